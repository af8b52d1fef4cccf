import {
  gate,
  parseGateOptions
} from "./chunk-7OBLRZN5.mjs";
import "./chunk-OAZJM3C3.mjs";
import "./chunk-B6EPNXJY.mjs";
import "./chunk-JWDOVCNK.mjs";
import "./chunk-R2URL3FL.mjs";
export {
  gate,
  parseGateOptions
};
