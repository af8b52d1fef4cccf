import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  context,
  getOctokit
} from "./chunk-VYUPTD4U.mjs";
import "./chunk-4GWSMMDU.mjs";
import "./chunk-2WFKPOYU.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  context,
  getOctokit
};
