const NAMES = 'authorization|secret_?(?:access_?)?key';
/** The end of a name that tells what stands beside it; the shapes of secrets know it before a value. */
const TELLING_NAME = new RegExp(`(?:${NAMES})$`, 'i');

/** Part of every record in which a name tells of a value, or lines are a private key, however far apart they stand. */
export const MAY_TELL = new RegExp(`${NAMES}|private key`, 'i');

/** The members that give the name of an object's `value`, in archives of requests, in spans and in lists of settings. */
const NAMING_MEMBERS = ['name', 'key', 'header'] as const;

/** What tells what stands under a name or beside it; undefined for other names. */
export function tellingName(name: unknown): string | undefined {
  return typeof name === 'string' ? TELLING_NAME.exec(name)?.[0] : undefined;
}

/** What tells of an object like `{ name, value }` what its value is. */
export function tellingMember(object: Readonly<Record<string, unknown>>): string | undefined {
  for (const member of NAMING_MEMBERS) {
    const told = tellingName(object[member]);
    if (told !== undefined) return told;
  }
  return undefined;
}
