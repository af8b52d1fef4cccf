import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  context,
  getOctokit
} from "./chunk-BGWOP2WN.mjs";
import "./chunk-UIIAQFXX.mjs";
import "./chunk-XZG5CIXG.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  context,
  getOctokit
};
