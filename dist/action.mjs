import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  error,
  info,
  notice,
  setOutput,
  warning
} from "./chunks/chunk-HRH4VTYC.mjs";
import {
  withRetries
} from "./chunks/chunk-CN5JHTHV.mjs";
import {
  invalidDecision,
  refuseRun,
  runGate
} from "./chunks/chunk-DGEFCQL5.mjs";
import {
  ABSENT,
  DECISIONS,
  DEFAULT_RULES,
  EFFECTS,
  EVIDENCE_FILE,
  FEWEST_RUNS,
  FOREIGN,
  MOST_RUNS,
  OTHER_JUDGE,
  POLICY_FILE,
  RUBRIC_FILES,
  SHARDS_EXPECTED,
  TEST_FILE,
  UNNAMED_SUITE,
  absentNote,
  allOf,
  ambiguousNote,
  approximateNote,
  askNobody,
  at,
  baseRulerNote,
  baselineName,
  brokenOffNote,
  bundleName,
  compileRuler,
  decides,
  digestNote,
  download,
  evidenceOf,
  expiredNote,
  fetchPinned,
  findFileAt,
  findGivenBaseline,
  firstRubric,
  fixed,
  forbiddenNote,
  foreignNote,
  fromFileNote,
  hideEventFile,
  instantAt,
  isCommit,
  isNewer,
  isSaid,
  isSha,
  isUsedUp,
  labelsOf,
  latestInstant,
  listAt,
  listFilesAt,
  loadRubric,
  measureBundle,
  measureFile,
  nameList,
  namedNote,
  namesIn,
  noTokenNote,
  notFoundNote,
  numberAt,
  oddAnswer,
  oneOfEach,
  openBundleZip,
  originOfFile,
  ownRulerDecides,
  placeOfText,
  placesInRepository,
  readCheckedOutSha,
  readCommittedBaseline,
  readEventFile,
  readFileAt,
  readMarker,
  readPolicy,
  readShards,
  redactionHash,
  remarksOn,
  renderComment,
  renderSummary,
  rewrittenFile,
  rulerChanges,
  rulerOfBundle,
  rulersOfBase,
  searchedCommits,
  shaAt,
  shortSha,
  startRedaction,
  suiteOf,
  suiteOfBaseline,
  textAt,
  timeAt,
  toApiError,
  toldFindings,
  unaskedRulerNote,
  unlessRefused,
  unreachableNote,
  unreadableNote,
  uploadBundle,
  waiversOfBase,
  writeMarker
} from "./chunks/chunk-5KJLZ7NR.mjs";
import {
  logSafe
} from "./chunks/chunk-FP7GQSSI.mjs";
import {
  IGNORES_CASE,
  productVersion,
  readSelection,
  readShipped,
  slashed
} from "./chunks/chunk-TNQ2KEFW.mjs";
import {
  ApiError,
  TOO_LARGE,
  givenOr,
  isOutcomeUnknown,
  readCapped,
  unlessFailed,
  writingTo
} from "./chunks/chunk-A4GERX5N.mjs";
import "./chunks/chunk-Y7MF6DOC.mjs";
import {
  byText,
  sha256Of
} from "./chunks/chunk-XXPFZNUJ.mjs";
import {
  UserError,
  describeProblems,
  describeThrown,
  soundOr,
  systemTrouble,
  unlessMistaken,
  whatIsWrong
} from "./chunks/chunk-PG2UMBNY.mjs";
import {
  __commonJS,
  __toESM
} from "./chunks/chunk-RPPNX6LV.mjs";

// node_modules/picomatch/lib/constants.js
var require_constants = __commonJS({
  "node_modules/picomatch/lib/constants.js"(exports, module) {
    "use strict";
    var WIN_SLASH = "\\\\/";
    var WIN_NO_SLASH = `[^${WIN_SLASH}]`;
    var DEFAULT_MAX_EXTGLOB_RECURSION = 0;
    var DOT_LITERAL = "\\.";
    var PLUS_LITERAL = "\\+";
    var QMARK_LITERAL = "\\?";
    var SLASH_LITERAL = "\\/";
    var ONE_CHAR = "(?=.)";
    var QMARK = "[^/]";
    var END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
    var START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
    var DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
    var NO_DOT = `(?!${DOT_LITERAL})`;
    var NO_DOTS = `(?!${START_ANCHOR}${DOTS_SLASH})`;
    var NO_DOT_SLASH = `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`;
    var NO_DOTS_SLASH = `(?!${DOTS_SLASH})`;
    var QMARK_NO_DOT = `[^.${SLASH_LITERAL}]`;
    var STAR = `${QMARK}*?`;
    var SEP = "/";
    var POSIX_CHARS = {
      DOT_LITERAL,
      PLUS_LITERAL,
      QMARK_LITERAL,
      SLASH_LITERAL,
      ONE_CHAR,
      QMARK,
      END_ANCHOR,
      DOTS_SLASH,
      NO_DOT,
      NO_DOTS,
      NO_DOT_SLASH,
      NO_DOTS_SLASH,
      QMARK_NO_DOT,
      STAR,
      START_ANCHOR,
      SEP
    };
    var WINDOWS_CHARS = {
      ...POSIX_CHARS,
      SLASH_LITERAL: `[${WIN_SLASH}]`,
      QMARK: WIN_NO_SLASH,
      STAR: `${WIN_NO_SLASH}*?`,
      DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
      NO_DOT: `(?!${DOT_LITERAL})`,
      NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
      NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
      NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
      QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
      START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
      END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
      SEP: "\\"
    };
    var POSIX_REGEX_SOURCE = {
      __proto__: null,
      alnum: "a-zA-Z0-9",
      alpha: "a-zA-Z",
      ascii: "\\x00-\\x7F",
      blank: " \\t",
      cntrl: "\\x00-\\x1F\\x7F",
      digit: "0-9",
      graph: "\\x21-\\x7E",
      lower: "a-z",
      print: "\\x20-\\x7E ",
      punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
      space: " \\t\\r\\n\\v\\f",
      upper: "A-Z",
      word: "A-Za-z0-9_",
      xdigit: "A-Fa-f0-9"
    };
    module.exports = {
      DEFAULT_MAX_EXTGLOB_RECURSION,
      MAX_LENGTH: 1024 * 64,
      POSIX_REGEX_SOURCE,
      // regular expressions
      REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
      REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
      REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
      REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
      REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
      REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
      // Replace globs with equivalent patterns to reduce parsing time.
      REPLACEMENTS: {
        __proto__: null,
        "***": "*",
        "**/**": "**",
        "**/**/**": "**"
      },
      // Digits
      CHAR_0: 48,
      /* 0 */
      CHAR_9: 57,
      /* 9 */
      // Alphabet chars.
      CHAR_UPPERCASE_A: 65,
      /* A */
      CHAR_LOWERCASE_A: 97,
      /* a */
      CHAR_UPPERCASE_Z: 90,
      /* Z */
      CHAR_LOWERCASE_Z: 122,
      /* z */
      CHAR_LEFT_PARENTHESES: 40,
      /* ( */
      CHAR_RIGHT_PARENTHESES: 41,
      /* ) */
      CHAR_ASTERISK: 42,
      /* * */
      // Non-alphabetic chars.
      CHAR_AMPERSAND: 38,
      /* & */
      CHAR_AT: 64,
      /* @ */
      CHAR_BACKWARD_SLASH: 92,
      /* \ */
      CHAR_CARRIAGE_RETURN: 13,
      /* \r */
      CHAR_CIRCUMFLEX_ACCENT: 94,
      /* ^ */
      CHAR_COLON: 58,
      /* : */
      CHAR_COMMA: 44,
      /* , */
      CHAR_DOT: 46,
      /* . */
      CHAR_DOUBLE_QUOTE: 34,
      /* " */
      CHAR_EQUAL: 61,
      /* = */
      CHAR_EXCLAMATION_MARK: 33,
      /* ! */
      CHAR_FORM_FEED: 12,
      /* \f */
      CHAR_FORWARD_SLASH: 47,
      /* / */
      CHAR_GRAVE_ACCENT: 96,
      /* ` */
      CHAR_HASH: 35,
      /* # */
      CHAR_HYPHEN_MINUS: 45,
      /* - */
      CHAR_LEFT_ANGLE_BRACKET: 60,
      /* < */
      CHAR_LEFT_CURLY_BRACE: 123,
      /* { */
      CHAR_LEFT_SQUARE_BRACKET: 91,
      /* [ */
      CHAR_LINE_FEED: 10,
      /* \n */
      CHAR_NO_BREAK_SPACE: 160,
      /* \u00A0 */
      CHAR_PERCENT: 37,
      /* % */
      CHAR_PLUS: 43,
      /* + */
      CHAR_QUESTION_MARK: 63,
      /* ? */
      CHAR_RIGHT_ANGLE_BRACKET: 62,
      /* > */
      CHAR_RIGHT_CURLY_BRACE: 125,
      /* } */
      CHAR_RIGHT_SQUARE_BRACKET: 93,
      /* ] */
      CHAR_SEMICOLON: 59,
      /* ; */
      CHAR_SINGLE_QUOTE: 39,
      /* ' */
      CHAR_SPACE: 32,
      /*   */
      CHAR_TAB: 9,
      /* \t */
      CHAR_UNDERSCORE: 95,
      /* _ */
      CHAR_VERTICAL_LINE: 124,
      /* | */
      CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
      /* \uFEFF */
      /**
       * Create EXTGLOB_CHARS
       */
      extglobChars(chars) {
        return {
          "!": { type: "negate", open: "(?:(?!(?:", close: `))${chars.STAR})` },
          "?": { type: "qmark", open: "(?:", close: ")?" },
          "+": { type: "plus", open: "(?:", close: ")+" },
          "*": { type: "star", open: "(?:", close: ")*" },
          "@": { type: "at", open: "(?:", close: ")" }
        };
      },
      /**
       * Create GLOB_CHARS
       */
      globChars(win32) {
        return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
      }
    };
  }
});

// node_modules/picomatch/lib/utils.js
var require_utils = __commonJS({
  "node_modules/picomatch/lib/utils.js"(exports) {
    "use strict";
    var {
      REGEX_BACKSLASH,
      REGEX_REMOVE_BACKSLASH,
      REGEX_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_GLOBAL
    } = require_constants();
    exports.isObject = (val) => val !== null && typeof val === "object" && !Array.isArray(val);
    exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
    exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
    exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
    exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
    exports.isWindows = () => {
      if (typeof navigator !== "undefined" && navigator.platform) {
        const platform = navigator.platform.toLowerCase();
        return platform === "win32" || platform === "windows";
      }
      if (typeof process !== "undefined" && process.platform) {
        return process.platform === "win32";
      }
      return false;
    };
    exports.removeBackslashes = (str) => {
      return str.replace(REGEX_REMOVE_BACKSLASH, (match) => {
        return match === "\\" ? "" : match;
      });
    };
    exports.escapeLast = (input, char, lastIdx) => {
      const idx = input.lastIndexOf(char, lastIdx);
      if (idx === -1) return input;
      if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
      return `${input.slice(0, idx)}\\${input.slice(idx)}`;
    };
    exports.removePrefix = (input, state = {}) => {
      let output = input;
      if (output.startsWith("./")) {
        output = output.slice(2);
        state.prefix = "./";
      }
      return output;
    };
    exports.wrapOutput = (input, state = {}, options = {}) => {
      const prepend = options.contains ? "" : "^";
      const append = options.contains ? "" : "$";
      let output = `${prepend}(?:${input})${append}`;
      if (state.negated === true) {
        output = `(?:^(?!${output}).*$)`;
      }
      return output;
    };
    exports.basename = (path, { windows } = {}) => {
      const segs = path.split(windows ? /[\\/]/ : "/");
      const last = segs[segs.length - 1];
      if (last === "") {
        return segs[segs.length - 2];
      }
      return last;
    };
  }
});

// node_modules/picomatch/lib/scan.js
var require_scan = __commonJS({
  "node_modules/picomatch/lib/scan.js"(exports, module) {
    "use strict";
    var utils = require_utils();
    var {
      CHAR_ASTERISK,
      /* * */
      CHAR_AT,
      /* @ */
      CHAR_BACKWARD_SLASH,
      /* \ */
      CHAR_COMMA,
      /* , */
      CHAR_DOT,
      /* . */
      CHAR_EXCLAMATION_MARK,
      /* ! */
      CHAR_FORWARD_SLASH,
      /* / */
      CHAR_LEFT_CURLY_BRACE,
      /* { */
      CHAR_LEFT_PARENTHESES,
      /* ( */
      CHAR_LEFT_SQUARE_BRACKET,
      /* [ */
      CHAR_PLUS,
      /* + */
      CHAR_QUESTION_MARK,
      /* ? */
      CHAR_RIGHT_CURLY_BRACE,
      /* } */
      CHAR_RIGHT_PARENTHESES,
      /* ) */
      CHAR_RIGHT_SQUARE_BRACKET
      /* ] */
    } = require_constants();
    var isPathSeparator = (code) => {
      return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
    };
    var depth = (token) => {
      if (token.isPrefix !== true) {
        token.depth = token.isGlobstar ? Infinity : 1;
      }
    };
    var scan = (input, options) => {
      const opts = options || {};
      const length = input.length - 1;
      const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
      const slashes = [];
      const tokens = [];
      const parts = [];
      let str = input;
      let index = -1;
      let start = 0;
      let lastIndex = 0;
      let isBrace = false;
      let isBracket = false;
      let isGlob = false;
      let isExtglob = false;
      let isGlobstar = false;
      let braceEscaped = false;
      let backslashes = false;
      let negated = false;
      let negatedExtglob = false;
      let finished = false;
      let braces = 0;
      let prev;
      let code;
      let token = { value: "", depth: 0, isGlob: false };
      const eos = () => index >= length;
      const peek = () => str.charCodeAt(index + 1);
      const advance = () => {
        prev = code;
        return str.charCodeAt(++index);
      };
      while (index < length) {
        code = advance();
        let next;
        if (code === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          code = advance();
          if (code === CHAR_LEFT_CURLY_BRACE) {
            braceEscaped = true;
          }
          continue;
        }
        if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
          braces++;
          while (eos() !== true && (code = advance())) {
            if (code === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = true;
              advance();
              continue;
            }
            if (code === CHAR_LEFT_CURLY_BRACE) {
              braces++;
              continue;
            }
            if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
              isBrace = token.isBrace = true;
              isGlob = token.isGlob = true;
              finished = true;
              if (scanToEnd === true) {
                continue;
              }
              break;
            }
            if (braceEscaped !== true && code === CHAR_COMMA) {
              isBrace = token.isBrace = true;
              isGlob = token.isGlob = true;
              finished = true;
              if (scanToEnd === true) {
                continue;
              }
              break;
            }
            if (code === CHAR_RIGHT_CURLY_BRACE) {
              braces--;
              if (braces === 0) {
                braceEscaped = false;
                isBrace = token.isBrace = true;
                finished = true;
                break;
              }
            }
          }
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code === CHAR_FORWARD_SLASH) {
          slashes.push(index);
          tokens.push(token);
          token = { value: "", depth: 0, isGlob: false };
          if (finished === true) continue;
          if (prev === CHAR_DOT && index === start + 1) {
            start += 2;
            continue;
          }
          lastIndex = index + 1;
          continue;
        }
        if (opts.noext !== true) {
          const isExtglobChar = code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK;
          if (isExtglobChar === true && peek() === CHAR_LEFT_PARENTHESES) {
            isGlob = token.isGlob = true;
            isExtglob = token.isExtglob = true;
            finished = true;
            if (code === CHAR_EXCLAMATION_MARK && index === start) {
              negatedExtglob = true;
            }
            if (scanToEnd === true) {
              let parens = 0;
              while (eos() !== true && (code = advance())) {
                if (code === CHAR_BACKWARD_SLASH) {
                  backslashes = token.backslashes = true;
                  advance();
                  continue;
                }
                if (code === CHAR_LEFT_PARENTHESES) {
                  parens++;
                  continue;
                }
                if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
                  finished = true;
                  break;
                }
              }
              continue;
            }
            break;
          }
        }
        if (code === CHAR_ASTERISK) {
          if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
          isGlob = token.isGlob = true;
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code === CHAR_QUESTION_MARK) {
          isGlob = token.isGlob = true;
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code === CHAR_LEFT_SQUARE_BRACKET) {
          while (eos() !== true && (next = advance())) {
            if (next === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = true;
              advance();
              continue;
            }
            if (next === CHAR_RIGHT_SQUARE_BRACKET) {
              isBracket = token.isBracket = true;
              isGlob = token.isGlob = true;
              finished = true;
              break;
            }
          }
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
          negated = token.negated = true;
          start++;
          continue;
        }
        if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
          isGlob = token.isGlob = true;
          if (scanToEnd === true) {
            let parens = 1;
            while (eos() !== true && (code = advance())) {
              if (code === CHAR_BACKWARD_SLASH) {
                backslashes = token.backslashes = true;
                advance();
                continue;
              }
              if (code === CHAR_LEFT_PARENTHESES) {
                parens++;
                continue;
              }
              if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
                finished = true;
                break;
              }
            }
            continue;
          }
          break;
        }
        if (isGlob === true) {
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
      }
      if (opts.noext === true) {
        isExtglob = false;
        isGlob = false;
      }
      let base = str;
      let prefix = "";
      let glob = "";
      if (start > 0) {
        prefix = str.slice(0, start);
        str = str.slice(start);
        lastIndex -= start;
      }
      if (base && isGlob === true && lastIndex > 0) {
        base = str.slice(0, lastIndex);
        glob = str.slice(lastIndex);
      } else if (isGlob === true) {
        base = "";
        glob = str;
      } else {
        base = str;
      }
      if (base && base !== "" && base !== "/" && base !== str) {
        if (isPathSeparator(base.charCodeAt(base.length - 1))) {
          base = base.slice(0, -1);
        }
      }
      if (opts.unescape === true) {
        if (glob) glob = utils.removeBackslashes(glob);
        if (base && backslashes === true) {
          base = utils.removeBackslashes(base);
        }
      }
      const state = {
        prefix,
        input,
        start,
        base,
        glob,
        isBrace,
        isBracket,
        isGlob,
        isExtglob,
        isGlobstar,
        negated,
        negatedExtglob
      };
      if (opts.tokens === true) {
        state.maxDepth = 0;
        if (!isPathSeparator(code)) {
          tokens.push(token);
        }
        state.tokens = tokens;
      }
      if (opts.parts === true || opts.tokens === true) {
        let prevIndex;
        for (let idx = 0; idx < slashes.length; idx++) {
          const n2 = prevIndex !== void 0 ? prevIndex + 1 : start;
          const i = slashes[idx];
          const value2 = input.slice(n2, i);
          if (opts.tokens) {
            if (idx === 0 && start !== 0) {
              tokens[idx].isPrefix = true;
              tokens[idx].value = prefix;
            } else {
              tokens[idx].value = value2;
            }
            depth(tokens[idx]);
            state.maxDepth += tokens[idx].depth;
          }
          if (i >= start) {
            parts.push(value2);
            prevIndex = i;
          }
        }
        const n = prevIndex !== void 0 ? prevIndex + 1 : start;
        const value = input.slice(n);
        parts.push(value);
        if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
          tokens[tokens.length - 1].value = value;
          depth(tokens[tokens.length - 1]);
          state.maxDepth += tokens[tokens.length - 1].depth;
        }
        state.slashes = slashes;
        state.parts = parts;
      }
      return state;
    };
    module.exports = scan;
  }
});

