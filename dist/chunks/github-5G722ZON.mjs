import {
  context,
  getOctokit
} from "./chunk-LN62MBYV.mjs";
import "./chunk-Z3WVMLV2.mjs";
import "./chunk-4P3WNLR3.mjs";
import "./chunk-3QEYCZ4I.mjs";
export {
  context,
  getOctokit
};
