import type { Problem } from '../../errors.ts';
import type { TextFile } from '../../io/files.ts';
import type { Markup } from '../../report/page/markup.ts';
import { at, make } from '../../report/page/script/dom.ts';

export function fill(id: string, content: Markup | string): void {
  if (typeof content === 'string') at(id).textContent = content;
  else at(id).innerHTML = content.text;
}

export function say(text: string): void {
  fill('status', text);
}

/** Copies a text, where the browser lets a page do that. */
export function copy(text: string, done: string): void {
  navigator.clipboard.writeText(text).then(
    () => say(done),
    () => say('The browser does not let this page copy'),
  );
}

/** Saves a text as a file of its name. */
export function save({ file, text }: TextFile): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/yaml' }));
  const link = make('a', { href, download: file.split('/').at(-1) ?? file });
  link.click();
  URL.revokeObjectURL(href);
}

interface Editor {
  text(): string;
  write(text: string): void;
  /** Marks the lines of problems. */
  mark(problems: readonly Problem[]): void;
  /** Puts the cursor there; both count from 1. */
  goTo(line: number, column: number): void;
}

/** The editor with this id. @param onEdit called with the whole text on every edit */
export function editorOf(id: string, onEdit: (text: string) => void): Editor {
  const field = at<HTMLTextAreaElement>(id);
  const gutter = at(`${id}-lines`);
  let lines = 0;
  const number = (marked: ReadonlySet<number> = new Set()): void => {
    const count = field.value.split('\n').length;
    if (count === lines && marked.size === 0 && gutter.querySelector('.bad') === null) return;
    lines = count;
    gutter.replaceChildren(
      ...Array.from({ length: count }, (_, index) =>
        make('span', { className: marked.has(index + 1) ? 'bad' : '' }, `${index + 1}\n`),
      ),
    );
  };
  field.addEventListener('input', () => onEdit(field.value));
  field.addEventListener('scroll', () => {
    gutter.scrollTop = field.scrollTop;
  });
  return {
    text: () => field.value,
    write: (text) => {
      field.value = text;
      number();
    },
    mark: (problems) => number(new Set(problems.flatMap(({ where }) => where?.line ?? []))),
    goTo: (line, column) => {
      const above = field.value.split('\n').slice(0, line - 1);
      const start = above.reduce((sum, { length }) => sum + length + 1, column - 1);
      field.focus();
      field.setSelectionRange(start, start + 1);
    },
  };
}