// node_modules/picomatch/lib/parse.js
var require_parse = __commonJS({
  "node_modules/picomatch/lib/parse.js"(exports, module) {
    "use strict";
    var constants = require_constants();
    var utils = require_utils();
    var {
      MAX_LENGTH,
      POSIX_REGEX_SOURCE,
      REGEX_NON_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_BACKREF,
      REPLACEMENTS
    } = constants;
    var expandRange = (args, options) => {
      if (typeof options.expandRange === "function") {
        return options.expandRange(...args, options);
      }
      args.sort();
      const value = `[${args.join("-")}]`;
      try {
        new RegExp(value);
      } catch (ex) {
        return args.map((v) => utils.escapeRegex(v)).join("..");
      }
      return value;
    };
    var syntaxError = (type, char) => {
      return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
    };
    var splitTopLevel = (input) => {
      const parts = [];
      let bracket = 0;
      let paren = 0;
      let quote = 0;
      let value = "";
      let escaped = false;
      for (const ch of input) {
        if (escaped === true) {
          value += ch;
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          value += ch;
          escaped = true;
          continue;
        }
        if (ch === '"') {
          quote = quote === 1 ? 0 : 1;
          value += ch;
          continue;
        }
        if (quote === 0) {
          if (ch === "[") {
            bracket++;
          } else if (ch === "]" && bracket > 0) {
            bracket--;
          } else if (bracket === 0) {
            if (ch === "(") {
              paren++;
            } else if (ch === ")" && paren > 0) {
              paren--;
            } else if (ch === "|" && paren === 0) {
              parts.push(value);
              value = "";
              continue;
            }
          }
        }
        value += ch;
      }
      parts.push(value);
      return parts;
    };
    var isPlainBranch = (branch) => {
      let escaped = false;
      for (const ch of branch) {
        if (escaped === true) {
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          escaped = true;
          continue;
        }
        if (/[?*+@!()[\]{}]/.test(ch)) {
          return false;
        }
      }
      return true;
    };
    var normalizeSimpleBranch = (branch) => {
      let value = branch.trim();
      let changed = true;
      while (changed === true) {
        changed = false;
        if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
          value = value.slice(2, -1);
          changed = true;
        }
      }
      if (!isPlainBranch(value)) {
        return;
      }
      return value.replace(/\\(.)/g, "$1");
    };
    var hasRepeatedCharPrefixOverlap = (branches) => {
      const values = branches.map(normalizeSimpleBranch).filter(Boolean);
      for (let i = 0; i < values.length; i++) {
        for (let j = i + 1; j < values.length; j++) {
          const a = values[i];
          const b = values[j];
          const char = a[0];
          if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) {
            continue;
          }
          if (a === b || a.startsWith(b) || b.startsWith(a)) {
            return true;
          }
        }
      }
      return false;
    };
    var parseRepeatedExtglob = (pattern, requireEnd = true) => {
      if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") {
        return;
      }
      let bracket = 0;
      let paren = 0;
      let quote = 0;
      let escaped = false;
      for (let i = 1; i < pattern.length; i++) {
        const ch = pattern[i];
        if (escaped === true) {
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          escaped = true;
          continue;
        }
        if (ch === '"') {
          quote = quote === 1 ? 0 : 1;
          continue;
        }
        if (quote === 1) {
          continue;
        }
        if (ch === "[") {
          bracket++;
          continue;
        }
        if (ch === "]" && bracket > 0) {
          bracket--;
          continue;
        }
        if (bracket > 0) {
          continue;
        }
        if (ch === "(") {
          paren++;
          continue;
        }
        if (ch === ")") {
          paren--;
          if (paren === 0) {
            if (requireEnd === true && i !== pattern.length - 1) {
              return;
            }
            return {
              type: pattern[0],
              body: pattern.slice(2, i),
              end: i
            };
          }
        }
      }
    };
    var buildCharClassStar = (chars) => {
      const source = chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`;
      return `${source}*`;
    };
    var getStarExtglobSequenceChars = (pattern) => {
      let index = 0;
      const chars = [];
      while (index < pattern.length) {
        const match = parseRepeatedExtglob(pattern.slice(index), false);
        if (!match || match.type !== "*") {
          return;
        }
        const branches = splitTopLevel(match.body).map((branch2) => branch2.trim());
        if (branches.length !== 1) {
          return;
        }
        const branch = normalizeSimpleBranch(branches[0]);
        if (!branch || branch.length !== 1) {
          return;
        }
        chars.push(branch);
        index += match.end + 1;
      }
      if (chars.length < 1) {
        return;
      }
      return chars;
    };
    var repeatedExtglobRecursion = (pattern) => {
      let depth = 0;
      let value = pattern.trim();
      let match = parseRepeatedExtglob(value);
      while (match) {
        depth++;
        value = match.body.trim();
        match = parseRepeatedExtglob(value);
      }
      return depth;
    };
    var analyzeRepeatedExtglob = (body, options) => {
      if (options.maxExtglobRecursion === false) {
        return { risky: false };
      }
      const max = typeof options.maxExtglobRecursion === "number" ? options.maxExtglobRecursion : constants.DEFAULT_MAX_EXTGLOB_RECURSION;
      const branches = splitTopLevel(body).map((branch) => branch.trim());
      if (branches.length > 1) {
        if (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)) {
          return { risky: true };
        }
      }
      const safeChars = [];
      let sawStarSequence = false;
      let combinable = true;
      for (const branch of branches) {
        const chars = getStarExtglobSequenceChars(branch);
        if (chars) {
          sawStarSequence = true;
          safeChars.push(...chars);
          continue;
        }
        const literal = normalizeSimpleBranch(branch);
        if (literal && literal.length === 1) {
          safeChars.push(literal);
          continue;
        }
        combinable = false;
        if (repeatedExtglobRecursion(branch) > max) {
          return { risky: true };
        }
      }
      if (sawStarSequence) {
        return combinable ? { risky: true, safeOutput: buildCharClassStar([...new Set(safeChars)]) } : { risky: true };
      }
      return { risky: false };
    };
    var parse = (input, options) => {
      if (typeof input !== "string") {
        throw new TypeError("Expected a string");
      }
      input = REPLACEMENTS[input] || input;
      const opts = { ...options };
      const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
      let len = input.length;
      if (len > max) {
        throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
      }
      const bos = { type: "bos", value: "", output: opts.prepend || "" };
      const tokens = [bos];
      const capture = opts.capture ? "" : "?:";
      const PLATFORM_CHARS = constants.globChars(opts.windows);
      const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);
      const {
        DOT_LITERAL,
        PLUS_LITERAL,
        SLASH_LITERAL,
        ONE_CHAR,
        DOTS_SLASH,
        NO_DOT,
        NO_DOT_SLASH,
        NO_DOTS_SLASH,
        QMARK,
        QMARK_NO_DOT,
        STAR,
        START_ANCHOR
      } = PLATFORM_CHARS;
      const globstar = (opts2) => {
        return `(${capture}(?:(?!${START_ANCHOR}${opts2.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
      };
      const nodot = opts.dot ? "" : NO_DOT;
      const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
      let star = opts.bash === true ? globstar(opts) : STAR;
      if (opts.capture) {
        star = `(${star})`;
      }
      if (typeof opts.noext === "boolean") {
        opts.noextglob = opts.noext;
      }
      const state = {
        input,
        index: -1,
        start: 0,
        dot: opts.dot === true,
        consumed: "",
        output: "",
        prefix: "",
        backtrack: false,
        negated: false,
        brackets: 0,
        braces: 0,
        parens: 0,
        quotes: 0,
        globstar: false,
        tokens
      };
      input = utils.removePrefix(input, state);
      len = input.length;
      const extglobs = [];
      const braces = [];
      const stack = [];
      let prev = bos;
      let value;
      const eos = () => state.index === len - 1;
      const peek = state.peek = (n = 1) => input[state.index + n];
      const advance = state.advance = () => input[++state.index] || "";
      const remaining = () => input.slice(state.index + 1);
      const consume = (value2 = "", num = 0) => {
        state.consumed += value2;
        state.index += num;
      };
      const append = (token) => {
        state.output += token.output != null ? token.output : token.value;
        consume(token.value);
      };
      const negate = () => {
        let count = 1;
        while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
          advance();
          state.start++;
          count++;
        }
        if (count % 2 === 0) {
          return false;
        }
        state.negated = true;
        state.start++;
        return true;
      };
      const increment = (type) => {
        state[type]++;
        stack.push(type);
      };
      const decrement = (type) => {
        state[type]--;
        stack.pop();
      };
      const push = (tok) => {
        if (prev.type === "globstar") {
          const isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
          const isExtglob = tok.extglob === true || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
          if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
            state.output = state.output.slice(0, -prev.output.length);
            prev.type = "star";
            prev.value = "*";
            prev.output = star;
            state.output += prev.output;
          }
        }
        if (extglobs.length && tok.type !== "paren") {
          extglobs[extglobs.length - 1].inner += tok.value;
        }
        if (tok.value || tok.output) append(tok);
        if (prev && prev.type === "text" && tok.type === "text") {
          prev.output = (prev.output || prev.value) + tok.value;
          prev.value += tok.value;
          return;
        }
        tok.prev = prev;
        tokens.push(tok);
        prev = tok;
      };
      const extglobOpen = (type, value2) => {
        const token = { ...EXTGLOB_CHARS[value2], conditions: 1, inner: "" };
        token.prev = prev;
        token.parens = state.parens;
        token.output = state.output;
        token.startIndex = state.index;
        token.tokensIndex = tokens.length;
        const output = (opts.capture ? "(" : "") + token.open;
        increment("parens");
        push({ type, value: value2, output: state.output ? "" : ONE_CHAR });
        push({ type: "paren", extglob: true, value: advance(), output });
        extglobs.push(token);
      };
      const extglobClose = (token) => {
        const literal = input.slice(token.startIndex, state.index + 1);
        const body = input.slice(token.startIndex + 2, state.index);
        const analysis = analyzeRepeatedExtglob(body, opts);
        if ((token.type === "plus" || token.type === "star") && analysis.risky) {
          const safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
          const open = tokens[token.tokensIndex];
          open.type = "text";
          open.value = literal;
          open.output = safeOutput || utils.escapeRegex(literal);
          for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
            tokens[i].value = "";
            tokens[i].output = "";
            delete tokens[i].suffix;
          }
          state.output = token.output + open.output;
          state.backtrack = true;
          push({ type: "paren", extglob: true, value, output: "" });
          decrement("parens");
          return;
        }
        let output = token.close + (opts.capture ? ")" : "");
        let rest;
        if (token.type === "negate") {
          let extglobStar = star;
          if (token.inner && token.inner.length > 1 && token.inner.includes("/")) {
            extglobStar = globstar(opts);
          }
          if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) {
            output = token.close = `)$))${extglobStar}`;
          }
          if (token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) {
            const expression = parse(rest, { ...options, fastpaths: false }).output;
            output = token.close = `)${expression})${extglobStar})`;
          }
          if (token.prev.type === "bos") {
            state.negatedExtglob = true;
          }
        }
        push({ type: "paren", extglob: true, value, output });
        decrement("parens");
      };
      if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
        let backslashes = false;
        let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
          if (first === "\\") {
            backslashes = true;
            return m;
          }
          if (first === "?") {
            if (esc) {
              return esc + first + (rest ? QMARK.repeat(rest.length) : "");
            }
            if (index === 0) {
              return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
            }
            return QMARK.repeat(chars.length);
          }
          if (first === ".") {
            return DOT_LITERAL.repeat(chars.length);
          }
          if (first === "*") {
            if (esc) {
              return esc + first + (rest ? star : "");
            }
            return star;
          }
          return esc ? m : `\\${m}`;
        });
        if (backslashes === true) {
          if (opts.unescape === true) {
            output = output.replace(/\\/g, "");
          } else {
            output = output.replace(/\\+/g, (m) => {
              return m.length % 2 === 0 ? "\\\\" : m ? "\\" : "";
            });
          }
        }
        if (output === input && opts.contains === true) {
          state.output = input;
          return state;
        }
        state.output = utils.wrapOutput(output, state, options);
        return state;
      }
      while (!eos()) {
        value = advance();
        if (value === "\0") {
          continue;
        }
        if (value === "\\") {
          const next = peek();
          if (next === "/" && opts.bash !== true) {
            continue;
          }
          if (next === "." || next === ";") {
            continue;
          }
          if (!next) {
            value += "\\";
            push({ type: "text", value });
            continue;
          }
          const match = /^\\+/.exec(remaining());
          let slashes = 0;
          if (match && match[0].length > 2) {
            slashes = match[0].length;
            state.index += slashes;
            if (slashes % 2 !== 0) {
              value += "\\";
            }
          }
          if (opts.unescape === true) {
            value = advance();
          } else {
            value += advance();
          }
          if (state.brackets === 0) {
            push({ type: "text", value });
            continue;
          }
        }
        if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
          if (opts.posix !== false && value === ":") {
            const inner = prev.value.slice(1);
            if (inner.includes("[")) {
              prev.posix = true;
              if (inner.includes(":")) {
                const idx = prev.value.lastIndexOf("[");
                const pre = prev.value.slice(0, idx);
                const rest2 = prev.value.slice(idx + 2);
                const posix = POSIX_REGEX_SOURCE[rest2];
                if (posix) {
                  prev.value = pre + posix;
                  state.backtrack = true;
                  advance();
                  if (!bos.output && tokens.indexOf(prev) === 1) {
                    bos.output = ONE_CHAR;
                  }
                  continue;
                }
              }
            }
          }
          if (value === "[" && peek() !== ":" || value === "-" && peek() === "]") {
            value = `\\${value}`;
          }
          if (value === "]" && (prev.value === "[" || prev.value === "[^")) {
            value = `\\${value}`;
          }
          if (opts.posix === true && value === "!" && prev.value === "[") {
            value = "^";
          }
          prev.value += value;
          append({ value });
          continue;
        }
        if (state.quotes === 1 && value !== '"') {
          value = utils.escapeRegex(value);
          prev.value += value;
          append({ value });
          continue;
        }
        if (value === '"') {
          state.quotes = state.quotes === 1 ? 0 : 1;
          if (opts.keepQuotes === true) {
            push({ type: "text", value });
          }
          continue;
        }
        if (value === "(") {
          increment("parens");
          push({ type: "paren", value });
          continue;
        }
        if (value === ")") {
          if (state.parens === 0 && opts.strictBrackets === true) {
            throw new SyntaxError(syntaxError("opening", "("));
          }
          const extglob = extglobs[extglobs.length - 1];
          if (extglob && state.parens === extglob.parens + 1) {
            extglobClose(extglobs.pop());
            continue;
          }
          push({ type: "paren", value, output: state.parens ? ")" : "\\)" });
          decrement("parens");
          continue;
        }
        if (value === "[") {
          if (opts.nobracket === true || !remaining().includes("]")) {
            if (opts.nobracket !== true && opts.strictBrackets === true) {
              throw new SyntaxError(syntaxError("closing", "]"));
            }
            value = `\\${value}`;
          } else {
            increment("brackets");
          }
          push({ type: "bracket", value });
          continue;
        }
        if (value === "]") {
          if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
            push({ type: "text", value, output: `\\${value}` });
            continue;
          }
          if (state.brackets === 0) {
            if (opts.strictBrackets === true) {
              throw new SyntaxError(syntaxError("opening", "["));
            }
            push({ type: "text", value, output: `\\${value}` });
            continue;
          }
          decrement("brackets");
          const prevValue = prev.value.slice(1);
          if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) {
            value = `/${value}`;
          }
          prev.value += value;
          append({ value });
          if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) {
            continue;
          }
          const escaped = utils.escapeRegex(prev.value);
          state.output = state.output.slice(0, -prev.value.length);
          if (opts.literalBrackets === true) {
            state.output += escaped;
            prev.value = escaped;
            continue;
          }
          prev.value = `(${capture}${escaped}|${prev.value})`;
          state.output += prev.value;
          continue;
        }
        if (value === "{" && opts.nobrace !== true) {
          increment("braces");
          const open = {
            type: "brace",
            value,
            output: "(",
            outputIndex: state.output.length,
            tokensIndex: state.tokens.length
          };
          braces.push(open);
          push(open);
          continue;
        }
        if (value === "}") {
          const brace = braces[braces.length - 1];
          if (opts.nobrace === true || !brace) {
            push({ type: "text", value, output: value });
            continue;
          }
          let output = ")";
          if (brace.dots === true) {
            const arr = tokens.slice();
            const range = [];
            for (let i = arr.length - 1; i >= 0; i--) {
              tokens.pop();
              if (arr[i].type === "brace") {
                break;
              }
              if (arr[i].type !== "dots") {
                range.unshift(arr[i].value);
              }
            }
            output = expandRange(range, opts);
            state.backtrack = true;
          }
          if (brace.comma !== true && brace.dots !== true) {
            const out = state.output.slice(0, brace.outputIndex);
            const toks = state.tokens.slice(brace.tokensIndex);
            brace.value = brace.output = "\\{";
            value = output = "\\}";
            state.output = out;
            for (const t of toks) {
              state.output += t.output || t.value;
            }
          }
          push({ type: "brace", value, output });
          decrement("braces");
          braces.pop();
          continue;
        }
        if (value === "|") {
          if (extglobs.length > 0) {
            extglobs[extglobs.length - 1].conditions++;
          }
          push({ type: "text", value });
          continue;
        }
        if (value === ",") {
          let output = value;
          const brace = braces[braces.length - 1];
          if (brace && stack[stack.length - 1] === "braces") {
            brace.comma = true;
            output = "|";
          }
          push({ type: "comma", value, output });
          continue;
        }
        if (value === "/") {
          if (prev.type === "dot" && state.index === state.start + 1) {
            state.start = state.index + 1;
            state.consumed = "";
            state.output = "";
            tokens.pop();
            prev = bos;
            continue;
          }
          push({ type: "slash", value, output: SLASH_LITERAL });
          continue;
        }
        if (value === ".") {
          if (state.braces > 0 && prev.type === "dot") {
            if (prev.value === ".") prev.output = DOT_LITERAL;
            const brace = braces[braces.length - 1];
            prev.type = "dots";
            prev.output += value;
            prev.value += value;
            brace.dots = true;
            continue;
          }
          if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
            push({ type: "text", value, output: DOT_LITERAL });
            continue;
          }
          push({ type: "dot", value, output: DOT_LITERAL });
          continue;
        }
        if (value === "?") {
          const isGroup = prev && prev.value === "(";
          if (!isGroup && opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            extglobOpen("qmark", value);
            continue;
          }
          if (prev && prev.type === "paren") {
            const next = peek();
            let output = value;
            if (prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) {
              output = `\\${value}`;
            }
            push({ type: "text", value, output });
            continue;
          }
          if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
            push({ type: "qmark", value, output: QMARK_NO_DOT });
            continue;
          }
          push({ type: "qmark", value, output: QMARK });
          continue;
        }
        if (value === "!") {
          if (opts.noextglob !== true && peek() === "(") {
            if (peek(2) !== "?" || !/[!=<:]/.test(peek(3))) {
              extglobOpen("negate", value);
              continue;
            }
          }
          if (opts.nonegate !== true && state.index === 0) {
            negate();
            continue;
          }
        }
        if (value === "+") {
          if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            extglobOpen("plus", value);
            continue;
          }
          if (prev && prev.value === "(" || opts.regex === false) {
            push({ type: "plus", value, output: PLUS_LITERAL });
            continue;
          }
          if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
            push({ type: "plus", value });
            continue;
          }
          push({ type: "plus", value: PLUS_LITERAL });
          continue;
        }
        if (value === "@") {
          if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            push({ type: "at", extglob: true, value, output: "" });
            continue;
          }
          push({ type: "text", value });
          continue;
        }
        if (value !== "*") {
          if (value === "$" || value === "^") {
            value = `\\${value}`;
          }
          const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
          if (match) {
            value += match[0];
            state.index += match[0].length;
          }
          push({ type: "text", value });
          continue;
        }
        if (prev && (prev.type === "globstar" || prev.star === true)) {
          prev.type = "star";
          prev.star = true;
          prev.value += value;
          prev.output = star;
          state.backtrack = true;
          state.globstar = true;
          consume(value);
          continue;
        }
        let rest = remaining();
        if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
          extglobOpen("star", value);
          continue;
        }
        if (prev.type === "star") {
          if (opts.noglobstar === true) {
            consume(value);
            continue;
          }
          const prior = prev.prev;
          const before = prior.prev;
          const isStart = prior.type === "slash" || prior.type === "bos";
          const afterStar = before && (before.type === "star" || before.type === "globstar");
          if (opts.bash === true && (!isStart || rest[0] && rest[0] !== "/")) {
            push({ type: "star", value, output: "" });
            continue;
          }
          const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
          const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
          if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
            push({ type: "star", value, output: "" });
            continue;
          }
          while (rest.slice(0, 3) === "/**") {
            const after = input[state.index + 4];
            if (after && after !== "/") {
              break;
            }
            rest = rest.slice(3);
            consume("/**", 3);
          }
          const isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
          if (prior.type === "bos" && eos()) {
            prev.type = "globstar";
            prev.value += value;
            prev.output = globstar(opts);
            state.output = prev.output;
            state.globstar = true;
            consume(value);
            continue;
          }
          if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
            state.output = state.output.slice(0, -(prior.output + prev.output).length);
            prior.output = `(?:${prior.output}`;
            prev.type = "globstar";
            prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
            prev.value += value;
            state.globstar = true;
            state.output += prior.output + prev.output;
            consume(value);
            continue;
          }
          if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
            const end2 = rest[1] !== void 0 ? "|$" : "";
            state.output = state.output.slice(0, -(prior.output + prev.output).length);
            prior.output = `(?:${prior.output}`;
            prev.type = "globstar";
            prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end2})`;
            prev.value += value;
            state.output += prior.output + prev.output;
            state.globstar = true;
            consume(value + advance());
            push({ type: "slash", value: "/", output: "" });
            continue;
          }
          if (prior.type === "bos" && rest[0] === "/") {
            prev.type = "globstar";
            prev.value += value;
            prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
            state.output = prev.output;
            state.globstar = true;
            consume(value + advance());
            push({ type: "slash", value: "/", output: "" });
            continue;
          }
          state.output = state.output.slice(0, -prev.output.length);
          prev.type = "globstar";
          prev.output = globstar(opts);
          prev.value += value;
          state.output += prev.output;
          state.globstar = true;
          consume(value);
          continue;
        }
        const token = { type: "star", value, output: star };
        if (opts.bash === true) {
          token.output = ".*?";
          if (prev.type === "bos" || prev.type === "slash") {
            token.output = nodot + token.output;
          }
          push(token);
          continue;
        }
        if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
          token.output = value;
          push(token);
          continue;
        }
        if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
          if (prev.type === "dot") {
            state.output += NO_DOT_SLASH;
            prev.output += NO_DOT_SLASH;
          } else if (opts.dot === true) {
            state.output += NO_DOTS_SLASH;
            prev.output += NO_DOTS_SLASH;
          } else {
            state.output += nodot;
            prev.output += nodot;
          }
          if (peek() !== "*") {
            state.output += ONE_CHAR;
            prev.output += ONE_CHAR;
          }
        }
        push(token);
      }
      while (state.brackets > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
        state.output = utils.escapeLast(state.output, "[");
        decrement("brackets");
      }
      while (state.parens > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", ")"));
        state.output = utils.escapeLast(state.output, "(");
        decrement("parens");
      }
      while (state.braces > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "}"));
        state.output = utils.escapeLast(state.output, "{");
        decrement("braces");
      }
      if (opts.strictSlashes !== true && (prev.type === "star" || prev.type === "bracket")) {
        push({ type: "maybe_slash", value: "", output: `${SLASH_LITERAL}?` });
      }
      if (state.backtrack === true) {
        state.output = "";
        for (const token of state.tokens) {
          state.output += token.output != null ? token.output : token.value;
          if (token.suffix) {
            state.output += token.suffix;
          }
        }
      }
      return state;
    };
    parse.fastpaths = (input, options) => {
      const opts = { ...options };
      const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
      const len = input.length;
      if (len > max) {
        throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
      }
      input = REPLACEMENTS[input] || input;
      const {
        DOT_LITERAL,
        SLASH_LITERAL,
        ONE_CHAR,
        DOTS_SLASH,
        NO_DOT,
        NO_DOTS,
        NO_DOTS_SLASH,
        STAR,
        START_ANCHOR
      } = constants.globChars(opts.windows);
      const nodot = opts.dot ? NO_DOTS : NO_DOT;
      const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
      const capture = opts.capture ? "" : "?:";
      const state = { negated: false, prefix: "" };
      let star = opts.bash === true ? ".*?" : STAR;
      if (opts.capture) {
        star = `(${star})`;
      }
      const globstar = (opts2) => {
        if (opts2.noglobstar === true) return star;
        return `(${capture}(?:(?!${START_ANCHOR}${opts2.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
      };
      const create = (str) => {
        switch (str) {
          case "*":
            return `${nodot}${ONE_CHAR}${star}`;
          case ".*":
            return `${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "*.*":
            return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "*/*":
            return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
          case "**":
            return nodot + globstar(opts);
          case "**/*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
          case "**/*.*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "**/.*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
          default: {
            const match = /^(.*?)\.(\w+)$/.exec(str);
            if (!match) return;
            const source2 = create(match[1]);
            if (!source2) return;
            return source2 + DOT_LITERAL + match[2];
          }
        }
      };
      const output = utils.removePrefix(input, state);
      let source = create(output);
      if (source && opts.strictSlashes !== true) {
        source += `${SLASH_LITERAL}?`;
      }
      return source;
    };
    module.exports = parse;
  }
});

// node_modules/picomatch/lib/picomatch.js
var require_picomatch = __commonJS({
  "node_modules/picomatch/lib/picomatch.js"(exports, module) {
    "use strict";
    var scan = require_scan();
    var parse = require_parse();
    var utils = require_utils();
    var constants = require_constants();
    var isObject = (val) => val && typeof val === "object" && !Array.isArray(val);
    var picomatch2 = (glob, options, returnState = false) => {
      if (Array.isArray(glob)) {
        const fns = glob.map((input) => picomatch2(input, options, returnState));
        const arrayMatcher = (str) => {
          for (const isMatch of fns) {
            const state2 = isMatch(str);
            if (state2) return state2;
          }
          return false;
        };
        return arrayMatcher;
      }
      const isState = isObject(glob) && glob.tokens && glob.input;
      if (glob === "" || typeof glob !== "string" && !isState) {
        throw new TypeError("Expected pattern to be a non-empty string");
      }
      const opts = options || {};
      const posix = opts.windows;
      const regex = isState ? picomatch2.compileRe(glob, options) : picomatch2.makeRe(glob, options, false, true);
      const state = regex.state;
      delete regex.state;
      let isIgnored = () => false;
      if (opts.ignore) {
        const ignoreOpts = { ...options, ignore: null, onMatch: null, onResult: null };
        isIgnored = picomatch2(opts.ignore, ignoreOpts, returnState);
      }
      const matcher = (input, returnObject = false) => {
        const { isMatch, match, output } = picomatch2.test(input, regex, options, { glob, posix });
        const result = { glob, state, regex, posix, input, output, match, isMatch };
        if (typeof opts.onResult === "function") {
          opts.onResult(result);
        }
        if (isMatch === false) {
          result.isMatch = false;
          return returnObject ? result : false;
        }
        if (isIgnored(input)) {
          if (typeof opts.onIgnore === "function") {
            opts.onIgnore(result);
          }
          result.isMatch = false;
          return returnObject ? result : false;
        }
        if (typeof opts.onMatch === "function") {
          opts.onMatch(result);
        }
        return returnObject ? result : true;
      };
      if (returnState) {
        matcher.state = state;
      }
      return matcher;
    };
    picomatch2.test = (input, regex, options, { glob, posix } = {}) => {
      if (typeof input !== "string") {
        throw new TypeError("Expected input to be a string");
      }
      if (input === "") {
        return { isMatch: false, output: "" };
      }
      const opts = options || {};
      const format = opts.format || (posix ? utils.toPosixSlashes : null);
      let match = input === glob;
      let output = match && format ? format(input) : input;
      if (match === false) {
        output = format ? format(input) : input;
        match = output === glob;
      }
      if (match === false || opts.capture === true) {
        if (opts.matchBase === true || opts.basename === true) {
          match = picomatch2.matchBase(input, regex, options, posix);
        } else {
          match = regex.exec(output);
        }
      }
      return { isMatch: Boolean(match), match, output };
    };
    picomatch2.matchBase = (input, glob, options, posix = options && options.windows) => {
      const regex = glob instanceof RegExp ? glob : picomatch2.makeRe(glob, options);
      return regex.test(utils.basename(input, { windows: posix }));
    };
    picomatch2.isMatch = (str, patterns, options) => picomatch2(patterns, options)(str);
    picomatch2.parse = (pattern, options) => {
      if (Array.isArray(pattern)) return pattern.map((p) => picomatch2.parse(p, options));
      return parse(pattern, { ...options, fastpaths: false });
    };
    picomatch2.scan = (input, options) => scan(input, options);
    picomatch2.compileRe = (state, options, returnOutput = false, returnState = false) => {
      if (returnOutput === true) {
        return state.output;
      }
      const opts = options || {};
      const prepend = opts.contains ? "" : "^";
      const append = opts.contains ? "" : "$";
      let source = `${prepend}(?:${state.output})${append}`;
      if (state && state.negated === true) {
        source = `^(?!${source}).*$`;
      }
      const regex = picomatch2.toRegex(source, options);
      if (returnState === true) {
        regex.state = state;
      }
      return regex;
    };
    picomatch2.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
      if (!input || typeof input !== "string") {
        throw new TypeError("Expected a non-empty string");
      }
      let parsed = { negated: false, fastpaths: true };
      if (options.fastpaths !== false && (input[0] === "." || input[0] === "*")) {
        parsed.output = parse.fastpaths(input, options);
      }
      if (!parsed.output) {
        parsed = parse(input, options);
      }
      return picomatch2.compileRe(parsed, options, returnOutput, returnState);
    };
    picomatch2.toRegex = (source, options) => {
      try {
        const opts = options || {};
        return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
      } catch (err) {
        if (options && options.debug === true) throw err;
        return /$^/;
      }
    };
    picomatch2.constants = constants;
    module.exports = picomatch2;
  }
});

// node_modules/picomatch/index.js
var require_picomatch2 = __commonJS({
  "node_modules/picomatch/index.js"(exports, module) {
    "use strict";
    var pico = require_picomatch();
    var utils = require_utils();
    function picomatch2(glob, options, returnState = false) {
      if (options && (options.windows === null || options.windows === void 0)) {
        options = { ...options, windows: utils.isWindows() };
      }
      return pico(glob, options, returnState);
    }
    Object.assign(picomatch2, pico);
    module.exports = picomatch2;
  }
});

// src/action.ts
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// src/io/github/baseline/baseline-source.ts
function readBaselineSource(text) {
  if (text === "auto") return { kind: "ancestors" };
  if (text === "latest") return { kind: "latest" };
  const sha = text.toLowerCase();
  return isCommit(sha) ? { kind: "commit", sha } : null;
}

// src/io/github/client.ts
var API_VERSION = "2022-11-28";
var BUDGET_MS = 6e4;
async function connect(options) {
  const { token, apiUrl, budgetMs: budgetMs2 } = options;
  const { octokit, fetch } = await loadOctokit(token, apiUrl);
  const budget = { left: budgetMs2 };
  const rules = { service: "GitHub", delayMs: budgetMs2 / 60, timeoutMs: budgetMs2 / 4, budget };
  retryRequests(octokit, token, rules);
  return {
    request: octokit.request,
    graphql: octokit.graphql,
    isPersonal: /^(?:gh[opu]_|github_pat_|[0-9a-f]{40}$)/.test(token),
    download: (url, maxBytes) => {
      refuseOddLink(url, apiUrl);
      return withRetries(
        { ...rules, isRead: true, timeoutMs: budgetMs2 },
        (timeoutMs) => downloadOnce(fetch, url, { maxBytes, timeoutMs })
      );
    },
    spare: (work, kept = 1 / 2) => withRest(budget, kept, work)
  };
}
function retryRequests(octokit, token, rules) {
  octokit.hook.wrap(
    "request",
    (send, request) => withRetries({ ...rules, isRead: request.method === "GET" }, async (timeoutMs) => {
      try {
        request.headers["x-github-api-version"] = API_VERSION;
        request.request = { ...request.request, signal: AbortSignal.timeout(timeoutMs) };
        return await timed(rules.budget, async () => refuseBrokenAnswer(await send(request)));
      } catch (error2) {
        throw toApiError(error2, token);
      }
    })
  );
}
async function withRest(budget, share, work) {
  const kept = budget.left * share;
  budget.left -= kept;
  try {
    return await work();
  } finally {
    budget.left += kept;
  }
}
async function loadOctokit(token, apiUrl) {
  hideEventFile();
  const [{ getOctokit }, { defaults }] = await Promise.all([
    import("./chunks/github-TXKY6HYS.mjs"),
    import("./chunks/utils-KWSFHP44.mjs")
  ]);
  const silent = { debug() {
  }, info() {
  }, warn() {
  }, error() {
  } };
  const request = { ...defaults.request, log: silent };
  const octokit = getOctokit(token, { baseUrl: apiUrl, userAgent: "agent-gate", log: silent, request });
  return { octokit, fetch: defaults.request?.fetch };
}
async function timed(budget, work) {
  const started = performance.now();
  const answer = await work();
  budget.left -= performance.now() - started;
  return answer;
}
function refuseBrokenAnswer(response) {
  if (response.status !== 200 || typeof response.data !== "string") return response;
  throw new ApiError(0, "the answer is no JSON");
}
function refuseOddLink(url, apiUrl) {
  const { protocol } = URL.canParse(url) ? new URL(url) : { protocol: "" };
  if (protocol !== "https:" && protocol !== new URL(apiUrl).protocol)
    throw new ApiError(0, "the download link is not https");
}
function downloadOnce(fetch, url, { maxBytes, timeoutMs }) {
  return download(async () => {
    const { status, body } = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (status !== 200) throw new ApiError([401, 403].includes(status) ? 0 : status, `HTTP ${status} for the download`);
    return readCapped(body, maxBytes);
  });
}

// src/io/github/find-pull-request.ts
async function findPullRequests({ request }, { owner, name: repo }, { head, sha }) {
  const { data } = await request("GET /repos/{owner}/{repo}/pulls", { owner, repo, head, state: "open" });
  return listAt(data).filter((one) => shaAt(one, "head", "sha") === sha).flatMap((pull) => {
    const number2 = numberAt(pull, "number");
    const baseRef = textAt(pull, "base", "ref");
    return number2 === null || baseRef === null ? [] : [{ number: number2, baseRef }];
  });
}
async function withPullRequest(client, context) {
  const { pullRequest, repository, headSha } = context;
  if (client === null || pullRequest === null || pullRequest.number !== null) return context;
  const branch = { head: pullRequest.head, sha: headSha };
  const [found, ...others] = await unlessFailed(
    () => client.spare(() => findPullRequests(client, repository, branch)),
    // The comment asks again, and says why there is none.
    () => []
  );
  if (found === void 0 || others.length > 0) return context;
  const { number: number2, baseRef } = found;
  const anchor = { kind: "merge-base", base: baseRef, head: headSha };
  return { ...context, baseRef, anchor, pullRequest: { ...pullRequest, number: number2 } };
}
var QUEUED = /^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;
function queuedPullRequest(ref) {
  const number2 = QUEUED.exec(ref ?? "")?.[1];
  return number2 === void 0 ? null : Number(number2);
}
async function readLabels(client, context) {
  const { repository, pullRequest, queued, labels } = context;
  const number2 = pullRequest?.number ?? queued;
  if (number2 === null) return labels;
  const { owner, name: repo } = repository;
  const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}";
  return unlessFailed(
    () => client.spare(async () => labelsOf((await client.request(route, { owner, repo, pull_number: number2 })).data)),
    () => labels
  );
}

// src/io/github/event.ts
var BASELINE_EVENTS = ["push", "schedule", "workflow_dispatch"];
var EVENT_TIMES = [
  ["pull_request", "updated_at"],
  ["head_commit", "timestamp"],
  ["workflow_run", "updated_at"],
  ["merge_group", "head_commit", "timestamp"]
];
function readContext(facts) {
  const event = facts.env.GITHUB_EVENT_NAME ?? "";
  if (event === "pull_request_target") throw refusedTarget();
  const own = readOwnRun(facts);
  if (event === "pull_request") return { ...own, ...pullRequestPart(facts, own) };
  if (event === "merge_group") return { ...own, ...mergeGroupPart(facts, own) };
  if (event === "workflow_run") return { ...own, ...workflowRunPart(facts, own) };
  return { ...own, ...branchPart(facts, own) };
}
function readOwnRun({ env: env2, payload }) {
  const testedSha = required(env2, "GITHUB_SHA", isSha);
  const repository = readRepository(env2);
  return {
    event: env2.GITHUB_EVENT_NAME ?? "",
    repository,
    run: readRun(env2, repository),
    pullRequest: null,
    headSha: testedSha,
    testedSha,
    defaultBranch: textAt(payload, "repository", "default_branch"),
    publishesBaseline: false,
    labels: labelsOf(at(payload, "pull_request")),
    queued: queuedPullRequest(textAt(payload, "merge_group", "head_ref")),
    time: instantAt(payload, "head_commit", "timestamp"),
    notBefore: latestInstant(payload, EVENT_TIMES)
  };
}
function pullRequestPart({ env: env2, payload, checkedOut }, own) {
  const baseRef = textAt(payload, "pull_request", "base", "ref") ?? (env2.GITHUB_BASE_REF || null);
  const head = shaAt(payload, "pull_request", "head", "sha");
  const pullRequest = readPullRequest(at(payload, "pull_request"));
  if (baseRef === null) return { baseRef, anchor: { kind: "unknown" } };
  if (head === null) return { baseRef, anchor: { kind: "merge-base", base: baseRef, head: own.testedSha } };
  const anchor = checkedOut === head || mayBeSplit(at(payload, "pull_request"), pullRequest) ? { kind: "merge-base", base: baseRef, head } : { kind: "merge-parent", merge: own.testedSha, head, base: baseRef };
  return { baseRef, anchor, headSha: head, pullRequest };
}
function mayBeSplit(pull, pullRequest) {
  return pullRequest?.fork === true || textAt(pull, "user", "login") === "dependabot[bot]";
}
function readPullRequest(pull) {
  const number2 = numberAt(pull, "number");
  if (number2 === null) return null;
  const owner = textAt(pull, "head", "user", "login") ?? textAt(pull, "head", "repo", "owner", "login") ?? "";
  const from = numberAt(pull, "head", "repo", "id");
  const into = numberAt(pull, "base", "repo", "id");
  return { number: number2, head: `${owner}:${textAt(pull, "head", "ref") ?? ""}`, fork: from === null || from !== into };
}
function mergeGroupPart({ payload }, own) {
  const baseRef = branchOf(textAt(payload, "merge_group", "base_ref")) ?? own.defaultBranch;
  const base = shaAt(payload, "merge_group", "base_sha");
  const headSha = shaAt(payload, "merge_group", "head_sha") ?? own.testedSha;
  return { baseRef, headSha, anchor: base === null ? mergeBase(baseRef, headSha) : { kind: "commit", sha: base } };
}
function workflowRunPart({ payload }, own) {
  const trigger = at(payload, "workflow_run");
  const headSha = shaAt(trigger, "head_sha");
  if (headSha === null || textAt(trigger, "event") !== "pull_request") return branchPart({ env: {}, payload }, own);
  const pulls = listAt(trigger, "pull_requests").filter((one) => shaAt(one, "head", "sha") === headSha);
  const pull = pulls.length === 1 ? pulls[0] : void 0;
  const baseRef = textAt(pull, "base", "ref") ?? own.defaultBranch;
  const owner = textAt(trigger, "head_repository", "owner", "login") ?? "";
  const fork = numberAt(trigger, "head_repository", "id") !== own.repository.id;
  const head = `${owner}:${textAt(trigger, "head_branch") ?? ""}`;
  return {
    baseRef,
    headSha,
    pullRequest: { number: numberAt(pull, "number"), head, fork },
    run: triggeringRun(trigger, own.run),
    anchor: mergeBase(baseRef, headSha)
  };
}
function triggeringRun(trigger, own) {
  return {
    id: numberAt(trigger, "id") ?? own.id,
    attempt: numberAt(trigger, "run_attempt") ?? 1,
    url: own.url,
    workflow: stripRef(textAt(trigger, "path"))
  };
}
function branchPart({ env: env2, payload }, own) {
  const branch = branchOf(env2.GITHUB_REF ?? null);
  const isPush = own.event === "push";
  const isProtected = isPush && env2.GITHUB_REF_PROTECTED === "true";
  const isBase = branch !== null && (branch === own.defaultBranch || isProtected);
  if (!isBase) return { baseRef: own.defaultBranch, anchor: mergeBase(own.defaultBranch, own.testedSha) };
  const anchor = { kind: isPush ? "first-parent" : "commit", sha: own.testedSha };
  const isDeleted = at(payload, "deleted") === true;
  return { baseRef: branch, anchor, publishesBaseline: BASELINE_EVENTS.includes(own.event) && !isDeleted };
}
function mergeBase(base, head) {
  return base === null ? { kind: "unknown" } : { kind: "merge-base", base, head };
}
function readRepository(env2) {
  const slug = required(env2, "GITHUB_REPOSITORY", (text) => /^[\w.-]+\/[\w.-]+$/.test(text));
  const [owner = "", name = ""] = slug.split("/");
  const id = Number(env2.GITHUB_REPOSITORY_ID);
  return { id: Number.isSafeInteger(id) && id > 0 ? id : null, owner, name };
}
function readRun(env2, { owner, name }) {
  const id = Number(required(env2, "GITHUB_RUN_ID", (text) => /^[1-9]\d{0,15}$/.test(text)));
  const attempt = Number(env2.GITHUB_RUN_ATTEMPT ?? "1");
  return {
    id,
    attempt: Number.isSafeInteger(attempt) && attempt > 0 ? attempt : 1,
    url: `${env2.GITHUB_SERVER_URL ?? "https://github.com"}/${owner}/${name}/actions/runs/${id}`,
    workflow: workflowPath(env2.GITHUB_WORKFLOW_REF ?? "", `${owner}/${name}/`)
  };
}
function workflowPath(reference, prefix) {
  return reference.startsWith(prefix) ? stripRef(reference.slice(prefix.length)) : null;
}
function stripRef(path) {
  return path === null || path === "" ? null : path.split("@", 1)[0] ?? null;
}
function branchOf(ref) {
  return ref?.startsWith("refs/heads/") ? ref.slice("refs/heads/".length) : null;
}
function required(env2, name, isValid) {
  const value = env2[name] ?? "";
  if (isValid(value)) return value;
  throw new UserError({
    code: "no-runner",
    what: `${name} is ${value === "" ? "not set" : "malformed"}`,
    mend: "Run the action in a GitHub workflow; on a terminal use the command line"
  });
}
function refusedTarget() {
  return new UserError({
    code: "pull-request-target",
    what: "Agent Gate does not run on pull_request_target: there a pull request of anybody runs with a token that can write",
    mend: "Use `on: pull_request`; for comments on forks add a second workflow on workflow_run"
  });
}

// src/io/github/inputs.ts
function readInputs(env2) {
  const reader = new InputReader(env2);
  return {
    results: reader.lines("results", "required").map(slashed),
    shards: reader.shards("expected-shards"),
    mapping: reader.path("mapping"),
    select: reader.lines("select").flatMap((line) => reader.selection(line)),
    rubrics: reader.lines("rubrics").map(slashed),
    policy: reader.path("policy"),
    answers: reader.path("answers"),
    token: reader.text("token") ?? "",
    baseline: reader.path("baseline") ?? "auto",
    baselineFile: reader.repositoryPath("baseline-file"),
    baselineWorkflows: reader.lines("baseline-workflow").map((line) => workflowPath2(line, env2.GITHUB_REPOSITORY ?? "")),
    onBaselineError: reader.choice("on-baseline-error", ["error", "no-baseline"]),
    comment: reader.choice("comment", ["true", "false"]) === "true",
    includeOutput: reader.choice("include-output", ["true", "false"]) === "true",
    upload: reader.choice("upload", ["true", "false"]) === "true",
    retentionDays: reader.days("retention-days"),
    mistakes: reader.mistakes
  };
}
var InputReader = class {
  #env;
  mistakes = [];
  constructor(env2) {
    this.#env = env2;
  }
  text(name) {
    return this.#env[`INPUT_${name.toUpperCase()}`]?.trim() || void 0;
  }
  path(name) {
    const written = this.text(name);
    return written && slashed(written);
  }
  lines(name, presence = "optional") {
    const lines = (this.text(name) ?? "").split(/\r?\n/).map((line) => line.trim());
    const filled = lines.filter((line) => line !== "");
    if (filled.length === 0 && presence === "required")
      this.#refuse(name, "is missing", {
        mend: "Name the results files, one pattern a line: `results: results/*.jsonl`"
      });
    return filled;
  }
  /** One of a closed set; the first is the default. */
  choice(name, allowed) {
    const value = this.text(name) ?? allowed[0];
    if (allowed.includes(value)) return value;
    this.#refuse(name, "has an unknown value", { expected: allowed.join(" or "), found: value });
    return allowed[0];
  }
  /** A path as GitHub knows it: from the root of the repository, with forward slashes. */
  repositoryPath(name) {
    const path = this.path(name)?.replace(/^(?:\.\/)+/, "");
    const isOdd = path !== void 0 && (/^\/|\\|^[A-Za-z]:/.test(path) || path.split("/").includes(".."));
    if (isOdd)
      this.#refuse(name, "is no path in the repository", {
        expected: "for example .github/agent-baseline.json",
        found: path
      });
    return path;
  }
  days(name) {
    const value = this.text(name);
    if (value === void 0) return void 0;
    if (!/^[1-9]\d{0,2}$/.test(value) || Number(value) > 400)
      this.#refuse(name, "is no number of days", { expected: "a whole number from 1 to 400", found: value });
    return Number(value);
  }
  shards(name) {
    const value = this.text(name);
    const shards = value === void 0 ? void 0 : readShards(value);
    if (shards === null) this.#refuse(name, "names no shards", { expected: SHARDS_EXPECTED, found: value ?? "" });
    return shards ?? void 0;
  }
  selection(line) {
    const selection = readSelection(line);
    if (selection !== null) return [selection];
    this.#refuse("select", "has a line that is not FACT=VALUE", {
      found: line,
      mend: "For example: provider=my-agent-v2"
    });
    return [];
  }
  #refuse(name, what, rest) {
    this.mistakes.push({ code: "bad-input", what: `the input \`${name}\` ${what}`, ...rest });
  }
};
function workflowPath2(text, repository) {
  const [path = ""] = text.replace(/^\.\//, "").split("@", 1);
  const own = path.startsWith(`${repository}/`) ? path.slice(repository.length + 1) : path;
  return own.includes("/") ? own : `.github/workflows/${own}`;
}

// src/io/log.ts
import { appendFileSync, statSync } from "node:fs";
var LARGEST_SUMMARY = 1024 * 1024;
var SMALLEST_SUMMARY = 4e3;
var RESERVE = 64 * 1024;
var WRITERS = { error, warning, notice };
function say(text) {
  info(logSafe(text));
}
function sayLines(text) {
  for (const line of text.split(/\r\n|\r|\n/)) say(line);
}
function annotate(annotations) {
  for (const { level, title: title2, message, file, line, column } of annotations) {
    const place2 = {
      ...file === void 0 ? {} : { file },
      ...line === void 0 ? {} : { startLine: line },
      ...column === void 0 ? {} : { startColumn: column }
    };
    WRITERS[level](logSafe(message), { title: logSafe(title2), ...place2 });
  }
}
function remark(level, text) {
  WRITERS[level](logSafe(text), { title: "Agent Gate" });
}
function writeOutputs(outputs, env2) {
  if (!env2.GITHUB_OUTPUT) return "Outputs were not set: the runner gives no GITHUB_OUTPUT.";
  try {
    for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
    return null;
  } catch (cause) {
    return `Outputs were not set: ${messageOf(cause)}`;
  }
}
function writeSummary(render, env2) {
  const path = env2.GITHUB_STEP_SUMMARY;
  if (!path) return "The job summary was not written: the runner gives no GITHUB_STEP_SUMMARY.";
  try {
    const room = LARGEST_SUMMARY - RESERVE - (statSync(path, { throwIfNoEntry: false })?.size ?? 0);
    if (room < SMALLEST_SUMMARY) return "The job summary was not written: this step has filled it already.";
    appendFileSync(path, render(room));
    return null;
  } catch (cause) {
    return `The job summary was not written: ${messageOf(cause)}`;
  }
}
function messageOf(cause) {
  if (cause instanceof Error && ("code" in cause || cause.message.startsWith("Missing file"))) return cause.message;
  throw cause;
}

// src/io/clock.ts
function startClock(now = () => performance.now()) {
  const started = now();
  let away = 0;
  return {
    elapsed: () => now() - started - away,
    aside: (work) => async (...given) => {
      const left = now();
      try {
        return await work(...given);
      } finally {
        away += now() - left;
      }
    }
  };
}

// src/io/github/baseline/ancestry.ts
var UNKNOWN = [404, 409, 422];
var MOST_PAGES = 10;
async function resolveAnchor(client, repository, anchor) {
  if (anchor.kind === "unknown") return null;
  if (anchor.kind === "commit") return anchor.sha;
  if (anchor.kind === "merge-base") return mergeBase2(client, repository, anchor);
  const { merge, head } = anchor.kind === "merge-parent" ? { merge: anchor.merge, head: anchor.head } : { merge: anchor.sha, head: null };
  const parents = await parentsOf(client, repository, merge);
  if (anchor.kind === "first-parent") {
    if (parents === null) throw unknownCommit(`commit ${shortSha(anchor.sha)}`);
    return parents[0] ?? null;
  }
  const others = (parents ?? []).filter((parent) => parent !== head);
  return parents?.length === 2 && others[0] !== void 0 ? others[0] : mergeBase2(client, repository, anchor);
}
function unknownCommit(name) {
  return new ApiError(404, `GitHub shows this token no ${name}`);
}
async function tipOf({ request }, { owner, name: repo }, branch) {
  const { data } = await request("GET /repos/{owner}/{repo}/commits", { owner, repo, sha: branch, per_page: 1 });
  const tip = shaAt(listAt(data)[0], "sha");
  if (tip === null) throw new ApiError(404, `the branch ${branch} has no commit`);
  return tip;
}
async function listAncestors(client, repository, start, limit) {
  const parents = /* @__PURE__ */ new Map();
  const line = [];
  let pages = 0;
  for (let next = start; next !== null && line.length < limit; next = parents.get(next) ?? null) {
    if (!parents.has(next) && pages < MOST_PAGES) {
      await readCommits(client, repository, next, parents);
      pages += 1;
    }
    if (!parents.has(next)) break;
    line.push(next);
  }
  return line;
}
async function readCommits({ request }, { owner, name }, from, parents) {
  const answer = await unlessRefused(
    request("GET /repos/{owner}/{repo}/commits", { owner, repo: name, sha: from, per_page: 100 }),
    UNKNOWN
  );
  for (const commit of listAt(answer?.data)) {
    const sha = shaAt(commit, "sha");
    if (sha !== null) parents.set(sha, shaAt(listAt(commit, "parents")[0], "sha"));
  }
}
async function parentsOf({ request }, { owner, name }, sha) {
  const answer = await unlessRefused(
    request("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", { owner, repo: name, commit_sha: sha }),
    UNKNOWN
  );
  if (answer === null) return null;
  if (shaAt(answer.data, "sha") !== sha) throw oddAnswer();
  return listAt(answer.data, "parents").map((parent) => shaAt(parent, "sha")).filter((parent) => parent !== null);
}
async function isOnBranch(client, repository, { branch, sha }) {
  const answer = await unlessRefused(compare(client, repository, `${branch}...${sha}`), UNKNOWN);
  return ["behind", "identical"].includes(textAt(answer?.data, "status") ?? "");
}
function compare({ request }, { owner, name: repo }, basehead) {
  return request("GET /repos/{owner}/{repo}/compare/{basehead}", { owner, repo, basehead, per_page: 1 });
}
async function mergeBase2(client, repository, { base, head }) {
  try {
    const { data } = await compare(client, repository, `${base}...${head}`);
    const found = shaAt(data, "merge_base_commit", "sha");
    if (found === null) throw oddAnswer();
    return found;
  } catch (error2) {
    if (!(error2 instanceof ApiError && UNKNOWN.includes(error2.status))) throw error2;
    if (/no common ancestor/i.test(error2.message)) return null;
    throw unknownCommit(`${base} and ${shortSha(head)} to compare`);
  }
}

// src/io/github/baseline/baseline-artifacts.ts
var LARGEST_ARCHIVE = 2 ** 30;
var FULL_PAGE = 100;
async function listBaselines({ request }, { id, owner, name: repo }, { name, pages }) {
  const route = "GET /repos/{owner}/{repo}/actions/artifacts";
  const listed = await listPages(pages, async (page) => (await request(route, { owner, repo, name, ...page })).data);
  return listed.filter((one) => textAt(one, "name") === name).flatMap((one) => readArtifact(one, id) ?? []).sort((a, b) => b.id - a.id);
}
var PAGES = 3;
async function listSuites({ request }, { repository: { id, owner, name: repo }, baseRef, defaultBranch }) {
  const route = "GET /repos/{owner}/{repo}/actions/artifacts";
  const listed = await listPages(PAGES, async (page) => (await request(route, { owner, repo, ...page })).data);
  const ofMain = listed.filter((one) => {
    const branch = textAt(one, "workflow_run", "head_branch");
    return readArtifact(one, id)?.ofThisRepository === true && [baseRef, defaultBranch].includes(branch);
  });
  const suites = ofMain.flatMap((one) => suiteOfBaseline(textAt(one, "name") ?? "") ?? []);
  return [...new Set(suites)].sort();
}
async function listPages(pages, ask) {
  const artifacts = [];
  for (let page = 1; page <= pages; page += 1) {
    const answer = await ask({ per_page: FULL_PAGE, page });
    if (!Array.isArray(at(answer, "artifacts"))) throw oddAnswer();
    const listed = listAt(answer, "artifacts");
    artifacts.push(...listed);
    if (listed.length < FULL_PAGE) break;
  }
  return artifacts;
}
function readArtifact(artifact, repositoryId) {
  const id = numberAt(artifact, "id");
  const runId = numberAt(artifact, "workflow_run", "id");
  const sha = shaAt(artifact, "workflow_run", "head_sha");
  if (id === null || runId === null || sha === null) return null;
  const into = numberAt(artifact, "workflow_run", "repository_id");
  const from = numberAt(artifact, "workflow_run", "head_repository_id");
  return {
    id,
    sha,
    runId,
    ofThisRepository: repositoryId !== null && from === repositoryId && into === repositoryId,
    expired: at(artifact, "expired") !== false,
    created: timeAt(artifact, "created_at"),
    digest: textAt(artifact, "digest")
  };
}
async function distrust({ request }, { owner, name: repo, id }, artifact, { workflows, branches }) {
  if (!artifact.ofThisRepository) return stranger("it comes from another repository");
  const { data } = await request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", {
    owner,
    repo,
    run_id: artifact.runId
  });
  if (numberAt(data, "id") !== artifact.runId) throw oddAnswer();
  const event = textAt(data, "event") ?? "unknown";
  const branch = textAt(data, "head_branch") ?? "unknown";
  const path = stripRef(textAt(data, "path")) ?? "unknown";
  if (numberAt(data, "head_repository", "id") !== id) return stranger("its run belongs to another repository");
  if (shaAt(data, "head_sha") !== artifact.sha) return stranger("its run belongs to another commit");
  if (!BASELINE_EVENTS.includes(event)) return stranger(`its run was started by ${event}`);
  if (!branches.includes(branch)) return stranger(`its run belongs to branch ${branch}`);
  if (workflows === "any" || workflows.includes(path)) return null;
  const known = workflows.length === 0 ? "to a known one" : workflows.join(" or ");
  return { why: `its run belongs to workflow ${path}, not ${known}`, isOfMain: true };
}
function stranger(why) {
  return { why, isOfMain: false };
}
async function downloadArtifact(client, { owner, name: repo }, { id, digest }) {
  const route = "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}";
  const { headers } = await client.request(route, {
    owner,
    repo,
    artifact_id: id,
    archive_format: "zip",
    // The link's host must not see the token, so the redirect is followed by hand.
    request: { redirect: "manual" }
  });
  if (headers.location === void 0) throw new ApiError(0, "GitHub gave no download link");
  const archive = await client.download(headers.location, LARGEST_ARCHIVE);
  if (!isZip(archive) && digest !== sha256Of(archive)) throw new ApiError(0, "the download is no archive");
  return archive;
}
function isZip(bytes) {
  return Buffer.from(bytes.subarray(0, 2)).toString("latin1") === "PK";
}

