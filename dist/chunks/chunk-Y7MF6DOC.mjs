import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);

// src/contract/character-names.ts
function unicodeEscape(text) {
  const escaped = text.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return escaped.join("");
}
function codePointName(character) {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

export {
  unicodeEscape,
  codePointName
};
