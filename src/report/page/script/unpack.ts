import { at } from './dom.ts';

/** Unpacks a data block of the page. */
export async function unpack(id: string): Promise<string> {
  const text = atob(at(id).textContent);
  const packed = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) packed[index] = text.charCodeAt(index);
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Response(unpacked).text();
}
