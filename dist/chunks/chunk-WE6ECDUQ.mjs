import {
  INVISIBLE_PATTERN,
  visible
} from "./chunk-R2URL3FL.mjs";

// src/io/deflate.ts
var deflateSync = (...given) => process.getBuiltinModule("node:zlib").deflateSync(...given);
function deflated(text) {
  return deflateSync(text, { level: 4 }).toString("base64");
}

// raw:src/report/page/base.css
var base_default = '/* What the report and the playground share. */\n:root {\n  color-scheme: light dark;\n  --bg: light-dark(#fff, #0d1117);\n  --fg: light-dark(#1f2328, #f0f6fc);\n  --mu: light-dark(#59636e, #9ba4ae);\n  --bd: light-dark(#d1d9e0, #3d444d);\n  --su: light-dark(#f6f8fa, #151b23);\n  --bad: light-dark(#c01e2b, #ff8a80);\n  --ok: light-dark(#1a7f37, #4ac261);\n  --badbg: light-dark(#ffebe9, #371a1d);\n  --okbg: light-dark(#dafbe1, #12261e);\n  --hi: light-dark(#fff8c5, #2b2814);\n  --mark: light-dark(#ffc1ba, #7a2f2f);\n  --cok: light-dark(#2da44e, #238636);\n  --cno: light-dark(#cf222e, #da3633);\n  --link: light-dark(#0860ca, #6cb0ff);\n}\n* {\n  box-sizing: border-box;\n}\nbody {\n  margin: 0;\n  background: var(--bg);\n  color: var(--fg);\n  font:\n    14px / 1.5 -apple-system,\n    "Segoe UI",\n    "Noto Sans",\n    Helvetica,\n    Arial,\n    sans-serif;\n}\na {\n  color: var(--link);\n}\n:focus-visible {\n  outline: 2px solid var(--link);\n  outline-offset: 2px;\n}\ncode {\n  background: var(--su);\n  border-radius: 4px;\n  padding: 1px 4px;\n  overflow-wrap: anywhere;\n  unicode-bidi: isolate;\n}\n.vh {\n  position: absolute;\n  width: 1px;\n  height: 1px;\n  overflow: hidden;\n  clip-path: inset(50%);\n  white-space: nowrap;\n}\nheader {\n  position: sticky;\n  top: 0;\n  z-index: 2;\n  display: flex;\n  gap: 18px;\n  align-items: baseline;\n  padding: 8px 16px;\n  background: var(--su);\n  border-bottom: 1px solid var(--bd);\n  white-space: nowrap;\n}\n.mu,\nsummary.mu {\n  color: var(--mu);\n}\n@media print {\n  header,\n  button,\n  input,\n  select {\n    display: none;\n  }\n}\n';

// src/report/page/content-policy.ts
var hash = (...given) => process.getBuiltinModule("node:crypto").hash(...given);
function contentPolicy(style, ...scripts) {
  const hashOf = (text) => `'sha256-${hash("sha256", text, "base64")}'`;
  return `default-src 'none'; style-src ${hashOf(style)}; script-src ${scripts.map(hashOf).join(" ")}; base-uri 'none'; form-action 'none'`;
}

// src/report/page/markup.ts
var Markup = class {
  text;
  constructor(parts, values) {
    this.text = parts.map((part, index) => part + (index < values.length ? written(values[index] ?? null) : "")).join("");
  }
};
function html(parts, ...values) {
  return new Markup(parts, values);
}
function trusted(text) {
  return new Markup([text], []);
}
var CODE_OR_BOLD = /(`+) ?(.+?) ?\1(?!`)|\*\*/gs;
function sentence(markdown) {
  const text = markdown.replaceAll("<wbr>", "");
  const parts = [];
  let [end, isBold] = [0, false];
  for (const { 0: whole, 2: code, index } of text.matchAll(CODE_OR_BOLD)) {
    parts.push(text.slice(end, index));
    if (code === void 0) {
      isBold = !isBold;
      parts.push(trusted(isBold ? "<b>" : "</b>"));
    } else parts.push(html`<code>${code}</code>`);
    end = index + whole.length;
  }
  return html`${parts}${text.slice(end)}${isBold ? trusted("</b>") : null}`;
}
function written(value) {
  if (value === null) return "";
  if (value instanceof Markup) return value.text;
  if (typeof value === "object") return value.map(written).join("");
  return typeof value === "number" ? String(value) : escaped(value);
}
var ENTITIES = /* @__PURE__ */ new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"]
]);
function escaped(text) {
  const shown = INVISIBLE.test(text) ? text.split(LINES).map(visibleLine).join("\n") : text;
  return shown.replace(/[&<>"']/g, (sign) => ENTITIES.get(sign) ?? "");
}
var INVISIBLE = new RegExp(`(?![\\n\\t])${INVISIBLE_PATTERN.source}|\\p{M}{4}`, "u");
var LINES = /\r\n|[\r\n]/;
function visibleLine(line) {
  return line.split("	").map((part) => visible(part, Number.MAX_SAFE_INTEGER)).join("	");
}
function linkTo(words, address) {
  const plain = address !== void 0 && /^https:\/\/[\w.-]+(?::\d+)?\/[\w.~/?#=&%-]*$/.test(address);
  return plain ? html`<a href="${address}" rel="noreferrer">${words}</a>` : html`${words}`;
}

export {
  deflated,
  base_default,
  contentPolicy,
  html,
  trusted,
  sentence,
  linkTo
};
