import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-ZJ6HR4RB.mjs";
import "./chunk-2ZV6MRBF.mjs";
import "./chunk-7GDSGX3R.mjs";
import "./chunk-DLPCRZS3.mjs";
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
