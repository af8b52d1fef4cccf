import { MARK_START } from '../../contract/text.ts';
import { SECRET_SHAPES } from './secret-shapes.ts';

/** Name of what was registered. */
export const REGISTERED = 'secret';

const NAMES = [REGISTERED, ...SECRET_SHAPES.map(({ name }) => name)];

/** What stands for a secret already. Its group makes `split` keep it. */
export const MARK = new RegExp(`(\\${MARK_START}(?:${NAMES.join('|')})\\])`);
