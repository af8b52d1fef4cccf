import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-MDJ7EACV.mjs";
import "./chunk-RO3ADLON.mjs";
import "./chunk-HF6O5YIW.mjs";
import "./chunk-Q6BAFUWV.mjs";
import "./chunk-H5W7MNXS.mjs";
import "./chunk-2URVJJHS.mjs";
import "./chunk-IMRIV23S.mjs";
import "./chunk-KLSKMV7Y.mjs";
import "./chunk-JAPPEEVI.mjs";
import "./chunk-66OGBQU2.mjs";
import "./chunk-HOHM6HVZ.mjs";
import "./chunk-5RSVC7JP.mjs";
import "./chunk-PAV3ASZI.mjs";
import "./chunk-4SO6KMKK.mjs";
import "./chunk-ULVC5D7U.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