// src/io/github/baseline/baseline-attempt.ts
async function tryArtifact(attempt, artifact) {
  const { client, request } = attempt;
  const { workflows, context } = request;
  const trusted = { workflows, branches: branchesOf(request) };
  const distrusted = await distrust(client, context.repository, artifact, trusted);
  if (distrusted !== null) return passOver(attempt, artifact, distrusted);
  const stray = await whyStray(attempt, artifact.sha);
  if (stray !== null) return refuse(attempt.notes, foreignNote(artifact.sha, stray));
  return openArtifact(attempt, artifact, request.open);
}
async function whyStray({ client, request }, sha) {
  const [branch] = branchesOf(request);
  if (request.source.kind !== "latest" || branch === void 0) return null;
  const isThere = await isOnBranch(client, request.context.repository, { branch, sha });
  return isThere ? null : `its commit does not lie on branch ${branch}`;
}
async function passOver(attempt, artifact, { why, isOfMain }) {
  const { others } = attempt.request;
  refuse(attempt.notes, foreignNote(artifact.sha, why));
  if (isOfMain && !artifact.expired && others?.isAsked()) await openArtifact(attempt, artifact, others.hear);
  return null;
}
async function openArtifact({ client, request, notes }, artifact, open) {
  const { sha, digest: expected } = artifact;
  if (artifact.expired) return refuse(notes, expiredNote(sha));
  try {
    const archive = await downloadArtifact(client, request.context.repository, artifact);
    const digest = sha256Of(archive);
    if (expected !== null && expected !== digest) return refuse(notes, digestNote(sha, expected, digest));
    return { content: await open(archive, `baseline ${shortSha(sha)}`) };
  } catch (error2) {
    return refuse(notes, noteFor(error2, sha, request.onError));
  }
}
function branchesOf({ source, context }) {
  const { baseRef, defaultBranch } = context;
  const branches = source.kind === "latest" ? [baseRef ?? defaultBranch] : [baseRef, defaultBranch];
  return branches.filter((branch) => branch !== null);
}
function refuse(notes, note) {
  const saying = withoutCommit(note);
  if (notes.every((said) => withoutCommit(said) !== saying)) notes.push(note);
  return null;
}
function withoutCommit({ code, what, actual }) {
  return `${code} ${what} ${actual}`.replaceAll(/\b[0-9a-f]{7}\b/g, "");
}
function noteFor(error2, sha, onError) {
  if (error2 instanceof UserError) return unreadableNote(sha, describeProblems(error2));
  if (!(error2 instanceof ApiError)) throw error2;
  if ([404, 410].includes(error2.status)) return expiredNote(sha);
  if (error2.status === TOO_LARGE) return unreadableNote(sha, error2.message);
  if (error2.status === 0) return unreachableNote(error2, onError);
  throw error2;
}

