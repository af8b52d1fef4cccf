import {
  report,
  writeReport
} from "./chunk-L4PGZNSZ.mjs";
import "./chunk-B6EPNXJY.mjs";
import "./chunk-JWDOVCNK.mjs";
import "./chunk-UUXR3PIB.mjs";
import "./chunk-R2URL3FL.mjs";
export {
  report,
  writeReport
};
