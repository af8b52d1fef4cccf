import type { BundleFile } from '../../../schemas/types/manifest.ts';
import type { ConfigTexts } from '../config.ts';
import type { TextFile } from '../files.ts';
import { diskName } from '../paths.ts';
import type { Bundle } from './read.ts';

const MAPPING = 'mapping.yml';
const POLICY = 'policy.yml';
const RUBRICS = 'rubrics/';

/** A text of a config under its name in a bundle. */
interface BundledText extends TextFile {
  readonly kind: 'rubric' | 'mapping' | 'policy';
  /** Its original name, for messages. */
  readonly name: string;
}

/** The texts of a config under their names in a bundle; no two rubrics share a name on any disk. */
export function bundledTexts({ mapping, rubrics, policy }: ConfigTexts): readonly BundledText[] {
  const taken = new Set<string>();
  const bundled = (kind: BundledText['kind'], file: string, source: TextFile | null): readonly BundledText[] =>
    source === null ? [] : [{ ...source, kind, file, name: source.file }];
  return [
    ...rubrics.flatMap((one) => bundled('rubric', `${RUBRICS}${freeName(safeName(one.file), taken)}`, one)),
    ...bundled('mapping', MAPPING, mapping),
    ...bundled('policy', POLICY, policy),
  ];
}

/** The config that a bundle keeps. @throws UserError when a text is damaged */
export function configOfBundle(bundle: Bundle): ConfigTexts {
  const { shipped = [] } = bundle.manifest;
  const read = (file: string): TextFile => ({
    file: `${bundle.label}/${file}`,
    text: new TextDecoder().decode(bundle.bytes(file)),
    ...(shipped.includes(file) ? { shipped: true } : {}),
  });
  const rubrics = bundle.manifest.files.filter(({ file }: BundleFile) => file.startsWith(RUBRICS));
  return {
    mapping: bundle.has(MAPPING) ? read(MAPPING) : null,
    rubrics: rubrics.map(({ file }) => read(file)),
    policy: bundle.has(POLICY) ? read(POLICY) : null,
  };
}

/** The file's own name, without characters that artifacts refuse. */
function safeName(file: string): string {
  return (file.split('/').at(-1) ?? file).replaceAll(/[^\w.-]/g, '_');
}

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let count = 2; taken.has(diskName(free)); count++) free = `${count}-${name}`;
  taken.add(diskName(free));
  return free;
}
