import { marked } from 'marked';

/** Elements of a comment; any other one is replaced by what it holds. */
const KNOWN = new Set(
  'A B BLOCKQUOTE BR CODE DEL DETAILS EM H1 H2 H3 H4 HR I KBD LI OL P PRE S STRONG SUB SUMMARY SUP TABLE TBODY TD TH THEAD TR UL'.split(
    ' ',
  ),
);
/** Elements whose text is no text for a reader. */
const SILENT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'NOSCRIPT', 'TITLE']);

/** A comment in Markdown as nodes: of its HTML, only known elements without attributes are left, and plain https links. */
export function commentNodes(markdown: string): DocumentFragment {
  const parsed = new DOMParser().parseFromString(marked.parse(markdown, { async: false, gfm: true }), 'text/html');
  const whole = document.createDocumentFragment();
  whole.append(...safe(parsed.body));
  return whole;
}

function safe({ childNodes }: Node): readonly Node[] {
  return [...childNodes].flatMap((node) => {
    if (node instanceof Text) return [document.createTextNode(node.data)];
    if (!(node instanceof HTMLElement) || SILENT.has(node.tagName)) return [];
    if (!KNOWN.has(node.tagName)) return safe(node);
    const copy = document.createElement(node.tagName);
    const address = node.getAttribute('href') ?? '';
    if (node.tagName === 'A' && /^https:\/\//.test(address)) copy.setAttribute('href', address);
    copy.append(...safe(node));
    return [copy];
  });
}
