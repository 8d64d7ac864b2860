import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readZip } from '../../testing/documents/zipReading.ts';
import { pathPart, zipOf } from './zip.ts';

const modifiedAt = new Date('2027-01-11T11:00:00.000Z');
const otherwise = 'lost';

it('an archive contains texts and documents under their names', async () => {
  const open = async () => Readable.from([Buffer.from('ab'), Buffer.from('cd')]);

  const zip = await buffer(
    zipOf([
      { name: 'data.json', modifiedAt, text: '{"ad":"Şükrü"}' },
      { name: 'documents/Şükrü/1 a.pdf', modifiedAt, open, otherwise },
      { name: 'documents/Şükrü/2 b.pdf', modifiedAt, open, otherwise },
    ]),
  );

  expect([...readZip(zip)].map(([name, content]) => [name, content.toString()])).toEqual([
    ['data.json', '{"ad":"Şükrü"}'],
    ['documents/Şükrü/1 a.pdf', 'abcd'],
    ['documents/Şükrü/2 b.pdf', 'abcd'],
  ]);
});

it('a missing document is replaced by a text', async () => {
  const none = { name: 'none.pdf', modifiedAt, open: async () => undefined, otherwise: 'Şükrü’s document is lost.' };
  const some = { name: 'some', modifiedAt, open: async () => Readable.from([Buffer.from('ab')]), otherwise };

  const files = readZip(await buffer(zipOf([none, some])));

  expect([...files.keys()]).toEqual(['none.pdf.txt', 'some']);
  expect(files.get('none.pdf.txt')?.toString()).toBe('Şükrü’s document is lost.');
});

it('documents are opened one after the other, as the reader progresses', async () => {
  const opened: number[] = [];
  const document = (id: number) => async () => {
    opened.push(id);
    return Readable.from(Array.from({ length: 64 }, () => Buffer.alloc(64 * 1024)));
  };

  const zip = zipOf([1, 2, 3].map((id) => ({ name: `${id}`, modifiedAt, open: document(id), otherwise })));
  const first = await zip[Symbol.asyncIterator]().next();

  expect(first.done).toBe(false);
  expect(opened).toEqual([1]);
  zip.destroy();
});

it.each([
  ['is gone', async () => Promise.reject(new Error('gone'))],
  ['breaks off', async () => Readable.from(brokenOff())],
])('an archive with a document that %s breaks off as well', async (_how, open) => {
  const zip = zipOf([{ name: 'a', modifiedAt, open, otherwise }]);

  await expect(buffer(zip)).rejects.toThrow('gone');
});

it('if the reader stops, no document stays open', async () => {
  const document = Readable.from(Array.from({ length: 64 }, () => Buffer.alloc(64 * 1024)));
  const zip = zipOf([{ name: 'a', modifiedAt, open: async () => document, otherwise }]);

  for await (const _piece of zip) break;
  await new Promise((resolve) => document.once('close', resolve));

  expect(document.destroyed).toBe(true);
});

it.each([
  ['Reisepass.pdf', 'Reisepass.pdf'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\x?.pdf', 'C__x_.pdf'],
  ['..', '_'],
  ['', '_'],
  ['x'.repeat(300), 'x'.repeat(100)],
])('%j becomes %j in a path', (text, part) => {
  expect(pathPart(text)).toBe(part);
});

async function* brokenOff() {
  yield Buffer.from('ab');
  throw new Error('gone');
}
