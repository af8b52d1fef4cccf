import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-7MFDXJ3Q.mjs";
import "./chunk-5TB6BTN7.mjs";
import "./chunk-LN6D53SB.mjs";
import "./chunk-FTIHLM3F.mjs";
import "./chunk-3IZ5IS6J.mjs";
import "./chunk-VZTSM3WS.mjs";
import "./chunk-FFMGLE5F.mjs";
import "./chunk-GQCG6S2J.mjs";
import "./chunk-TAV6BIA5.mjs";
import "./chunk-W5EZI5UT.mjs";
import "./chunk-QNI2MHTZ.mjs";
import "./chunk-NHUOVRZL.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
