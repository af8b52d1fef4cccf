import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  context,
  getOctokit
} from "./chunk-HJKELLKG.mjs";
import "./chunk-4QXFZOW6.mjs";
import "./chunk-JG3GAGTN.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  context,
  getOctokit
};
