/** A file imported as text: the style or script of the page, which the build puts into the bundle. */
declare module '*?raw' {
  const text: string;
  export default text;
}

/** A script for a page with all that it imports, bundled into one text. */
declare module '*?script' {
  const text: string;
  export default text;
}

/** The same with the chunks that the command line loads lazily, as the playground needs them. */
declare module '*?bundle' {
  const text: string;
  export default text;
}
