import {
  gate,
  parseGateOptions
} from "./chunk-2BDYF4MJ.mjs";
import "./chunk-OAZJM3C3.mjs";
import "./chunk-LBAQALAW.mjs";
import "./chunk-JWDOVCNK.mjs";
import "./chunk-R2URL3FL.mjs";
export {
  gate,
  parseGateOptions
};
