import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-KXCH6LWL.mjs";
import "./chunk-AHE5Y4LH.mjs";
import "./chunk-GTYREPCK.mjs";
import "./chunk-I7OXJ4RN.mjs";
import "./chunk-CSWPS3B6.mjs";
import "./chunk-QWH54LBA.mjs";
import "./chunk-ZIR4OYXJ.mjs";
import "./chunk-QMRPBI6T.mjs";
import "./chunk-2BIAM2OJ.mjs";
import "./chunk-FQZDEATT.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
