import {
  report,
  writeReport
} from "./chunk-LHX3GQR6.mjs";
import "./chunk-42VAHSS4.mjs";
import "./chunk-JRKYO5DZ.mjs";
import "./chunk-WE6ECDUQ.mjs";
import "./chunk-R2URL3FL.mjs";
export {
  report,
  writeReport
};
