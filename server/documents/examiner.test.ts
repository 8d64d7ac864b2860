import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openLog } from '../platform/log.ts';
import { openSandbox } from '../platform/process/sandbox.ts';
import { aPdf, aPdfStream } from '../testing/documents/documentBuilders.ts';
import { aPicture, pngOfSize } from '../testing/documents/pictureBuilders.ts';
import { assertSound, examinerProgram, makePicture } from './examiner.ts';

const sandbox = openSandbox(examinerProgram);
const log = openLog('silent');
const document = (bytes: Buffer) => ({ accountId: 1, open: async () => pieces(bytes) });

test('a document is judged, and its picture made, in a separate process', async () => {
  const photo = await aPicture().jpeg().toBuffer();

  await assertSound({ sandbox }, document(photo), 'jpeg');
  const shown = await makePicture({ sandbox, log }, document(photo));

  expect(shown.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  await expect(assertSound({ sandbox }, document(aPdf('/A << /S /Launch >>')), 'pdf')).rejects.toThrow('file_not_safe');
});

// proves: promise.6
test('decompression that would fill the memory is aborted', async () => {
  const small = openSandbox({ ...examinerProgram, bounds: { memoryMb: 250, timeMs: 45_000 } });
  const packed = deflateSync(Buffer.alloc(400 * 1024 * 1024), { level: 1 });
  const mountain = aPdfStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packed);

  const judged = assertSound({ sandbox: small }, document(aPdf('', [mountain])), 'pdf');

  await expect(judged).rejects.toThrow('file_damaged');
});

test('an examination that takes too long is aborted, and the next one runs', async () => {
  const hasty = openSandbox({ ...examinerProgram, bounds: { memoryMb: 1_000, timeMs: 10 } });

  await expect(assertSound({ sandbox: hasty }, document(pngOfSize(9, 9)), 'png')).rejects.toThrow(
    'file_too_many_pixels',
  );
  await expect(assertSound({ sandbox }, document(pngOfSize(9, 9)), 'png')).resolves.toBeUndefined();
});

test('no picture is made of a document that cannot be decoded, and the refusal says so', async () => {
  await expect(makePicture({ sandbox, log }, document(Buffer.from('no picture')))).rejects.toThrow(
    'picture_not_possible',
  );
});

test('bytes that cannot be read to the end give no verdict', async () => {
  const open = async () =>
    (async function* () {
      yield Buffer.from('%PDF-1.7');
      throw new Error('the store is gone');
    })();

  await expect(assertSound({ sandbox }, { accountId: 1, open }, 'pdf')).rejects.toThrow('the store is gone');
});

async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
