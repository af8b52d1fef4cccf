import {
  gate,
  parseGateOptions
} from "./chunk-N3BE3EXB.mjs";
import "./chunk-FVRV457V.mjs";
import "./chunk-GJKJLVY4.mjs";
import "./chunk-BUAMSIUD.mjs";
import "./chunk-R2URL3FL.mjs";
export {
  gate,
  parseGateOptions
};
