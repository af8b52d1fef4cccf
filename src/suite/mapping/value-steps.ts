import { dotted, type JsonObject } from '../../contract/json.ts';
import { shown } from '../../contract/text.ts';
import type { Place } from '../../errors.ts';
import { type Compiling, unfit } from './compiling.ts';
import type { Form } from './mapping-file.ts';
import { readForm } from './read-form.ts';
import { slugOf } from './slug.ts';
import { requireExact, textOf } from './text-of.ts';

/** What happens to a value that is there. @throws UserError when it is not what was promised */
export type ValueStep = (value: unknown, where: Place) => unknown;

/** What a table without the value gives where there is a default: no further step is taken. */
export const MISSED = Symbol('not in the table');

/** `parse`: a text is read in the first form that fits. */
export function parseStep(forms: readonly Form[], part: string, { isNanAbsent }: Compiling): ValueStep {
  return (value, where) => {
    if (typeof value !== 'string') return value;
    const read = readForm(value, forms, isNanAbsent);
    if (read === undefined) throw unfit(part, `${shown(value)} cannot be read as ${forms.join(' or ')}`, where);
    return read.value;
  };
}

/** `match`: the group, or all, of what the pattern matches. */
export function matchStep(text: string, pointer: string, compiling: Compiling): ValueStep {
  const pattern = compiling.pattern(text, `${pointer}/match`);
  const group = Math.min(pattern.groupCount(), 1);
  if (pattern.groupCount() > 1) compiling.report(`${pointer}/match`, '`match` takes one group, use (?:...) for others');
  const part = dotted(pointer);
  return (value, where) => {
    const text = textOf(value, part, where);
    const matcher = text === undefined ? undefined : pattern.matcher(text);
    return matcher?.find() ? (matcher.group(group) ?? undefined) : undefined;
  };
}

/** `map`: what the table has beside the value's text. */
export function mapStep(map: JsonObject, hasDefault: boolean, part: string): ValueStep {
  const table = new Map<string | undefined, unknown>(Object.entries(map));
  return (value, where) => {
    const text = textOf(value, part, where);
    if (table.has(text)) return table.get(text);
    if (hasDefault) return MISSED;
    throw unfit(part, `${shown(value)} is not in \`map\`, which has ${[...table.keys()].join(', ')}`, where);
  };
}

/** `scale`: another unit. */
export function scaleStep(scale: number, part: string): ValueStep {
  return (value, where) => {
    if (typeof value !== 'number') throw unfit(part, `${shown(value)} is no number to scale`, where);
    const scaled = value * scale;
    if (!Number.isFinite(scaled)) throw unfit(part, `${value} times ${scale} is too large for a number`, where);
    return scaled;
  };
}

/** `slug`: an id of any value. */
export function slugStep(part: string): ValueStep {
  return (value, where) => {
    requireExact(value, part, where);
    return slugOf(value);
  };
}
