/** A number of things: `1 scenario`, `5 scenarios`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
