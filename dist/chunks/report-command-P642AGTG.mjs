import {
  report,
  writeReport
} from "./chunk-KEFXEXN3.mjs";
import "./chunk-UIUXXITL.mjs";
import "./chunk-JWDOVCNK.mjs";
import "./chunk-UUXR3PIB.mjs";
import "./chunk-R2URL3FL.mjs";
export {
  report,
  writeReport
};
