import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-FIIE2DTN.mjs";
import "./chunk-XU63OAHL.mjs";
import "./chunk-3QOTG3YN.mjs";
import "./chunk-3UD3VH6U.mjs";
import "./chunk-Q3I4VK7S.mjs";
import "./chunk-TN3OTT7G.mjs";
import "./chunk-3X2NQKI4.mjs";
import "./chunk-VUOVWKEK.mjs";
import "./chunk-4YMDT2QR.mjs";
import "./chunk-4LNQKHML.mjs";
import "./chunk-DXUBBTZS.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