// src/io/github/baseline/baseline-candidates.ts
var MOST_COMMITS = 50;
var MOST_CANDIDATES = 100;
var MOST_FOREIGN = 3;
var PAGES2 = 2;
var MOST_PAGES2 = 10;
var NONE = { ancestors: [], artifacts: [] };
async function collectCandidates(client, request, base) {
  const { source, context, name } = request;
  const list = (pages) => listOthers(client, context, { name, pages });
  if (source.kind === "latest") return { ancestors: [], artifacts: fewOf(await list(PAGES2)) };
  if (source.kind === "commit") {
    const named = (await list(MOST_PAGES2)).filter(({ sha }) => sha.startsWith(source.sha));
    return { ancestors: [], artifacts: fewOf(named) };
  }
  if (base === null) return NONE;
  const newest = await list(PAGES2);
  const ancestors = await listAncestors(client, context.repository, base, MOST_COMMITS);
  if (ancestors.length === 0) throw unknownCommit(`commit ${shortSha(base)}`);
  const near = alongLine(ancestors, newest);
  const isAll = near.length > 0 || newest.length < PAGES2 * FULL_PAGE;
  return { ancestors, artifacts: fewOf(isAll ? near : alongLine(ancestors, await list(MOST_PAGES2))) };
}
async function listOthers(client, { repository, run }, wanted) {
  const seen = /* @__PURE__ */ new Set([run.id]);
  const listed = await listBaselines(client, repository, wanted);
  return listed.filter(({ runId }) => !seen.has(runId) && seen.add(runId));
}
function alongLine(ancestors, artifacts) {
  return ancestors.flatMap((sha) => artifacts.filter((artifact) => artifact.sha === sha));
}
function fewOf(artifacts) {
  const own = artifacts.filter((artifact) => artifact.ofThisRepository).slice(0, MOST_CANDIDATES);
  const foreign = artifacts.filter((artifact) => !artifact.ofThisRepository).slice(0, MOST_FOREIGN);
  const looked = /* @__PURE__ */ new Set([...own, ...foreign]);
  return artifacts.filter((artifact) => looked.has(artifact));
}

