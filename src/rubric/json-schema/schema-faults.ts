import type { ErrorObject } from 'ajv/dist/2020.js';
import { memberPointer } from '../../contract/json-pointer.ts';
import { cut, cutMiddle, shownValue } from '../values/shown-value.ts';

/** Lengths inside a message: of a value, of what was expected, and of a pointer, of which both ends tell the most. */
const SHORT = 40;
const EXPECTED = 100;
const POINTER = 120;

/** What a value breaks of its schema, each as `/pointer must be ..., found ...`. */
export function describeFaults(errors: readonly ErrorObject[]): readonly string[] {
  // No single item has to be what a list has to have, and what a name is not is said of the name.
  const told = without(errors, ['contains', 'propertyNames']).filter(({ keyword }) => keyword !== 'if');
  // One way not to fit a choice says little; that nothing of the choice fits says it all.
  const isChoice = ({ keyword }: ErrorObject) => CHOICES.includes(keyword);
  return without(told, CHOICES).map((error) => (isChoice(error) ? choiceFault(error, told) : fault(error)));
}

const CHOICES: readonly string[] = ['anyOf', 'oneOf'];

/** The errors without those that are parts of others with such a keyword. */
function without(errors: readonly ErrorObject[], keywords: readonly string[]): readonly ErrorObject[] {
  const wholes = errors.filter(({ keyword }) => keywords.includes(keyword));
  return errors.filter((error) => !wholes.some((whole) => isWithin(error, whole)));
}

/** Below the whole itself, or below what its schemas refer to. */
function isWithin({ schemaPath, instancePath }: ErrorObject, whole: ErrorObject): boolean {
  const schemas = [whole.schema].flat() as readonly { readonly $ref?: string }[];
  const referred = schemas.flatMap(({ $ref = [] }) => $ref);
  const isBelow = [whole.schemaPath, ...referred].some((path) => schemaPath.startsWith(`${path}/`));
  return isBelow && `${instancePath}/`.startsWith(`${whole.instancePath}/`);
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

function missingOrForbidden({ keyword, params, schema, instancePath }: ErrorObject): string | undefined {
  const below = (name: unknown) => shownPointer(memberPointer(instancePath, String(name)));
  switch (keyword) {
    case 'required':
      return `${below(params.missingProperty)} is missing`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `${below(params.additionalProperty ?? params.unevaluatedProperty)} is not allowed`;
    case 'false schema':
      return `${shownPointer(instancePath)} is not allowed`;
    case 'propertyNames':
      return `${below(params.propertyName)} has a name that does not fit ${shownValue(schema, SHORT)}`;
    default:
      return undefined;
  }
}

function expectation({ keyword, params, schema, message = 'is wrong' }: ErrorObject): string {
  switch (keyword) {
    case 'type':
      return `must be ${[params.type].flat().join(' or ')}`;
    case 'enum':
      return `must be one of ${shownValue(params.allowedValues, SHORT)}`;
    case 'const':
      return `must be ${shownValue(params.allowedValue, SHORT)}`;
    case 'multipleOf':
      return `must be multiple of ${schema}`;
    case 'contains':
      return `must have ${itemsOf(params)} ${shownValue(schema, SHORT)}`;
    default:
      return cut(message, EXPECTED);
  }
}

function itemsOf({ minContains: least, maxContains: most }: ErrorObject['params']): string {
  const bounds = most === undefined ? `at least ${least}` : `at least ${least} and at most ${most}`;
  return (most ?? least) === 1 ? `${bounds} item that fits` : `${bounds} items that fit`;
}

function shownPointer(pointer: string): string {
  return pointer === '' ? '(the whole)' : cutMiddle(pointer, POINTER);
}
