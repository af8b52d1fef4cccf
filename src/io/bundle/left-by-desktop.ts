const LEFT = ['.ds_store', 'desktop.ini', 'thumbs.db'];

/** Whether Finder or Explorer has left the file in a folder that somebody looked at. */
export function isLeftByDesktop(name: string): boolean {
  return LEFT.includes(name.slice(name.lastIndexOf('/') + 1).toLowerCase());
}
