import { UserError } from '../errors.ts';
import type { Compiling } from './compiling.ts';
import { compileCsv } from './csv-records.ts';
import type { MappingFile } from './mapping-file.ts';
import { type OpenResults, openResults } from './open-results.ts';
import { lineRecords, listRecords, type Records } from './read-records.ts';
import type { ResultFile } from './result-file.ts';
import { type RecordPath, splitDocument } from './split-document.ts';
import { splitLines } from './split-lines.ts';

/** Compiles how a mapping's files split into records. */
export function compileRecords(spec: MappingFile, compiling: Compiling): (input: ResultFile) => Records {
  const path = recordPath(spec.records ?? '$[*]');
  const readCsv = compileCsv(spec.csv ?? {}, compiling);
  return (input) => {
    const { file } = input;
    const open = openResults(input);
    const { chunks, offset } = open;
    switch (spec.format ?? formatOf(open, path)) {
      case 'json':
        return listRecords(file, splitDocument(file, chunks, offset, path), path);
      case 'jsonl':
        return lineRecords(file, splitLines(file, chunks, offset));
      default:
        requireText(file, open, spec);
        return { items: readCsv(file, chunks, offset), placeOf: (line) => ({ file, line }) };
    }
  };
}

/** The names of a path like `$.results[*]`. */
function recordPath(text: string): RecordPath {
  return text === '$' ? 'document' : { names: text.split(/[.[]/).slice(1, -1) };
}

function formatOf({ shape }: OpenResults, path: RecordPath): 'json' | 'jsonl' | 'csv' {
  if (shape === 'other') return 'csv';
  const isLines = shape === 'object' && path !== 'document' && path.names.length === 0;
  return isLines ? 'jsonl' : 'json';
}

/** A mapping that names keys of JSON has no use for a text that is no JSON. */
function requireText(file: string, { shape }: OpenResults, spec: MappingFile): void {
  if (shape !== 'other' || spec.records === undefined) return;
  const mend = `The mapping \`${spec.mapping}\` reads JSON records at \`${spec.records}\``;
  throw new UserError({ code: 'wrong-format', what: 'the file is not JSON', where: { file }, mend });
}
