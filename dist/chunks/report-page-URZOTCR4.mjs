import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-6OIASEDR.mjs";
import "./chunk-4QDATKPO.mjs";
import "./chunk-GRZLLZDU.mjs";
import "./chunk-6Q6QKTX7.mjs";
import "./chunk-TUF33KJD.mjs";
import "./chunk-NHUOVRZL.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
