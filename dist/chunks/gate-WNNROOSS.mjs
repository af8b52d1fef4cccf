import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-P7SCY2UR.mjs";
import "./chunk-7IZK5UXT.mjs";
import "./chunk-6WB6JCPD.mjs";
import "./chunk-GIAQVGDB.mjs";
import "./chunk-ZPGVL6PW.mjs";
import "./chunk-7BK3QEV4.mjs";
import "./chunk-2OUBPTJW.mjs";
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
  gate,
  parseGateOptions
};
