/** Names that reach into what every object inherits: no path and no fact has them. */
export const REFUSED_NAMES: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor']);
