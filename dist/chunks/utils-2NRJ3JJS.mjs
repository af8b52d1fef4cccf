import {
  GitHub,
  context,
  defaults,
  getOctokitOptions,
  getUserAgentWithOrchestrationId
} from "./chunk-Z3WVMLV2.mjs";
import "./chunk-4P3WNLR3.mjs";
import "./chunk-3QEYCZ4I.mjs";
export {
  GitHub,
  context,
  defaults,
  getOctokitOptions,
  getUserAgentWithOrchestrationId
};
