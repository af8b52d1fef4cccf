import { configOfBundle } from '../../io/bundle/bundled-config.ts';
import type { Bundle } from '../../io/bundle/read.ts';
import type { Config, ConfigTexts } from '../../io/config.ts';
import type { TextFile } from '../../io/files.ts';
import { productVersion, readShipped, type ShippedKind } from '../../io/shipped.ts';
import { loadRubric } from '../../rubric/load-rubric.ts';

/**
 * What main was measured by. Where another version of Agent Gate did that, what it shipped gives way to what is shipped today, if this
 * run takes it too: a release changed it then, and no pull request. A file of the repository by such a name stays what it is.
 * @throws UserError when a text in the bundle is damaged, or cannot be read by this version
 */
export function rulerOfMain(bundle: Bundle, { texts: own }: Config): ConfigTexts {
  const main = configOfBundle(bundle);
  if (bundle.manifest.tool === productVersion()) return main;
  const renewed = (was: TextFile, texts: readonly (TextFile | null)[], kind: ShippedKind, name = ''): TextFile =>
    (was.shipped ? shippedIn(texts, kind, name) : null) ?? was;
  return {
    ...main,
    mapping: main.mapping && renewed(main.mapping, [own.mapping], 'mappings', bundle.manifest.mapping?.mapping),
    rubrics: main.rubrics.map((was) => renewed(was, own.rubrics, 'rubrics', loadRubric(was.file, was.text).id)),
  };
}

/** The one of the texts that is shipped under the name. */
function shippedIn(texts: readonly (TextFile | null)[], kind: ShippedKind, name: string): TextFile | null {
  const shipped = readShipped(kind, name);
  return texts.find((one) => one !== null && one.text === shipped?.text) ?? null;
}
