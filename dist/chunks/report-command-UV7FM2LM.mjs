import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-55GGETWK.mjs";
import "./chunk-7BK3QEV4.mjs";
import "./chunk-I7WZ74RQ.mjs";
import "./chunk-CNIKDPYA.mjs";
import "./chunk-RZBKR4LR.mjs";
import "./chunk-FCT75U4L.mjs";
import "./chunk-H6UOS62I.mjs";
import "./chunk-L42652NN.mjs";
import "./chunk-65UAUYVE.mjs";
import "./chunk-PZLYPGSD.mjs";
import "./chunk-NZPM7HOL.mjs";
import "./chunk-QFIRCJAQ.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
