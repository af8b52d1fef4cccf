import {
  report,
  writeReport
} from "./chunk-WNWV2VEG.mjs";
import "./chunk-GJKJLVY4.mjs";
import "./chunk-BUAMSIUD.mjs";
import "./chunk-UUXR3PIB.mjs";
import "./chunk-R2URL3FL.mjs";
export {
  report,
  writeReport
};
