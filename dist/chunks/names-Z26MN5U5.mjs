import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  adviseName,
  adviseNearest,
  freeNames,
  inDots,
  isSlip,
  nearestName
} from "./chunk-RXV6FDVC.mjs";
import "./chunk-7LAB6J43.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  adviseName,
  adviseNearest,
  freeNames,
  inDots,
  isSlip,
  nearestName
};
