import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-RQ7PTEVQ.mjs";
import "./chunk-CGDJIVPE.mjs";
import "./chunk-NJSCFWZY.mjs";
import "./chunk-WZUQPWJT.mjs";
import "./chunk-UVTJUBNJ.mjs";
import "./chunk-FQZDEATT.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
