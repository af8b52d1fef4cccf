import {
  report,
  writeReport
} from "./chunk-AXRTYSQ3.mjs";
import "./chunk-JR5LWUFB.mjs";
import "./chunk-LJIAG337.mjs";
import "./chunk-UUXR3PIB.mjs";
import "./chunk-R2URL3FL.mjs";
export {
  report,
  writeReport
};
