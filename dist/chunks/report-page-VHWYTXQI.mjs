import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-4CXPRYKN.mjs";
import "./chunk-LS7HCDZK.mjs";
import "./chunk-LIWYF5NA.mjs";
import "./chunk-SJW74RPO.mjs";
import "./chunk-I5BRYXMO.mjs";
import "./chunk-VC4ZVYSV.mjs";
import "./chunk-4Y7IBR6A.mjs";
import "./chunk-D5TAZYP6.mjs";
import "./chunk-L7JBW6ZY.mjs";
import "./chunk-NNOWPGVS.mjs";
import "./chunk-RXV6FDVC.mjs";
import "./chunk-7LAB6J43.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
