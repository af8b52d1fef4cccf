import { at } from './dom.ts';

/** Unpacks a data block of the page. */
export async function unpack<Content>(id: string): Promise<Content> {
  const packed = Uint8Array.from(atob(at(id).textContent), (sign) => sign.charCodeAt(0));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  return JSON.parse(await new Response(unpacked).text());
}
