import {
  gate,
  parseGateOptions
} from "./chunk-YO7L5V5Q.mjs";
import "./chunk-FVRV457V.mjs";
import "./chunk-6GKV6IFA.mjs";
import "./chunk-BUAMSIUD.mjs";
import "./chunk-R2URL3FL.mjs";
export {
  gate,
  parseGateOptions
};
