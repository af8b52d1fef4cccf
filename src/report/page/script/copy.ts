import { make } from './dom.ts';

/** A button that copies a text. Where the browser refuses, the text is shown for copying by hand. */
export function copyButton(name: string, textOf: () => string): HTMLElement {
  const button = make('button', { type: 'button' }, name);
  const told = make('span', { className: 'mu', role: 'status' });
  button.onclick = async () => {
    const text = textOf();
    try {
      await navigator.clipboard.writeText(text);
      told.textContent = ' copied';
    } catch {
      const area = make('textarea', { value: text, readOnly: true, rows: 6, ariaLabel: name });
      told.replaceChildren(area);
      area.select();
    }
  };
  return make('span', {}, button, told);
}
