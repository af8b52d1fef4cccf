import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-VGAP4AYH.mjs";
import "./chunk-PEMNT2KE.mjs";
import "./chunk-YLOWIABY.mjs";
import "./chunk-GTLGLWUX.mjs";
import "./chunk-UVUTA2KT.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