// src/io/github/baseline/baseline.ts
var MOST_OLDER = 20;
var HISTORY_MS = 6e4;
async function searchBaseline(client, request) {
  const notes = [];
  let base = null;
  try {
    base = await resolveAnchor(client, request.context.repository, request.context.anchor);
    const candidates = await collectCandidates(client, request, base);
    const search = { client, request, candidates, notes };
    const newest = await findNewest(search);
    if (newest === null) return await withoutArtifact(client, request, base, notes);
    const older = await client.spare(() => findOlder(search, newest.index + 1));
    const remarks = [...passedOver(notes), ...older.notes, ...remarkOn(request, newest.run.origin)];
    return { found: [newest.run, ...older.runs], base, notes: remarks };
  } catch (error2) {
    if (!(error2 instanceof ApiError)) throw error2;
    return withoutArtifact(client, request, base, [...notes, troubleNote(error2, request.onError)]);
  }
}
async function withoutArtifact(client, { context: { repository }, name, source, file, openFile }, base, notes) {
  if (file === null || openFile === void 0 || base === null || source.kind === "commit")
    return { found: [], base, notes };
  const read = await client.spare(() => readCommittedBaseline(client, { repository, file, base, name }));
  if (!("report" in read)) return { found: [], base, notes: [...notes, read] };
  const run = { content: openFile(read), origin: originOfFile(file, read) };
  const remarks = notes.filter(({ code }) => code !== ABSENT).map(asWarning);
  return { found: [run], base, notes: [...remarks, fromFileNote(file, base)] };
}
function asWarning(finding) {
  return finding.effect === "invalid" ? { ...finding, effect: "warn" } : finding;
}
async function findNewest(search) {
  const { request, candidates, notes } = search;
  const mistaken = ambiguity(request, candidates);
  if (mistaken !== null) return refuse(notes, mistaken);
  for (const [index, artifact] of candidates.artifacts.entries()) {
    const bundle = await tryArtifact(search, artifact);
    if (bundle !== null) return { run: { ...bundle, origin: originOf(search, artifact) }, index };
  }
  const { source, name, onError } = request;
  if (source.kind === "commit") return refuse(notes, notFoundNote(name, source.sha, onError));
  if (notes.length > 0) return null;
  const commits = candidates.ancestors.length;
  const searched = source.kind === "latest" ? "none among the newest two hundred" : searchedCommits(commits);
  return refuse(notes, absentNote(name, searched, request.context));
}
function ambiguity({ source, onError }, { artifacts }) {
  if (source.kind !== "commit") return null;
  const shas = [...new Set(artifacts.filter((one) => one.ofThisRepository).map(({ sha }) => sha))].sort();
  return shas.length < 2 ? null : ambiguousNote(source.sha, shas, onError);
}
function remarkOn({ source, context }, { sha = "" }) {
  if (source.kind === "ancestors") return [];
  return [source.kind === "commit" ? namedNote(sha) : approximateNote(sha, context.baseRef ?? "the base branch")];
}
async function findOlder(search, from) {
  const { candidates } = search;
  const runs = [];
  const notes = [];
  const clock = startClock();
  const request = { ...search.request, open: clock.aside(search.request.open) };
  for (const artifact of candidates.artifacts.slice(from, from + MOST_OLDER)) {
    if (runs.length === (request.most ?? MOST_RUNS) - 1) break;
    try {
      if (clock.elapsed() > HISTORY_MS) throw new ApiError(0, `it took more than ${HISTORY_MS / 1e3} seconds`);
      const bundle = await tryOlder({ ...search, request, notes }, artifact);
      if (bundle !== null) runs.push({ ...bundle, origin: originOf(search, artifact) });
    } catch (error2) {
      if (!(error2 instanceof ApiError)) throw error2;
      return { runs, notes: [brokenOffNote(runs.length + 1, error2)] };
    }
  }
  return { runs, notes: runs.length + 1 < FEWEST_RUNS ? oneOfEach(passedOver(notes)) : [] };
}
async function tryOlder(attempt, artifact) {
  if (!artifact.ofThisRepository) return null;
  return artifact.expired ? refuse(attempt.notes, expiredNote(artifact.sha)) : tryArtifact(attempt, artifact);
}
function passedOver(notes) {
  return notes.filter(({ code }) => code !== FOREIGN).map((note) => ({ ...note, effect: "notice" }));
}
function troubleNote(error2, onError) {
  const isRefusal = [401, 403, 404].includes(error2.status) && error2.retryAfter === null && !isUsedUp(error2);
  return isRefusal ? forbiddenNote(error2, onError) : unreachableNote(error2, onError);
}
function originOf({ request, candidates }, { sha, runId, created }) {
  const { context, source } = request;
  return {
    sha,
    run_id: runId,
    run_url: context.run.url.replace(/\d+$/, String(runId)),
    label: `${context.baseRef ?? "base"}${LABELS[source.kind]} at ${shortSha(sha)}`,
    ...source.kind === "ancestors" ? { distance: candidates.ancestors.indexOf(sha) } : {},
    ...created === null ? {} : { created }
  };
}
var LABELS = {
  ancestors: "",
  commit: " (the named commit)",
  latest: " (newest run, approximate)"
};

