import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  context,
  getOctokit
} from "./chunk-2RYNUF2Y.mjs";
import "./chunk-T3X32YAL.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  context,
  getOctokit
};
