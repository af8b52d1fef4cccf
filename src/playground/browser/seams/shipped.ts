/** The version of the product, which the page brings. */
export function productVersion(): string {
  return document.documentElement.dataset.tool ?? '';
}

/** A page is given the texts of its config, and looks nothing up. */
export const [readShipped, adviseShipped] = [undefined, undefined];
