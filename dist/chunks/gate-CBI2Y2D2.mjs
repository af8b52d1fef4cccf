import {
  gate,
  parseGateOptions
} from "./chunk-AUL6EFBQ.mjs";
import "./chunk-FVRV457V.mjs";
import "./chunk-CFLCQEWD.mjs";
import "./chunk-BUAMSIUD.mjs";
import "./chunk-R2URL3FL.mjs";
export {
  gate,
  parseGateOptions
};
