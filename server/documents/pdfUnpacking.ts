import { createInflate } from 'node:zlib';
import { refuse } from '../../domain/documents/documents.refusals.ts';
import { checkNames, NAME_OVERLAP } from './pdfNames.ts';

/** A compressed object stream being looked into while it arrives. */
export type Unpacking = {
  take(bytes: Buffer): Promise<void>;
  /** Its own end has come; what follows in the file is none of its business. */
  isDone(): boolean;
};

/** `spend` is told how many bytes came out, so that a small file cannot unpack to a huge one. */
export function unpack(spend: (bytes: number) => void): Unpacking {
  const inflate = createInflate();
  let text = '';
  let done = false;
  let problem: unknown;
  inflate.on('data', (bytes: Buffer) => {
    try {
      spend(bytes.length);
      text += bytes.toString('latin1');
      checkNames(text);
      text = text.slice(-NAME_OVERLAP);
    } catch (error) {
      problem ??= error;
      inflate.destroy();
    }
  });
  inflate.on('end', () => {
    done = true;
  });
  inflate.on('error', (error) => {
    problem ??= error;
  });
  return {
    take: async (bytes) => {
      if (done) return;
      await written(inflate, bytes);
      if (problem) refuse('file_not_safe');
      if (done) checkNames(`${text}\n`);
    },
    isDone: () => done,
  };
}

/** Until the bytes are unpacked and looked at, or it turned out that they cannot be. */
function written(inflate: ReturnType<typeof createInflate>, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => setImmediate(resolve);
    inflate.once('close', finish);
    inflate.write(bytes, () => {
      inflate.off('close', finish);
      finish();
    });
  });
}
