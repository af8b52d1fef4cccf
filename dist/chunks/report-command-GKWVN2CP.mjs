import {
  report,
  writeReport
} from "./chunk-CU6YQPJT.mjs";
import "./chunk-FX7KQC5E.mjs";
import "./chunk-JWDOVCNK.mjs";
import "./chunk-UUXR3PIB.mjs";
import "./chunk-R2URL3FL.mjs";
export {
  report,
  writeReport
};
