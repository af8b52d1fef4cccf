import {
  report,
  writeReport
} from "./chunk-FQKZSQ2L.mjs";
import "./chunk-SQXFRM74.mjs";
import "./chunk-JRKYO5DZ.mjs";
import "./chunk-WE6ECDUQ.mjs";
import "./chunk-R2URL3FL.mjs";
export {
  report,
  writeReport
};
