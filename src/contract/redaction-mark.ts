/** How every mark begins that stands where something secret was taken out. */
export const MARK_START = '[redacted: ';

/** What stands where a secret of this shape was. */
export function markOf(shape: string): string {
  return `${MARK_START}${shape}]`;
}
