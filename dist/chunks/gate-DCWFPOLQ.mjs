import {
  gate,
  parseGateOptions
} from "./chunk-4WTVX4LI.mjs";
import "./chunk-OAZJM3C3.mjs";
import "./chunk-FX7KQC5E.mjs";
import "./chunk-JWDOVCNK.mjs";
import "./chunk-R2URL3FL.mjs";
export {
  gate,
  parseGateOptions
};
