import type { ErrorObject } from 'ajv/dist/2020.js';
import { nearestName } from '../nearest-name.ts';

/** What is really wrong: at least one, lest what does not fit seems to: that two of `oneOf` fit has no cause below it. */
export function causesOf(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const own = errors.filter(isOwnCause);
  return own.length > 0 ? widestTypes(nearestCauses(own, errors)) : errors;
}

/** Where nothing of a choice fits, what is wrong within the nearest way says most: a wrong type least, and no known value little. */
function nearestCauses(own: readonly ErrorObject[], errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const choices = new Set(errors.filter(isChoice).map(({ instancePath }) => instancePath));
  const nearest = new Map<string, number>();
  for (const { instancePath: at, keyword } of own) nearest.set(at, Math.max(nearest.get(at) ?? 0, nearness(keyword)));
  return own.filter(({ instancePath: at, keyword }) => !choices.has(at) || nearness(keyword) === nearest.get(at));
}

function nearness(keyword: string): number {
  return keyword === 'type' ? 0 : keyword === 'enum' ? 1 : 2;
}

/** A value that is of none of some types is not of one of them either, nor one of some values of that type. */
function widestTypes(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const widest = new Map<string, number>();
  for (const error of errors) {
    const { instancePath: at } = error;
    widest.set(at, Math.max(widest.get(at) ?? 0, width(error)));
  }
  return errors.filter((error) => error.keyword !== 'type' || width(error) === widest.get(error.instancePath));
}

/** The values say more than any type. */
function width({ keyword, params }: ErrorObject): number {
  if (keyword === 'enum' || keyword === 'const') return Number.POSITIVE_INFINITY;
  return keyword === 'type' ? [(params as { readonly type: string | readonly string[] }).type].flat().length : 0;
}

function isChoice({ keyword }: ErrorObject): boolean {
  return keyword === 'anyOf' || keyword === 'oneOf';
}

/** Keywords that only say that something below them failed. */
function isOwnCause(error: ErrorObject): boolean {
  return !['if', 'anyOf', 'oneOf', 'allOf', 'propertyNames'].includes(error.keyword) || error.schema === false;
}

/** The key that a schema does not know; undefined where it is about something else. */
export function unknownKeyOf({ params }: ErrorObject): string | undefined {
  const { additionalProperty, unevaluatedProperty } = params as Readonly<Record<string, string | undefined>>;
  return additionalProperty ?? unevaluatedProperty;
}

/** The keys that a schema knows beside one that it does not. */
export function knownKeys({ parentSchema }: ErrorObject): readonly string[] {
  return Object.keys((parentSchema as { readonly properties?: object }).properties ?? {});
}

/** Without the keys that are missing as they are misspelt: the advice for the unknown key names them. */
export function withoutMisspelt(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const meant = new Set(
    errors.flatMap((error) => {
      const key = unknownKeyOf(error);
      return key === undefined ? [] : [`${error.instancePath} ${nearestName(key, knownKeys(error))}`];
    }),
  );
  return errors.filter(({ keyword, instancePath: at, params }) => {
    return keyword !== 'required' || !meant.has(`${at} ${(params as { missingProperty: string }).missingProperty}`);
  });
}
