import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-VFJGRV2T.mjs";
import "./chunk-WN2Y2NXC.mjs";
import "./chunk-57CCQZHM.mjs";
import "./chunk-E55XNK3E.mjs";
import "./chunk-H5W7MNXS.mjs";
import "./chunk-O56VSXXP.mjs";
import "./chunk-IMRIV23S.mjs";
import "./chunk-U62FGMWJ.mjs";
import "./chunk-UYEMILR3.mjs";
import "./chunk-66OGBQU2.mjs";
import "./chunk-65U5YIUC.mjs";
import "./chunk-5RSVC7JP.mjs";
import "./chunk-PAV3ASZI.mjs";
import "./chunk-4SO6KMKK.mjs";
import "./chunk-ULVC5D7U.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
