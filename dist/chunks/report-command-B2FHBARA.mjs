import {
  report,
  writeReport
} from "./chunk-7VZRXD6S.mjs";
import "./chunk-LBAQALAW.mjs";
import "./chunk-JWDOVCNK.mjs";
import "./chunk-UUXR3PIB.mjs";
import "./chunk-R2URL3FL.mjs";
export {
  report,
  writeReport
};
