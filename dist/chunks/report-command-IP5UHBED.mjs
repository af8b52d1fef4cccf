import {
  report,
  writeReport
} from "./chunk-7ALZY4O2.mjs";
import "./chunk-CFLCQEWD.mjs";
import "./chunk-BUAMSIUD.mjs";
import "./chunk-UUXR3PIB.mjs";
import "./chunk-R2URL3FL.mjs";
export {
  report,
  writeReport
};
