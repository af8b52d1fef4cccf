/** A file as text: the page's own style and script, which the build puts into the bundle. */
declare module '*?raw' {
  const text: string;
  export default text;
}
