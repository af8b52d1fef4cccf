import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-XOJR7HTC.mjs";
import "./chunk-A2QEXSRV.mjs";
import "./chunk-MPGM5U5P.mjs";
import "./chunk-PAKZPXOC.mjs";
import "./chunk-2UR37YPY.mjs";
import "./chunk-H7CRQY37.mjs";
import "./chunk-NJSCFWZY.mjs";
import "./chunk-A2DJVCBI.mjs";
import "./chunk-UVTJUBNJ.mjs";
import "./chunk-FQZDEATT.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
