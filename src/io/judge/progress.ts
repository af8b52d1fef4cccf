/** Says on a terminal how far long work has come, over what it said before; elsewhere nothing. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${text}\u001b[K`);
}

/** Takes away what was said. */
export function endProgress(): void {
  showProgress('');
}
