import {
  report,
  writeReport
} from "./chunk-MBB466C3.mjs";
import "./chunk-6GKV6IFA.mjs";
import "./chunk-BUAMSIUD.mjs";
import "./chunk-UUXR3PIB.mjs";
import "./chunk-R2URL3FL.mjs";
export {
  report,
  writeReport
};
