import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  context,
  getOctokit
} from "./chunk-ZFKASISD.mjs";
import "./chunk-DYYSBWNG.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  context,
  getOctokit
};
