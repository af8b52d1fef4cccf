import type { ErrorObject } from 'ajv/dist/2020.js';
import { memberPointer } from '../contract/json-pointer.ts';
import { cut, cutMiddle, shownValue } from './shown-value.ts';

/** Lengths inside a message: of a value, of what was expected, and of a pointer, of which both ends tell the most. */
const SHORT = 40;
const EXPECTED = 100;
const POINTER = 120;

/** What a value breaks of its schema, each as `/pointer must be ..., found ...`. */
export function describeFaults(errors: readonly ErrorObject[]): readonly string[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  // One way not to fit a choice says little; that nothing of the choice fits says it all.
  const isPart = (error: ErrorObject) => choices.some((choice) => isWithin(error, choice));
  const own = errors.filter((error) => error.keyword !== 'if' && !isPart(error));
  return own.map((error) => (choices.includes(error) ? choiceFault(error, errors) : fault(error)));
}

/** Below the choice itself, or below what its schemas refer to. */
function isWithin({ schemaPath, instancePath }: ErrorObject, choice: ErrorObject): boolean {
  const referred = (choice.schema as readonly { readonly $ref?: string }[]).flatMap(({ $ref = [] }) => $ref);
  const isBelow = [choice.schemaPath, ...referred].some((path) => schemaPath.startsWith(`${path}/`));
  return isBelow && instancePath.startsWith(choice.instancePath);
}

/** Where more than one schema of `oneOf` fits, none of them has a fault. */
function choiceFault(choice: ErrorObject, errors: readonly ErrorObject[]): string {
  const faults = errors.filter((error) => isWithin(error, choice)).map((error) => faultWithin(error, choice));
  if (faults.length === 0) return fault(choice);
  const expected = cut([...new Set(faults)].join(', or '), EXPECTED);
  return `${shownPointer(choice.instancePath)} ${expected}, found ${shownValue(choice.data, SHORT)}`;
}

function faultWithin(error: ErrorObject, choice: ErrorObject): string {
  const isSame = error.instancePath === choice.instancePath;
  return missingOrForbidden(error) ?? `${isSame ? '' : `${shownPointer(error.instancePath)} `}${expectation(error)}`;
}

function fault(error: ErrorObject): string {
  const whole = `${shownPointer(error.instancePath)} ${expectation(error)}, found ${shownValue(error.data, SHORT)}`;
  return missingOrForbidden(error) ?? whole;
}

function missingOrForbidden({ keyword, params, instancePath }: ErrorObject): string | undefined {
  const below = (name: unknown) => shownPointer(memberPointer(instancePath, String(name)));
  switch (keyword) {
    case 'required':
      return `${below(params.missingProperty)} is missing`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `${below(params.additionalProperty ?? params.unevaluatedProperty)} is not allowed`;
    case 'false schema':
      return `${shownPointer(instancePath)} is not allowed`;
    default:
      return undefined;
  }
}

function expectation({ keyword, params, message = 'is wrong' }: ErrorObject): string {
  if (keyword === 'type') return `must be ${[params.type].flat().join(' or ')}`;
  if (keyword === 'enum') return `must be one of ${shownValue(params.allowedValues, SHORT)}`;
  return keyword === 'const' ? `must be ${shownValue(params.allowedValue, SHORT)}` : cut(message, EXPECTED);
}

function shownPointer(pointer: string): string {
  return pointer === '' ? '(the whole)' : cutMiddle(pointer, POINTER);
}
