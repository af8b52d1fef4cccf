import {
  gate,
  parseGateOptions
} from "./chunk-C2TBRAIO.mjs";
import "./chunk-LAW2LTLG.mjs";
import "./chunk-42VAHSS4.mjs";
import "./chunk-JRKYO5DZ.mjs";
import "./chunk-R2URL3FL.mjs";
export {
  gate,
  parseGateOptions
};
