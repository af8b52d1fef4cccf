import {
  gate,
  parseGateOptions
} from "./chunk-X6AW2BGX.mjs";
import "./chunk-X2JDRBQN.mjs";
import "./chunk-JR5LWUFB.mjs";
import "./chunk-LJIAG337.mjs";
import "./chunk-R2URL3FL.mjs";
export {
  gate,
  parseGateOptions
};
