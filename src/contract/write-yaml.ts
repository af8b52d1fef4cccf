import { Document, type Node } from 'yaml';

/** No aliases: our readers refuse them. */
const WHOLE = { aliasDuplicateObjects: false } as const;
/** Quotes texts that older YAML reads as other values. */
const CREATING = { ...WHOLE, compat: 'yaml-1.1' } as const;

/** Comments around a document. */
interface Comments {
  /** Address of the schema, for editors. */
  readonly schema: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** Writes a YAML document. The value may hold nodes, such as those of `inOneLine`. */
export function writeYaml(value: object, { schema, before, after }: Comments): string {
  const document = new Document(value, CREATING);
  const head = [`yaml-language-server: $schema=${schema}`, ...(before?.split('\n') ?? [])];
  if (document.contents !== null) document.contents.commentBefore = asComment(head);
  if (after !== undefined) document.comment = asComment(after.split('\n'));
  return document.toString({ lineWidth: 0 });
}

/** An object in flow style: `{ a: 1, b: [2] }`. */
export function inOneLine(value: object): Node {
  return new Document(null).createNode(value, { ...WHOLE, flow: true }) as Node;
}

function asComment(lines: readonly string[]): string {
  return lines.map((line) => (line === '' ? '' : ` ${line}`)).join('\n');
}
