import {
  gate,
  parseGateOptions
} from "./chunk-V3WBYHBE.mjs";
import "./chunk-LAW2LTLG.mjs";
import "./chunk-SQXFRM74.mjs";
import "./chunk-JRKYO5DZ.mjs";
import "./chunk-R2URL3FL.mjs";
export {
  gate,
  parseGateOptions
};
