import {
  gate,
  parseGateOptions
} from "./chunk-7SDUZNGE.mjs";
import "./chunk-OAZJM3C3.mjs";
import "./chunk-UIUXXITL.mjs";
import "./chunk-JWDOVCNK.mjs";
import "./chunk-R2URL3FL.mjs";
export {
  gate,
  parseGateOptions
};