// src/io/github/base-ruler.ts
var import_picomatch = __toESM(require_picomatch2(), 1);
import { isAbsolute } from "node:path";
async function readRulerAt(base, options) {
  const mapping = await mappingAt(base, options.mapping);
  const rubrics = await rubricsAt(base, options.rubrics);
  const policy = await textAt2(base, options.policy ?? POLICY_FILE);
  const lacks = (named, found) => named !== void 0 && found === null;
  const missing = [
    ...rubrics.length === 0 ? ["rubrics"] : [],
    ...lacks(options.mapping, mapping) ? ["mapping"] : [],
    ...lacks(options.policy, policy) ? ["policy"] : []
  ];
  const isFirst = rubrics.length === 0 && options.rubrics.length === 0;
  return { texts: { mapping, rubrics: isFirst ? firstRubric() : rubrics, policy }, missing };
}
async function mappingAt(base, mapping) {
  if (mapping === void 0) return null;
  return readShipped("mappings", mapping) ?? textAt2(base, mapping);
}
async function rubricsAt(base, patterns) {
  if (patterns.length === 0) return findTextsAt(base, RUBRIC_FILES);
  const found = /* @__PURE__ */ new Map();
  for (const pattern of patterns) {
    const shipped = readShipped("rubrics", pattern);
    for (const text of shipped === void 0 ? await findTextsAt(base, pattern) : [shipped]) found.set(text.file, text);
  }
  return [...found.values()].sort((a, b) => byText(a.file, b.file));
}
async function findTextsAt(base, pattern) {
  const { base: folder, isGlob, glob } = import_picomatch.default.scan(pattern);
  if (!isGlob) return [await textAt2(base, pattern)].filter((text) => text !== null);
  const isWanted = (0, import_picomatch.default)(pattern, { nocase: IGNORES_CASE });
  const deep = glob.includes("/") || glob.includes("**");
  const files = await listFilesAt(base.client, base.repository, { folder, ref: base.ref, deep });
  const wanted = files.filter((file) => isWanted(file) && !TEST_FILE.test(file)).sort();
  const texts = [];
  for (const file of wanted) texts.push(await readAt(base, file) ?? vanished(file));
  return texts;
}
function vanished(file) {
  throw new ApiError(404, `GitHub lists ${file} and does not give it`);
}
async function textAt2(base, path) {
  const text = await readAt(base, path);
  if (text !== null || isAbsolute(path)) return text;
  const file = await findFileAt(base.client, base.repository, { path, ref: base.ref });
  return file === null ? null : await readAt(base, file) ?? vanished(file);
}
async function readAt({ client, repository, ref }, file) {
  const text = await readFileAt(client, repository, { path: file, ref });
  return text === null ? null : { file, text };
}

// src/pipeline/ruler/branch-ruler-notes.ts
function noBaseRulerNote() {
  return {
    code: "no-base-ruler",
    effect: "notice",
    what: "The base branch has no ruler where this run looks for it, so the rubrics and the policy of this run decide",
    next: AFTER_THE_MERGE
  };
}
function incompleteNote(label, missing) {
  const parts = missing.map((part) => `no ${part}`).join(" and ");
  return {
    code: "base-ruler-incomplete",
    effect: "notice",
    what: `The ruler of ${label} decides, but it has ${parts} where this run looks; there this run's own stands in`,
    next: AFTER_THE_MERGE
  };
}
var AFTER_THE_MERGE = "After the merge those of the base branch decide, whatever a pull request says";
function elsewhereNote(label) {
  return {
    code: "ruler-elsewhere",
    effect: "notice",
    what: `This run looks for its rubrics, mapping or policy elsewhere than main's newest run did, so the ruler that measured it decides (${label})`,
    next: "See what would change; after the merge the places of this run hold, once main has run"
  };
}
function newSuiteNote(suite, known) {
  const others = known.length === 0 ? "GitHub does not tell which it has" : `it has ${nameList(known)}`;
  return {
    code: "suite-new",
    effect: "warn",
    what: `Main has no baseline of the suite \`${suite}\`, so nothing is compared; ${others}`,
    next: "Go on where the suite is new; where it is one of main under another name, let the policy of that one decide"
  };
}
function renamedNote(suite, known) {
  return {
    code: "suite-renamed",
    effect: "notice",
    what: `This run calls the suite \`${suite}\`, which is \`${known}\` on main and was compared with that`,
    next: "After the merge main's first run saves the baseline of the new name; until then there is nothing to compare with"
  };
}

// src/pipeline/ruler/ruler-of-main.ts
function rulerOfMain(bundle, { texts: own }) {
  const main2 = rulerOfBundle(bundle);
  if (bundle.manifest.tool === productVersion()) return main2;
  const renewed = (was, texts, kind, name = "") => (was.shipped ? shippedIn(texts, kind, name) : null) ?? was;
  return {
    ...main2,
    mapping: main2.mapping && renewed(main2.mapping, [own.mapping], "mappings", bundle.manifest.mapping?.mapping),
    rubrics: main2.rubrics.map((was) => renewed(was, own.rubrics, "rubrics", loadRubric(was.file, was.text).id))
  };
}
function shippedIn(texts, kind, name) {
  const shipped = readShipped(kind, name);
  return texts.find((one) => one !== null && one.text === shipped?.text) ?? null;
}

// src/pipeline/ruler/branch-ruler.ts
async function readBaseRuler(client, request) {
  const { repository, anchor, baseRef, pullRequest } = request.context;
  const unread = { base: null, label: baseRef ?? "the base", at: null, rulers: null, trouble: null, unasked: null };
  let reading = { ...request, ...unread };
  try {
    const base = await resolveAnchor(client, repository, anchor);
    if (base === null) return reading;
    const isFork = pullRequest?.fork === true && baseRef !== null;
    const ref = isFork ? await tipOf(client, repository, baseRef) : base;
    reading = { ...reading, base, label: `${reading.label} at ${shortSha(ref)}` };
    const at2 = { ...await readAt2(client, request, ref), ref };
    return { ...reading, at: at2, ...compileBase(request.own, at2, reading.label) };
  } catch (error2) {
    if (error2 instanceof UserError) return { ...reading, trouble: describeProblems(error2) };
    if (!(error2 instanceof ApiError)) throw error2;
    return { ...reading, trouble: error2.message, unasked: error2 };
  }
}
async function readAt2(client, request, ref) {
  const { context, places, own } = request;
  const policy = own.texts.policy === null ? void 0 : places.policy ?? POLICY_FILE;
  const at2 = await readRulerAt({ client, repository: context.repository, ref }, { ...places, policy });
  const isShared = isUnwritten(own.texts.rubrics) && isUnwritten(at2.texts.rubrics);
  return isShared ? { ...at2, missing: at2.missing.filter((part) => part !== "rubrics") } : at2;
}
function isUnwritten(rubrics) {
  const first = firstRubric();
  return rubrics.length === first.length && rubrics.every(({ text }, index) => text === first[index]?.text);
}
function isUsualPlace({ places }) {
  return places.policy === void 0 || places.policy === POLICY_FILE;
}
function chooseWithoutBundle(reading) {
  const { own, at: at2, label, rulers, trouble } = reading;
  if (rulers === null || at2 === null) {
    const note = trouble === null ? noBaseRulerNote() : baseRulerNote(label, trouble, "this run");
    return { rulers: ownRulerDecides(own), waivers: [], notes: [note] };
  }
  const waivers = at2.missing.includes("policy") ? [] : waiversOfBase(rulers);
  return { rulers, waivers, notes: at2.missing.length === 0 ? [] : [incompleteNote(label, at2.missing)] };
}
async function chooseWithBundle(client, reading, bundle) {
  const { own, at: at2, label, rulers: ofBase, trouble } = reading;
  const isWhole = ofBase !== null && at2?.missing.length === 0;
  const elsewhere = isWhole ? await whyElsewhere(client, reading, bundle) : null;
  if (isWhole && elsewhere === null) return chooseWithoutBundle(reading);
  try {
    const rulers = rulersOfBase(own, { texts: rulerOfMain(bundle, own), label: bundle.label });
    const unread = trouble === null ? [] : [baseRulerNote(label, trouble, bundle.label)];
    const notes = elsewhere === null || rulers.own === null ? unread : [elsewhere];
    return { rulers, waivers: waiversOfBase(rulers), notes };
  } catch (error2) {
    if (!(error2 instanceof UserError)) throw error2;
    return chooseWithoutBundle(reading);
  }
}
function compileBase(own, at2, label) {
  if (hasNothing(at2)) return { rulers: null, trouble: null };
  return unlessMistaken(
    () => ({ rulers: rulersOfBase(own, { texts: completed(at2, own.texts), label }), trouble: null }),
    (mistake) => ({ rulers: null, trouble: describeProblems(mistake) })
  );
}
function hasNothing({ texts, missing }) {
  const lacksRubrics = missing.includes("rubrics") || isUnwritten(texts.rubrics);
  return missing.length > 0 && lacksRubrics && texts.policy === null;
}
function completed({ texts, missing }, own) {
  const pick = (part) => (missing.includes(part) ? own : texts)[part];
  return { mapping: pick("mapping"), rubrics: pick("rubrics"), policy: pick("policy") };
}
async function whyElsewhere(client, reading, bundle) {
  const { sha } = bundle.manifest.origin;
  if (sha === void 0) return elsewhereNote(bundle.label);
  try {
    const there = sha === reading.at?.ref ? reading.at : await readWhereMainRan(client, reading, sha);
    const changes = rulerChanges(compileRuler(rulerOfMain(bundle, reading.own)), compileRuler(there.texts));
    return changes.length === 0 ? null : elsewhereNote(bundle.label);
  } catch (error2) {
    if (!(error2 instanceof ApiError || error2 instanceof UserError)) throw error2;
    const why = error2 instanceof UserError ? describeProblems(error2) : error2.message;
    return baseRulerNote(`main at ${shortSha(sha)}`, why, bundle.label);
  }
}
async function readWhereMainRan(client, request, sha) {
  const there = await readAt2(client, request, sha);
  if (there.missing.length === 0) return there;
  const [known] = await listAncestors(client, request.context.repository, sha, 1);
  if (known === void 0) throw new ApiError(404, `the repository no longer has the commit ${shortSha(sha)}`);
  return there;
}

// src/pipeline/ruler/passed-policy.ts
async function findPassedPolicy(client, reading, deciding) {
  const { at: at2, context, places } = reading;
  if (at2 === null || isUsualPlace(reading) || places.policy === void 0) return null;
  const policy = { path: POLICY_FILE, ref: at2.ref };
  const text = await client.spare(() => givenOr(null, () => readFileAt(client, context.repository, policy)));
  if (text === null) return null;
  const what = "which file is the policy, in this run already";
  const row = { subject: "policy", what, old: POLICY_FILE, new: places.policy };
  return { note: passedNote(places.policy), lowered: isOfSuite(text, suiteOf(deciding)) ? [row] : [] };
}
function isOfSuite(text, suite) {
  return soundOr(false, () => suiteOf({ policy: readPolicy(POLICY_FILE, text) }) === suite);
}
function passedNote(named) {
  return {
    code: "policy-elsewhere",
    effect: "warn",
    what: `The policy is \`${named}\`, which the input \`policy\` names; the base branch has \`${POLICY_FILE}\`, and no run of main tells which of the two is this suite's`,
    next: "Look whether the suite has a policy of its own; once main has run, what it ran by decides"
  };
}

// src/pipeline/baseline/new-suite.ts
var POLICY_FILES = /^\.github\/agent-gate[^/]*\.ya?ml$/;
async function findNewSuite(client, reading, suite) {
  const { at: at2 } = reading;
  if (at2 === null || isUsualPlace(reading) && at2.texts.policy !== null) return [];
  return givenOr([newSuiteNote(suite, [])], async () => {
    const known = [
      ...await listSuites(client, reading.context),
      ...await suitesOfPolicies(client, reading, at2.ref)
    ];
    const others = [...new Set(known)].filter((one) => one !== suite).sort();
    return others.length === 0 ? [] : [newSuiteNote(suite, others)];
  });
}
async function suitesOfPolicies(client, { context }, ref) {
  const files = await listFilesAt(client, context.repository, { folder: ".github", ref, deep: false });
  const suites = [];
  for (const path of files.filter((file) => POLICY_FILES.test(file))) {
    const text = await readFileAt(client, context.repository, { path, ref });
    suites.push(...text === null ? [] : suiteIn(path, text));
  }
  return suites;
}
function suiteIn(path, text) {
  return soundOr([], () => [suiteOf({ policy: readPolicy(path, text) })]);
}

// src/pipeline/baseline/suite-search.ts
function namesOnMain({ deciding }, reading) {
  const stated = suiteOf(deciding);
  const isFirst = reading?.at?.missing.includes("policy") === true && isUsualPlace(reading);
  return isFirst && stated !== UNNAMED_SUITE ? [UNNAMED_SUITE, stated] : [stated];
}
async function searchSuites(client, request, [suite = UNNAMED_SUITE, ...others]) {
  const search = await searchBaseline(client, { ...request, name: baselineName(suite) });
  const isUnknown = search.found.length === 0 && search.notes.every(({ code }) => code === ABSENT);
  return isUnknown && others.length > 0 ? searchSuites(client, request, others) : { ...search, suite };
}

