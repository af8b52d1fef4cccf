import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-BCUMTIQM.mjs";
import "./chunk-TVPPOJA6.mjs";
import "./chunk-HWPPZ4PZ.mjs";
import "./chunk-MCQFVWVW.mjs";
import "./chunk-BYIPZ2LD.mjs";
import "./chunk-2KIOMSSH.mjs";
import "./chunk-CXFHYJHO.mjs";
import "./chunk-3PRPLFI2.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
