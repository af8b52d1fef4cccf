/** Where progress is shown. */
type Terminal = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

/** Says on a terminal how far long work has come, over what it said before; elsewhere nothing. */
export function showProgress(text: string, terminal: Terminal = process.stderr): void {
  if (terminal.isTTY) terminal.write(`\r${text}\u001b[K`);
}

/** Takes away what was said. */
export function endProgress(terminal: Terminal = process.stderr): void {
  showProgress('', terminal);
}
