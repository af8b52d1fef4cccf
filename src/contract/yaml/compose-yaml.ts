import { Composer, type CST, type Document, Lexer, type LineCounter, Parser, YAMLParseError } from 'yaml';
import { UserError } from '../../errors.ts';
import { MAX_DEPTH } from '../max-depth.ts';

/**
 * Composes one YAML 1.2 document, with whatever is wrong with it.
 * @param lines learns where each line begins
 * @throws UserError for a text that nests too deep to be composed
 */
export function composeYaml(file: string, text: string, lines: LineCounter): Document {
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    merge: false,
    // Takes time in the square of their number; `checkYaml` looks for them.
    uniqueKeys: false,
    stringKeys: true,
    resolveKnownTags: false,
  });
  const [document, second] = composer.compose(tokensOf(file, text, lines), true, text.length);
  if (document === undefined) throw new Error('composing gave no document');
  if (second !== undefined)
    document.errors.push(new YAMLParseError([second.range[0], second.range[1]], 'MULTIPLE_DOCS', 'a second document'));
  return document;
}

/** The composer calls itself for every level, so a text that nests too deep has to be found before it. */
function* tokensOf(file: string, text: string, lines: LineCounter): Generator<CST.Token> {
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  for (const lexeme of new Lexer().lex(text)) {
    yield* parser.next(lexeme);
    // Rough as it is, it may only stop what no sound file comes near; the document itself is measured exactly.
    if (parser.stack.length > 2 * MAX_DEPTH) throw tooDeep(file);
  }
  yield* parser.end();
}

function tooDeep(file: string): UserError {
  return new UserError({ code: 'too-deep', what: `the file nests deeper than ${MAX_DEPTH} levels`, where: { file } });
}
