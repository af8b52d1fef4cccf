import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-QOCQECHP.mjs";
import "./chunk-DBZUGVMY.mjs";
import "./chunk-MAY54LKX.mjs";
import "./chunk-G6R3GJLD.mjs";
import "./chunk-IM6YNVSV.mjs";
import "./chunk-AVOYCVZ7.mjs";
import "./chunk-KUCPEGRT.mjs";
import "./chunk-KERZZEBR.mjs";
import "./chunk-SJW74RPO.mjs";
import "./chunk-LUQBJ7WC.mjs";
import "./chunk-433F2GYN.mjs";
import "./chunk-MXYOGJRR.mjs";
import "./chunk-UTIRFWNI.mjs";
import "./chunk-D5TAZYP6.mjs";
import "./chunk-RVF6DBTF.mjs";
import "./chunk-NNOWPGVS.mjs";
import "./chunk-RXV6FDVC.mjs";
import "./chunk-7LAB6J43.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
