import { expect, inject, it } from 'vitest';
import { openBlobStore } from '../support/azurite.ts';

const AS_BLOCK_BLOB = { 'x-ms-blob-type': 'BlockBlob' };

it('stores what is put under an upload link, and lists it', async () => {
  const store = await openBlobStore(inject('azurite'));
  const put = await fetch(store.uploadUrl('a.zip'), { method: 'PUT', headers: AS_BLOCK_BLOB, body: 'bytes' });
  expect(put.status).toBe(201);
  expect(await store.list()).toEqual(['a.zip']);
  expect((await store.read('a.zip'))?.toString()).toBe('bytes');
  expect(await store.read('b.zip')).toBeNull();
});

it('names the download as the link says', async () => {
  const store = await openBlobStore(inject('azurite'));
  await store.write('a.zip', Buffer.from('bytes'));
  const download = await fetch(store.downloadUrl('a.zip', 'my bundle.zip'));
  expect(download.headers.get('content-disposition')).toBe('attachment; filename="my bundle.zip"');
  expect(download.headers.get('content-type')).toBe('application/zip');
});

it.each([
  ['writing through a download link', 'PUT', (url: string) => url],
  ['a signature that was tampered with', 'GET', (url: string) => url.replace(/sig=.{4}/, 'sig=AAAA')],
  ['no signature at all', 'GET', (url: string) => url.replace(/\?.*/, '')],
])('refuses %s', async (_name, method, tamper) => {
  const store = await openBlobStore(inject('azurite'));
  await store.write('a.zip', Buffer.from('bytes'));
  const body = method === 'PUT' ? { body: 'evil', headers: AS_BLOCK_BLOB } : {};
  const response = await fetch(tamper(store.downloadUrl('a.zip', 'a.zip')), { method, ...body });
  expect(response.status).toBeGreaterThanOrEqual(403);
  expect((await store.read('a.zip'))?.toString()).toBe('bytes');
});
