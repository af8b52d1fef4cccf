import { Document, type Node } from 'yaml';

/** No aliases: our readers refuse them. */
const WHOLE = { aliasDuplicateObjects: false } as const;
/** Quotes texts that older YAML reads as other values. */
const CREATING = { ...WHOLE, compat: 'yaml-1.1' } as const;

interface Comments {
  readonly schema: string;
  readonly header?: string | undefined;
  readonly footer?: string | undefined;
}

/** Writes a YAML document. The value may hold nodes, such as those of `inOneLine`. */
export function writeYaml(value: object, { schema, header, footer }: Comments): string {
  const document = new Document(value, CREATING);
  const head = [`yaml-language-server: $schema=${schema}`, ...(header?.split('\n') ?? [])];
  if (document.contents !== null) document.contents.commentBefore = asComment(head);
  if (footer !== undefined) document.comment = asComment(footer.split('\n'));
  return document.toString({ lineWidth: 0 });
}

/** An object in flow style: `{ a: 1, b: [2] }`. */
export function inOneLine(value: object): Node {
  return new Document(null).createNode(value, { ...WHOLE, flow: true }) as Node;
}

function asComment(lines: readonly string[]): string {
  return lines.map((line) => (line === '' ? '' : ` ${line}`)).join('\n');
}
