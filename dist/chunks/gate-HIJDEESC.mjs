import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-QFNEEEIE.mjs";
import "./chunk-YUB7LPDF.mjs";
import "./chunk-3QOTG3YN.mjs";
import "./chunk-JLOTHUF6.mjs";
import "./chunk-O6J3ASMU.mjs";
import "./chunk-3EI2YBW7.mjs";
import "./chunk-3CITWZYY.mjs";
import "./chunk-ECXME36M.mjs";
import "./chunk-OHLI2KHN.mjs";
import "./chunk-3VJODEFU.mjs";
import "./chunk-VUQEDUW4.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
