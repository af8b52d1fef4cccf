import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-6UAO762K.mjs";
import "./chunk-4WVYNEGW.mjs";
import "./chunk-UTC4DVDU.mjs";
import "./chunk-3TDCEHC6.mjs";
import "./chunk-IM6YNVSV.mjs";
import "./chunk-LS7HCDZK.mjs";
import "./chunk-LIWYF5NA.mjs";
import "./chunk-KLX6FY4R.mjs";
import "./chunk-SJW74RPO.mjs";
import "./chunk-I5BRYXMO.mjs";
import "./chunk-433F2GYN.mjs";
import "./chunk-VC4ZVYSV.mjs";
import "./chunk-4Y7IBR6A.mjs";
import "./chunk-D5TAZYP6.mjs";
import "./chunk-L7JBW6ZY.mjs";
import "./chunk-NNOWPGVS.mjs";
import "./chunk-RXV6FDVC.mjs";
import "./chunk-7LAB6J43.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
