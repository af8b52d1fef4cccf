import { isRecord } from '../../contract/json-object.ts';
import { memberPointer } from '../../contract/json-pointer.ts';
import { rootOf } from '../../rubric/references/field-path.ts';
import { DEFAULT_ITEM, itemNames } from '../../rubric/written/item-names.ts';
import { partsOf } from '../testing/rubric-parts.ts';
import type { LintFinding } from './lint-finding.ts';
import type { LintSource } from './lint-source.ts';

/** Paths that begin with `item` where the items have another name: they read a fact of the trial that nothing speaks of. */
export function renamedItems({ value, placeOf }: LintSource): readonly LintFinding[] {
  if (itemNames(value).includes(DEFAULT_ITEM) || isFact(value)) return [];
  return [...partsOf(value)].flatMap(({ key, pointer, value: each }): readonly LintFinding[] => {
    if (key !== 'each' || !isRecord(each) || typeof each.as !== 'string') return [];
    return pathsIn(each.node, `${pointer}/node`).map(({ path, at }) => ({
      level: 'warning',
      code: 'item-renamed',
      what: `\`${path}\` reads a fact of the trial: the items are called \`${each.as}\` here`,
      next: `Write \`${each.as}${path.slice(DEFAULT_ITEM.length)}\`, or name the fact \`${DEFAULT_ITEM}\` in the contract`,
      where: placeOf(at),
    }));
  });
}

function isFact({ contract, derive }: LintSource['value']): boolean {
  const declared = isRecord(contract) && isRecord(contract.properties) ? contract.properties : {};
  return [declared, derive].some((names) => isRecord(names) && Object.hasOwn(names, DEFAULT_ITEM));
}

interface Path {
  readonly path: string;
  readonly at: string;
}

/** Those of a list inside of the list are told there. */
function pathsIn(part: unknown, pointer: string): readonly Path[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, member]): readonly Path[] => {
    const at = memberPointer(pointer, key);
    if (typeof member !== 'string') return key === 'each' ? overOf(member, at) : pathsIn(member, at);
    return PATH_KEYS.has(key) && rootOf(member) === DEFAULT_ITEM ? [{ path: member, at }] : [];
  });
}

function overOf(each: unknown, pointer: string): readonly Path[] {
  return isRecord(each) ? pathsIn(each.over, `${pointer}/over`) : [];
}

/** Keys of the language whose text is the path of a fact. */
const PATH_KEYS: ReadonlySet<string> = new Set(['field', 'in']);
