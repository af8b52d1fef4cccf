import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-44DSW6GB.mjs";
import "./chunk-NSRFFZKI.mjs";
import "./chunk-43TBX6WV.mjs";
import "./chunk-U6ZWUBV6.mjs";
import "./chunk-IM6YNVSV.mjs";
import "./chunk-BU5HYAPJ.mjs";
import "./chunk-KCVDIJTN.mjs";
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
