import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-KAZMX2Z6.mjs";
import "./chunk-EZYOX363.mjs";
import "./chunk-BU5HYAPJ.mjs";
import "./chunk-KCVDIJTN.mjs";
import "./chunk-KERZZEBR.mjs";
import "./chunk-SJW74RPO.mjs";
import "./chunk-LUQBJ7WC.mjs";
import "./chunk-MXYOGJRR.mjs";
import "./chunk-UTIRFWNI.mjs";
import "./chunk-D5TAZYP6.mjs";
import "./chunk-RVF6DBTF.mjs";
import "./chunk-NNOWPGVS.mjs";
import "./chunk-RXV6FDVC.mjs";
import "./chunk-7LAB6J43.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
