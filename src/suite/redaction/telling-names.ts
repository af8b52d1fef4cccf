import type { JsonObject } from '../../contract/json.ts';

const SECRET_KEY = 'secret_?(?:access_?)?key';
/** The end of a name that tells what stands beside it; the shapes of secrets know it before a value. */
const TELLING_NAME = new RegExp(`(?:authorization|${SECRET_KEY})$`, 'i');

/** What stands right before the value that an `authorization` somewhere tells of. */
export const SCHEME = String.raw`(?:[Bb]asic|BASIC|[Tt]oken|TOKEN|BEARER)[\s\\]`;
const TELLS_OF_KEY = new RegExp(SECRET_KEY, 'i');
const KEY_LENGTH = 40;

/** Whether a name that stands anywhere in a record may tell of a run of this length, or lines may be a private key. */
export function mayTell(raw: string, longestRun: number): boolean {
  return raw.includes('PRIVATE KEY') || (longestRun >= KEY_LENGTH && TELLS_OF_KEY.test(raw));
}

/** The members that give the name of an object's `value`, in archives of requests, in spans and in lists of settings. */
const NAMING_MEMBERS = ['name', 'key', 'header'] as const;

/** What tells what stands under a name or beside it; undefined for other names. */
export function tellingName(name: unknown): string | undefined {
  return typeof name === 'string' ? TELLING_NAME.exec(name)?.[0] : undefined;
}

/** What tells of an object like `{ name, value }` what its value is. */
export function tellingMember(object: JsonObject): string | undefined {
  for (const member of NAMING_MEMBERS) {
    const told = tellingName(object[member]);
    if (told !== undefined) return told;
  }
  return undefined;
}
