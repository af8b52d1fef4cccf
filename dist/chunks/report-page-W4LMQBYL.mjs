import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-YNJGWXQE.mjs";
import "./chunk-HYWO2FCI.mjs";
import "./chunk-42P7X6OE.mjs";
import "./chunk-SJW74RPO.mjs";
import "./chunk-WGCU2VFZ.mjs";
import "./chunk-4GDA3E65.mjs";
import "./chunk-LSFE6R6I.mjs";
import "./chunk-D5TAZYP6.mjs";
import "./chunk-WJJBKEYM.mjs";
import "./chunk-EJX4T4YE.mjs";
import "./chunk-NNOWPGVS.mjs";
import "./chunk-RXV6FDVC.mjs";
import "./chunk-7LAB6J43.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