// src/pipeline/baseline/base-choice.ts
async function startChoice(client, { context, ruler }, own) {
  if (context.publishesBaseline) {
    const chosen = { rulers: ownRulerDecides(own), waivers: own.policy.waivers ?? [], notes: [] };
    return { chosen, reading: null, hasBundle: false };
  }
  const reading = await readBaseRuler(client, { context, places: ruler, own });
  return { chosen: chooseWithoutBundle(reading), reading, hasBundle: false };
}
function unaskedNote({ reading }, { onError }) {
  if (reading === null || reading.unasked === null || onError === "no-baseline") return null;
  const what = `GitHub did not give the rubrics and the policy of ${reading.label}, which decide`;
  return { ...troubleNote(reading.unasked, onError), what };
}
async function hearBundle(client, choice, bundle) {
  if (choice.reading !== null && !choice.hasBundle)
    choice.chosen = await chooseWithBundle(client, choice.reading, bundle);
  choice.hasBundle = true;
  return choice.chosen.rulers;
}
function comparesWithNewest({ source }, { reading }) {
  return source.kind !== "commit" && (reading?.at == null || reading.at.ref === reading.base);
}
async function hearNewest(client, search, choice, open) {
  const { reading } = choice;
  const names = namesOnMain(choice.chosen.rulers, reading);
  if (reading?.at == null) return { names, run: null, notes: [] };
  const request = {
    ...search,
    context: { ...search.context, anchor: { kind: "commit", sha: reading.at.ref } },
    workflows: "any",
    source: { kind: "ancestors" },
    file: null,
    most: 1,
    async open(archive, label) {
      const bundle = openBundleZip(label, archive);
      return open(bundle, await hearBundle(client, choice, bundle));
    }
  };
  const { found, notes, suite } = await searchSuites(client, request, names);
  const [run] = found;
  return run === void 0 ? { names, run: null, notes: notes.filter(({ code }) => code !== ABSENT) } : { names: [suite], run, notes: [] };
}
async function settle(client, search, choice, suite) {
  const { chosen, reading } = choice;
  const { deciding } = chosen.rulers;
  const { repository } = search.context;
  const at2 = { repository, base: baseOf(search, reading), name: baselineName(suite), root: ownCheckout(search) };
  const pinned = await fetchPinned(client, deciding, at2);
  const labels = deciding.policy.loosening?.effect === "label" ? await readLabels(client, search.context) : [];
  const passed = reading === null || choice.hasBundle ? null : await findPassedPolicy(client, reading, deciding);
  const notes = [...chosen.notes, ...passed === null ? [] : [passed.note]];
  return { ...chosen, notes, labels, lowered: [...pinned.lowered, ...passed?.lowered ?? []], pinned };
}
function ownCheckout({ context, root: root2 }) {
  return context.publishesBaseline || context.event === "workflow_run" ? null : root2;
}
function baseOf({ context }, reading) {
  if (reading === null) return context.testedSha;
  return reading.base ?? (context.anchor.kind === "commit" ? context.anchor.sha : null);
}
function ownDecides(own, ...notes) {
  return { rulers: ownRulerDecides(own), runs: [], waivers: [], labels: [], notes };
}
async function remarksOnSuite(client, { reading }, { own, suite, isKnown }) {
  if (reading === null) return [];
  if (!isKnown) return findNewSuite(client, reading, suite);
  return suiteOf(own) === suite ? [] : [renamedNote(suiteOf(own), suite)];
}

// src/pipeline/baseline/other-baseline.ts
function namedBaselineNote(files) {
  const next = "To compare with main's runs, set `baseline: auto`";
  if (files.length === 0) {
    const what2 = "The input `baseline` is `none`, so that thresholds alone decide";
    return { code: "baseline-none", effect: "notice", what: what2, next };
  }
  const what = `The baseline is ${nameList(files)}, which the input \`baseline\` names: nobody but this run says whose results these are`;
  return { code: "baseline-named", effect: "notice", what, next };
}
function insteadOfMain(newest, runs) {
  if (newest === null) return {};
  const now = runs.length === 0 ? "nothing" : nameList(runs.map(({ origin }) => origin.label));
  const what = "compared with, in this run already";
  return { newest, lowered: [{ subject: "baseline", what, old: "main's runs", new: now }] };
}

// src/pipeline/baseline/branch-baseline.ts
var KEPT_FOR_COMMENT = 1 / 4;
function findBranchBaseline(client, search) {
  return async (own, ask) => {
    if (client !== null) return client.spare(() => answerFrom(client, search, own, ask), KEPT_FOR_COMMENT);
    const { publishesBaseline, baseRef } = search.context;
    return ownDecides(own, ...publishesBaseline ? [] : [unaskedRulerNote(baseRef, null)], noTokenNote());
  };
}
async function answerFrom(client, search, own, ask) {
  const choice = await startChoice(client, search, own);
  const unasked = unaskedNote(choice, search);
  if (unasked !== null) return ownDecides(own, unasked);
  const { runs, notes, suite, ...found } = await searchRuns(client, search, choice, ask);
  const isKnown = runs.length > 0 || found.newest !== void 0;
  const remarks = await remarksOnSuite(client, choice, { own, suite, isKnown });
  const { pinned, ...decided2 } = await settle(client, search, choice, suite);
  const said = [...decided2.notes, ...remarks, ...notes, ...remarksOn(runs), ...pinned.notes];
  const lowered = [...decided2.lowered, ...found.lowered ?? []];
  return { ...decided2, ...found, runs, lowered, notes: said, driftReference: pinned.driftReference };
}
async function searchRuns(client, search, choice, ask) {
  const { reading } = choice;
  const newest = comparesWithNewest(search, choice) ? null : await hearNewest(client, search, choice, async () => null);
  const names = newest?.names ?? namesOnMain(choice.chosen.rulers, reading);
  const met = { isFound: false, other: null, rewritten: [] };
  const request = {
    ...search,
    context: anchoredAt(search.context, reading),
    ...openersOf(search, choice, met, measurer(client, choice, ask))
  };
  const { found, notes, suite } = await searchSuites(client, request, names);
  const heard = (newest?.notes ?? []).filter(({ code }) => notes.every((note) => note.code !== code));
  const runs = found.map(({ content, origin }) => ({ ...content, origin }));
  const instead = met.isFound ? {} : insteadOfMain(met.other, runs);
  const lowered = [...met.rewritten, ...instead.lowered ?? []];
  return { runs, ...instead, lowered, notes: [...heard, ...notes], suite };
}
function openersOf(search, choice, met, measure) {
  return {
    async open(archive, label) {
      const measured = await measure(archive, label);
      met.isFound = true;
      return measured;
    },
    others: {
      isAsked: () => choice.reading !== null && !met.isFound && met.other === null,
      async hear(archive, label) {
        met.other = { ...await measure(archive, label, askNobody), origin: { label } };
      }
    },
    openFile(kept) {
      const committed = { file: search.file ?? "", kept, what: "the committed baseline" };
      met.rewritten = rewrittenFile(committed, ownCheckout(search));
      return measureFile(kept, choice.chosen.rulers);
    }
  };
}
function measurer(client, choice, ask) {
  return async (archive, label, asked = ask) => {
    const bundle = openBundleZip(label, archive);
    return measureBundle(bundle, await hearBundle(client, choice, bundle), asked);
  };
}
function anchoredAt(context, reading) {
  const sha = reading?.base ?? null;
  return sha === null ? context : { ...context, anchor: { kind: "commit", sha } };
}

// src/io/github/baseline/attempt-artifacts.ts
var PAGES3 = 3;
async function searchAttempts(client, request) {
  const left = [];
  const newest = request.context.run.attempt - 1;
  try {
    const artifacts = await listOfRun(client, request.context);
    for (let attempt = newest; attempt > 0; attempt--) {
      const tried = await tryAttempt(client, request, attempt, artifacts);
      if (!("why" in tried)) return { found: tried, left };
      left.push({ attempt, why: tried.why });
    }
  } catch (error2) {
    if (!(error2 instanceof ApiError)) throw error2;
    const why = `GitHub did not give it: ${error2.message}`;
    for (let attempt = newest - left.length; attempt > 0; attempt--) left.push({ attempt, why });
  }
  return { found: null, left };
}
async function listOfRun({ request }, context) {
  const { id, owner, name: repo } = context.repository;
  const route = "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts";
  const query = { owner, repo, run_id: context.run.id };
  const listed = await listPages(PAGES3, async (page) => (await request(route, { ...query, ...page })).data);
  return listed.flatMap((one) => {
    const artifact = readArtifact(one, id);
    return artifact === null ? [] : [{ ...artifact, name: textAt(one, "name") ?? "" }];
  });
}
async function tryAttempt(client, { context, suite, open }, attempt, artifacts) {
  const { repository, run, headSha } = context;
  const { name } = bundleName({ ...context, run: { ...run, attempt } }, suite, false);
  const jobs = artifacts.filter((one) => one.name === name || isRenamed(one.name, name));
  const [artifact] = jobs;
  if (artifact === void 0) return unfit("it kept no bundle");
  if (jobs.length > 1) return unfit(`${jobs.length} of its jobs judged this suite, so its own cannot be told`);
  if (artifact.runId !== run.id || artifact.sha !== headSha) return unfit("its bundle belongs to another commit");
  if (artifact.expired) return unfit("its bundle has expired");
  const archive = await downloadArtifact(client, repository, artifact);
  if (artifact.digest !== null && artifact.digest !== sha256Of(archive))
    return unfit("its bundle is not the one that was uploaded: the digests differ");
  return unlessMistaken(
    () => open(archive, attempt),
    (mistake) => unfit(`its bundle cannot be read: ${describeProblems(mistake)}`)
  );
}
function isRenamed(name, plain) {
  return name.startsWith(`${plain}-`) && /^[\da-f]{6}$/.test(name.slice(plain.length + 1));
}
function unfit(why) {
  return { why };
}

// src/pipeline/baseline/earlier-attempts.ts
function findEarlierAttempts(client, context) {
  return async (rulers, redaction) => {
    const { deciding } = rulers;
    const { attempt } = context.run;
    if (context.publishesBaseline || attempt === 1 || deciding.policy.reruns === "replace")
      return { attempt, trials: null, left: [] };
    if (client === null) {
      const why = "there is no token to ask for it with";
      return { attempt, trials: null, left: everyBefore(attempt).map((before) => ({ attempt: before, why })) };
    }
    const suite = suiteOf(deciding);
    const expected = { context, suite, mapping: deciding.mapping?.hash ?? null, redaction: redactionHash(redaction) };
    const open = (archive, of) => {
      const bundle = openBundleZip(`attempt ${of}`, archive);
      const why = whyUnfit(bundle, expected);
      return why === null ? trialsOf(bundle, of) : { why };
    };
    const { found, left } = await client.spare(() => searchAttempts(client, { context, suite, open }));
    return { attempt, trials: found, left };
  };
}
function everyBefore(attempt) {
  return Array.from({ length: attempt - 1 }, (_, index) => index + 1);
}
function whyUnfit(bundle, { context, suite, mapping, redaction }) {
  const { manifest } = bundle;
  const { sha, run_id: runId } = manifest.origin;
  if (sha !== context.headSha || runId !== context.run.id) return "its bundle is of another run or commit";
  if (manifest.suite !== suite) return "its bundle is of another suite";
  if (at(bundle.json("decision.json"), "decision") === "invalid") return "it was invalid";
  if (!bundle.has(EVIDENCE_FILE)) return "it kept no trials";
  if ((manifest.mapping?.hash ?? null) !== mapping) return "its results were read by another mapping";
  return manifest.redaction === redaction ? null : "its trials were redacted otherwise";
}
function trialsOf(bundle, attempt) {
  const { redacted } = bundle.json("report.json");
  return { file: evidenceOf(bundle), attempt, attempts: bundle.manifest.attempts ?? null, redacted };
}

// src/pipeline/baseline/named-baseline.ts
function findNamedBaseline(client, search, given) {
  const { root: root2, context } = search;
  const { publishesBaseline, baseRef } = context;
  if (publishesBaseline) return findGivenBaseline(given, root2);
  const said = namedBaselineNote(given.baselines);
  return async (own, ask) => {
    if (client !== null)
      return answerBesideMain(client, search, own, {
        said,
        find: (decided2) => findGivenBaseline(given, root2, decided2)(own, ask)
      });
    const answer = await findGivenBaseline(given, root2)(own, ask);
    const unasked = unaskedRulerNote(baseRef, answer.rulers.decidedBy);
    return { ...answer, notes: [unasked, said, ...answer.notes] };
  };
}
async function answerBesideMain(client, search, own, { said, find }) {
  const choice = await startChoice(client, search, own);
  const unasked = unaskedNote(choice, search);
  if (unasked !== null) return ownDecides(own, unasked);
  const measure = (bundle, rulers) => measureBundle(bundle, rulers, askNobody);
  const { names, run, notes } = await hearNewest(client, search, choice, measure);
  const suite = names[0] ?? suiteOf(own);
  const decided2 = await settle(client, search, choice, suite);
  const answer = await find(decided2);
  const remarks = await remarksOnSuite(client, choice, { own, suite, isKnown: run !== null });
  const newest = run && { ...run.content, origin: run.origin };
  const instead = insteadOfMain(newest, answer.runs);
  const lowered = [...decided2.lowered, ...instead.lowered ?? []];
  return { ...answer, ...instead, lowered, notes: [...remarks, ...notes, said, ...answer.notes] };
}

// src/gating/next-baseline.ts
function isNextBaseline({ findings, compared }) {
  const stops = findings.filter(({ effect }) => effect === "invalid");
  if (stops.length === 0) return true;
  return stops.every(({ code }) => code === OTHER_JUDGE) && hasOneJudge(compared.candidate?.judges ?? []);
}
function hasOneJudge(judges) {
  const isNamed = judges.length > 0 && judges.every(({ judge }) => judge !== null);
  return isNamed && judges.every(({ question }) => namesIn(judges, question).size === 1);
}

// src/io/github/comment/comment-refusal.ts
var PERMISSION = "add to the job: `permissions: { contents: read, actions: read, pull-requests: write }`";
function explainRefusal(error2, fork) {
  const said = `GitHub said "${error2.message}"`;
  if (error2.status === 429 || error2.retryAfter !== null) return `GitHub asks to wait longer than a run can (${said})`;
  if (error2.status === 403 && /\blocked\b/.test(error2.message)) return `the conversation is locked (${said})`;
  if (isUsedUp(error2)) return `the token's requests are used up (${said})`;
  if (error2.status === 403)
    return fork ? `the token of a fork's pull request can only read. The decision is in the job summary; a second workflow on workflow_run can comment (${said})` : `the token may not write it; ${PERMISSION} (${said})`;
  if (error2.status === 401) return `the token is not valid (${said})`;
  if (error2.status === 404) return `the pull request is gone, or the token cannot see it; ${PERMISSION} (${said})`;
  if (error2.status === 410) return `comments are switched off here (${said})`;
  if (error2.status === 422) return `GitHub did not accept its text (${said})`;
  return `GitHub did not answer in time (${said})`;
}

// src/io/github/identity.ts
var WORKFLOW_BOT = "github-actions[bot]";
function ownership(client) {
  let login;
  const isMe = async (author) => {
    login ??= client.isPersonal ? personLogin(client) : appLogin(client);
    return author.login === await login;
  };
  return async (author) => {
    if (client.isPersonal) return isMe(author);
    if (author.type !== "Bot") return false;
    return author.login === WORKFLOW_BOT || isMe(author);
  };
}
async function personLogin({ request }) {
  return orNull(async () => textAt((await request("GET /user")).data, "login"));
}
async function appLogin({ graphql }) {
  const login = await orNull(async () => textAt(await graphql("{ viewer { login } }"), "viewer", "login"));
  return login === null || login.endsWith("[bot]") ? login : `${login}[bot]`;
}
async function orNull(ask) {
  try {
    return await ask();
  } catch (error2) {
    if (error2 instanceof ApiError || error2 instanceof Error && error2.name === "GraphqlResponseError") return null;
    throw error2;
  }
}

