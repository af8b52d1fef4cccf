import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  renderJunit
} from "./chunk-S2W6LHDA.mjs";
import "./chunk-IXZP7M2H.mjs";
import "./chunk-EJX4T4YE.mjs";
import "./chunk-7LAB6J43.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  renderJunit
};
