/** What a name comes to on a disk that ignores case, or in how many characters a letter is written: names alike in this are one file there. */
export function diskName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