// src/io/github/comment/comment-thread.ts
var MOST_PAGES3 = 100;
var PAGE = 100;
function openThread(client, place2) {
  const { request } = client;
  const target = { owner: place2.repository.owner, repo: place2.repository.name };
  const thread = { ...target, issue_number: place2.number };
  const isOurs = ownership(client);
  return {
    async list() {
      const { ours, pages } = await listOurs(client, place2, isOurs);
      return ours.length === 0 && pages > 1 ? (await listOurs(client, place2, isOurs)).ours : ours;
    },
    async create(body) {
      const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/comments";
      return readComment((await request(route, { ...thread, body })).data, place2.suite);
    },
    async update(id, body) {
      const route = "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}";
      return await unlessRefused(request(route, { ...target, comment_id: id, body }), [404]) !== null;
    },
    async remove(id) {
      const route = "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}";
      await unlessFailed(
        () => request(route, { ...target, comment_id: id }),
        () => void 0
      );
    }
  };
}
async function listOurs({ request }, { repository: { owner, name: repo }, number: number2, suite }, isOurs) {
  const ours = [];
  for (let page = 1; ; page += 1) {
    const query = { owner, repo, issue_number: number2, per_page: PAGE, page };
    const { data } = await request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", query);
    const listed = listAt(data);
    for (const one of listed) {
      const comment = readComment(one, suite);
      if (comment !== null && await isOurs(authorOf(one))) ours.push(comment);
    }
    if (listed.length < PAGE || page === MOST_PAGES3) return { ours: ours.sort((a, b) => a.id - b.id), pages: page };
  }
}
function readComment(comment, suite) {
  const id = numberAt(comment, "id");
  const body = textAt(comment, "body") ?? "";
  const marker = readMarker(body, suite);
  return id === null || marker === null ? null : { id, body, marker, url: textAt(comment, "html_url") };
}
function authorOf(comment) {
  const user = at(comment, "user");
  return { login: textAt(user, "login") ?? "", type: textAt(user, "type") ?? "" };
}

// src/io/github/comment/comment.ts
async function publishComment(client, request) {
  return unlessFailed(
    async () => {
      const [number2, ...others] = await numbersOf(client, request);
      if (number2 === void 0) return skipped("no open pull request has the commit that was judged");
      if (others.length > 0) return skipped(severalHave([number2, ...others]));
      return writeShortening(client, request, number2);
    },
    (error2) => skipped(explainRefusal(error2, request.pullRequest.fork))
  );
}
function skipped(why) {
  return { kind: "skipped", notice: `The pull request got no comment: ${why}.` };
}
function severalHave(numbers) {
  const names = allOf(numbers.map((number2) => `#${number2}`));
  return `${names} all have the commit that was judged, and which one the run belongs to cannot be told; close all but one`;
}
async function numbersOf(client, request) {
  const { pullRequest, repository, marker } = request;
  if (pullRequest.number !== null) return [pullRequest.number];
  const found = await findPullRequests(client, repository, { head: pullRequest.head, sha: marker.sha });
  return found.map(({ number: number2 }) => number2);
}
async function writeShortening(client, request, number2) {
  const { repository, marker, bodies } = request;
  const thread = openThread(client, { repository, number: number2, suite: marker.suite });
  for (const [index, body] of bodies.entries()) {
    try {
      return await write(thread, { marker, body: `${writeMarker(marker)}
${body}` });
    } catch (error2) {
      const isLast = index === bodies.length - 1;
      if (isLast || !(error2 instanceof ApiError) || error2.status !== 422) throw error2;
    }
  }
  return skipped("there is nothing to say");
}
async function write(thread, draft) {
  const before = await thread.list();
  if (before.length > 0) return reconcile(thread, draft, before);
  const created = await createOnce(thread, draft);
  const rivals = [...await listOthers2(thread, created), ...created === null ? [] : [created]];
  if (rivals.length > 1)
    await reconcile(
      thread,
      draft,
      rivals.toSorted((a, b) => a.id - b.id)
    );
  return { kind: "created", url: created?.url ?? null };
}
async function listOthers2(thread, created) {
  const all = await unlessFailed(
    () => thread.list(),
    () => []
  );
  return all.filter((comment) => comment.id !== created?.id);
}
function createOnce(thread, { marker, body }) {
  const create = () => thread.create(body);
  return unlessUnclear(create, async () => {
    const written = (await thread.list()).find((comment) => writeMarker(comment.marker) === writeMarker(marker));
    return written ?? create();
  });
}
async function reconcile(thread, draft, ours) {
  const [oldest, ...doubles] = ours;
  if (oldest === void 0) return { kind: "created", url: null };
  const newest = ours.reduce((a, b) => isNewer(b.marker, a.marker) ? b : a);
  const outdated = isNewer(newest.marker, draft.marker);
  const wanted = outdated ? newest.body : draft.body;
  const isSame = sameText(oldest.body, wanted);
  if (isSame || await updateTwice(thread, oldest.id, wanted)) {
    for (const { id } of doubles) await thread.remove(id);
    return { kind: outdated ? "outdated" : isSame ? "unchanged" : "updated", url: oldest.url };
  }
  if (doubles.length > 0) return reconcile(thread, draft, doubles);
  return { kind: "created", url: (await createOnce(thread, draft))?.url ?? null };
}
function updateTwice(thread, id, body) {
  const update = () => thread.update(id, body);
  return unlessUnclear(update, update);
}
async function unlessUnclear(work, another) {
  return unlessFailed(work, (error2) => {
    if (isOutcomeUnknown(error2) || error2.status === 409) return another();
    throw error2;
  });
}
function sameText(a, b) {
  const plain = (text) => text.replaceAll("\r\n", "\n").trim();
  return plain(a) === plain(b);
}

// src/reporting/annotations.ts
var MOST_PER_LEVEL = 10;
function annotationsOf(decision) {
  const all = toldFindings(decision).map((finding) => annotation(finding, decision));
  return ["error", "warning", "notice"].flatMap(
    (level) => atMost(
      all.filter((one) => one.level === level),
      decision
    )
  );
}
function annotation(finding, decision) {
  const { what, expected, actual } = finding;
  const news = (fact) => fact === void 0 || isSaid(fact, what) ? void 0 : fact;
  const next = finding.next === void 0 ? "" : `. ${finding.next}`;
  return {
    level: EFFECTS[finding.effect].level,
    title: title(decision),
    message: logSafe(`${whatIsWrong({ what, expected: news(expected), found: news(actual) })}${next}`, 1e3),
    ...place(finding.where)
  };
}
function title(decision) {
  return logSafe(`${DECISIONS[decision.decision].word}: ${decision.suite}`, 120);
}
function place(where) {
  if (where === void 0) return {};
  const { file, ...spot } = placeOfText(where);
  return { file: logSafe(file), ...spot };
}
function atMost(annotations, decision) {
  const first = annotations[MOST_PER_LEVEL - 1];
  if (first === void 0 || annotations.length <= MOST_PER_LEVEL) return annotations;
  const rest = annotations.length - MOST_PER_LEVEL + 1;
  const message = `${rest} more like these: see the job summary.`;
  return [...annotations.slice(0, MOST_PER_LEVEL - 1), { level: first.level, title: title(decision), message }];
}

// src/reporting/outputs.ts
function outputsOf(decision) {
  const tcr = decision.metrics.find((metric) => metric.name === "TCR");
  const { scored, errored } = decision.trials;
  return {
    decision: decision.decision,
    "exit-code": String(decision.exit_code),
    "more-trials": String(decision.more_trials),
    tcr: number(tcr?.candidate),
    "tcr-baseline": number(tcr?.baseline),
    "tcr-delta": number(tcr?.delta),
    state: tcr?.state ?? "",
    "main-runs": String(decision.baselines.length),
    lost: String(decision.flips.lost.length),
    gained: String(decision.flips.gained.length),
    "trials-scored": String(scored),
    "errored-agent": String(errored.agent),
    "errored-infrastructure": String(errored.infrastructure),
    "errored-judge": String(errored.judge),
    findings: String(decision.findings.filter(decides).length)
  };
}
function number(value) {
  return value === null || value === void 0 ? "" : fixed(value, 6).replace("−", "-");
}

// src/reporting/unquoted.ts
function unquoted(decision) {
  if (decision.compared.candidate !== null) return decision;
  return { ...decision, findings: decision.findings.map(withoutFound) };
}
function withoutFound(finding) {
  const { actual, ...rest } = finding;
  return finding.where === void 0 ? finding : rest;
}

// src/pipeline/publish.ts
var COMMENT_LADDER = [6e4, 3e4, 4e3];
async function announce(whole, announcement, env2) {
  const { runUrl, bundle, includeOutput, redact } = announcement;
  const decision = includeOutput ? whole : unquoted(whole);
  const attempt = attempts(redact);
  await attempt(
    "setting the outputs",
    async () => warnOf(writeOutputs({ ...outputsOf(decision), bundle: bundle ?? "" }, env2))
  );
  await attempt("writing the log", async () => {
    say(`Agent Gate: ${decision.decision}. ${redact(decision.headline)}`);
    annotate(annotationsOf(decision).map((one) => ({ ...one, message: redact(one.message) })));
  });
  await attempt("writing the job summary", async () => {
    const render = (limit) => redact(renderSummary(decision, { limit, links: { run: runUrl }, includeOutput }));
    warnOf(writeSummary(render, env2));
  });
}
async function publish(request, env2) {
  const attempt = attempts(request.redact);
  let artifact;
  await attempt("uploading the bundle", async () => {
    const outcome = await uploadWhenAsked(request);
    if (outcome?.kind === "skipped") remark("warning", outcome.notice);
    if (outcome?.kind === "uploaded") artifact = outcome;
  });
  let comment;
  await attempt("writing the comment", async () => {
    const outcome = await commentWhenAsked(request, artifact);
    if (outcome?.kind === "skipped") remark("notice", outcome.notice);
    else comment = outcome?.url ?? void 0;
  });
  await attempt(
    "setting the outputs",
    async () => warnOf(writeOutputs({ "artifact-url": artifact?.url ?? "", "comment-url": comment ?? "" }, env2))
  );
}
async function uploadWhenAsked(request) {
  const { inputs, context, decision, bundle, budgetMs: budgetMs2 } = request;
  if (!inputs.upload || bundle === null) return null;
  const isBaseline = context.publishesBaseline && isNextBaseline(decision);
  const name = bundleName(context, decision.suite, isBaseline);
  const { retentionDays } = inputs;
  return uploadBundle(context, { folder: bundle, name, retentionDays, delayMs: budgetMs2 / 60 });
}
async function commentWhenAsked({ inputs, context, client, decision, redact }, artifact) {
  const { pullRequest, repository, run, headSha: sha } = context;
  const { includeOutput } = inputs;
  if (!inputs.comment || pullRequest === null) return null;
  if (client === null) return { kind: "skipped", notice: "The pull request got no comment: there is no token." };
  const bundle = artifact && `${artifact.name}.zip`;
  const options = { links: { artifact: artifact?.url, bundle, run: run.url }, includeOutput };
  const told = includeOutput ? decision : unquoted(decision);
  const bodies = COMMENT_LADDER.map((limit) => redact(renderComment(told, { ...options, limit })));
  const marker = { suite: decision.suite, run: run.id, attempt: run.attempt, sha };
  return publishComment(client, { repository, pullRequest, marker, bodies });
}
function attempts(redact) {
  return async (what, step) => {
    try {
      await step();
    } catch (error2) {
      const [why = ""] = redact(describeThrown(error2)).split("\n", 1);
      remark("warning", `The decision stands, but ${what} failed; this is our bug, please report it: ${why}`);
    }
  };
}
function warnOf(warning2) {
  if (warning2 !== null) remark("warning", warning2);
}

// src/pipeline/ruler/suite-of-base.ts
async function suiteOfBase(client, { repository, baseRef, publishesBaseline }, policy) {
  if (client === null || baseRef === null || publishesBaseline) return null;
  const path = policy ?? POLICY_FILE;
  return givenOr(null, async () => {
    const text = await client.spare(() => readFileAt(client, repository, { path, ref: baseRef }));
    if (text !== null) return suiteOf({ policy: readPolicy(path, text) });
    return policy === void 0 ? UNNAMED_SUITE : null;
  });
}

// src/action.ts
var BROKEN = 3;
var OUR_BUG = "Agent Gate itself broke; this is our bug, please report it with the lines above.";
var env = process.env;
var root = env.GITHUB_WORKSPACE ?? process.cwd();
var budgetMs = readBudget(env.AGENT_GATE_API_BUDGET_MS);
var decided;
var isBroken = false;
process.exitCode = BROKEN;
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {
});
process.on("uncaughtException", (error2) => {
  if (decided === void 0) end(reportBug(error2));
  else reportAfterwards(error2);
});
main().then(end, (error2) => {
  if (decided !== void 0) reportAfterwards(error2);
  end(decided ?? reportBug(error2));
});
async function main() {
  const setting = readSetting();
  if (setting instanceof UserError) return refuse2(setting);
  const { inputs, out } = setting;
  const apiUrl = env.GITHUB_API_URL ?? "https://api.github.com";
  const client = inputs.token === "" ? null : await connect({ token: inputs.token, apiUrl, budgetMs });
  const context = await withPullRequest(client, setting.context);
  const request = gateRequest({ inputs, context, out }, client);
  const { mistakes } = inputs;
  const outcome = await (mistakes.length === 0 ? runGate(request) : refuseRun(request, mistakes));
  await nextTurn();
  if (isBroken) return BROKEN;
  decide(outcome.decision.exit_code);
  const { bundle, redact } = outcome;
  const announcement = { runUrl: context.run.url, bundle, includeOutput: inputs.includeOutput, redact };
  await announce(outcome.decision, announcement, env);
  await publish({ ...outcome, inputs, context, client, budgetMs }, env);
  return outcome.decision.exit_code;
}
function readSetting() {
  return unlessMistaken(
    () => {
      const payload = readEventFile(env.GITHUB_EVENT_PATH);
      const context = readContext({ env, payload, checkedOut: readCheckedOutSha(root) });
      return { context, inputs: readInputs(env), out: join(makeFolder(env.RUNNER_TEMP ?? tmpdir()), "bundle") };
    },
    (mistake) => mistake
  );
}
function makeFolder(where) {
  return writingTo(where, () => mkdtempSync(join(where, "agent-gate-")));
}
function decide(code) {
  decided = code;
  process.exitCode = code;
}
async function refuse2({ problems }) {
  const decision = invalidDecision({ suite: UNNAMED_SUITE, problems, candidateOrigin: {} });
  decide(decision.exit_code);
  await announce(decision, { runUrl: void 0, bundle: null, includeOutput: false, redact: redactOwn }, env);
  return decision.exit_code;
}
function gateRequest(setting, client) {
  const { inputs, context, out } = setting;
  const { results, shards, select, mapping, rubrics, policy, answers } = inputs;
  const { run, headSha } = context;
  return {
    results,
    shards,
    select,
    mapping,
    rubrics,
    policy,
    answers,
    announce: say,
    root,
    out,
    env,
    origin: { sha: headSha, run_id: run.id, run_url: run.url },
    time: context.time ?? void 0,
    notBefore: context.notBefore ?? void 0,
    secrets: ownSecrets(),
    findBaseline: baselineFinder(setting, client),
    findEarlier: findEarlierAttempts(client, context),
    findSuite: () => suiteOfBase(client, context, placesInRepository({ ...inputs, root }).policy)
  };
}
function baselineFinder({ inputs, context }, client) {
  const { results, baseline, baselineFile, baselineWorkflows, onBaselineError, select } = inputs;
  const source = readBaselineSource(baseline);
  const own = context.run.workflow === null ? [] : [context.run.workflow];
  const search = {
    context,
    workflows: baselineWorkflows.length > 0 ? baselineWorkflows : own,
    source: source ?? { kind: "ancestors" },
    file: baselineFile ?? null,
    onError: onBaselineError,
    ruler: placesInRepository({ ...inputs, root }),
    root
  };
  if (source !== null) return findBranchBaseline(client, search);
  const baselines = baseline === "none" ? [] : [baseline];
  const given = { baselines, baselineSelect: select, results, select, env, secrets: ownSecrets() };
  return findNamedBaseline(client, search, given);
}
function ownSecrets() {
  const held = [env.INPUT_TOKEN, env.ACTIONS_RUNTIME_TOKEN, env.ACTIONS_ID_TOKEN_REQUEST_TOKEN];
  return held.map((value) => value?.trim() ?? "");
}
function redactOwn(text) {
  return startRedaction({ ...DEFAULT_RULES, secrets: ownSecrets() }).text(text);
}
function reportBug(error2) {
  isBroken = true;
  const trouble = systemTrouble(error2);
  sayLines(redactOwn(describeThrown(error2)));
  remark("error", trouble === null ? OUR_BUG : `Agent Gate broke off: ${redactOwn(trouble)}`);
  writeOutputs({ decision: "invalid", "exit-code": String(BROKEN) }, env);
  return BROKEN;
}
function reportAfterwards(error2) {
  sayLines(redactOwn(describeThrown(error2)));
  remark("warning", "The decision stands, but something broke after it; please report it with the lines above.");
}
function nextTurn() {
  return new Promise((resolve) => setImmediate(resolve));
}
function end(code) {
  process.stdout.write("", () => setImmediate(() => process.exit(code)));
}
function readBudget(text) {
  return text !== void 0 && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : BUDGET_MS;
}
