import { make } from '../../report/page/script/dom.ts';
import { unpack } from '../../report/page/script/unpack.ts';

// The policy of the page knows the hash of the code, so it runs as it was written, or not at all.
unpack('code').then((textContent) => document.head.append(make('script', { textContent })));
