import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../../domain/documents/fileKind.ts';
import { patience } from '../../../scripts/lib/patience.mjs';
import { examinerProgram } from '../../documents/examiner.ts';
import { multipart } from '../../testing/client.ts';
import { aPicture } from '../../testing/documents/pictureBuilders.ts';
import { aLivingHousehold } from '../../testing/livingHousehold.ts';
import { aProductProcess, type ProductProcess } from '../../testing/processes/productProcess.ts';
import type { Household } from '../../testing/writers.ts';

/** Where the system says how much memory each process has. */
const IS_TOLD = process.platform === 'linux';
const AT_ONCE = 12;
const LOOK_EVERY_MS = 25;
/** What the server may need more than at rest: pieces that travel, and what is thrown away later. Held as a whole it were 180. */
const MOST_GROWTH_MB = 120;
/** Beside the memory that it may have: between two looks of the watcher it goes on for a moment. */
const MOST_DECODING_MB = examinerProgram.bounds.memoryMb * 1.2;
/** Decoding is one after the other, and a machine may be busy. */
const PATIENCE_MS = patience(600_000);

let product: ProductProcess;
let household: Household | undefined;
beforeAll(async () => {
  if (!IS_TOLD) return;
  product = await aProductProcess();
  await product.start();
}, PATIENCE_MS);
afterAll(async () => {
  if (!IS_TOLD) return;
  await product.stop();
  await product.remove();
});

test.runIf(IS_TOLD).each<[string, () => Promise<Buffer>]>([
  ['of 15 MB', async () => padded(await aPicture(2_200, 1_600).jpeg({ quality: 95 }).toBuffer(), MAX_UPLOAD_BYTES)],
  ['of 200 megapixels', () => aHugePhoto(16_320, 12_240)],
])(
  `${AT_ONCE} pictures %s at once: each is answered, and memory stays bounded`,
  async (_kind, make) => {
    household ??= await aLivingHousehold(product, 'nesrin');
    // whatever is loaded with the first one is no matter of many
    expect(await upload(household, await aPicture(40, 30).jpeg().toBuffer())).toBe(201);
    const own = household;
    const picture = await make();
    const atRest = rssMb(product.pid());
    let most = { server: 0, decoding: 0, decoders: 0 };
    const looking = setInterval(() => {
      const decoders = decodersOf(product.pid());
      const sum = decoders.reduce((all, pid) => all + rssMb(pid), 0);
      most = {
        server: Math.max(most.server, rssMb(product.pid()) - atRest),
        decoding: Math.max(most.decoding, sum),
        decoders: Math.max(most.decoders, decoders.length),
      };
    }, LOOK_EVERY_MS);

    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_none, index) => upload(own, withByteBehind(picture, index))),
    ).finally(() => clearInterval(looking));

    // a machine that is too busy to decode one in its time says so, which is an answer
    for (const status of answers) expect([201, 415]).toContain(status);
    expect(answers).toContain(201);
    expect(most.decoders).toBe(1);
    expect(most.decoding).toBeLessThan(MOST_DECODING_MB);
    expect(most.server).toBeLessThan(MOST_GROWTH_MB);
    expect((await fetch(`${product.origin}/health`)).status).toBe(200);
  },
  PATIENCE_MS,
);

async function upload({ origin, cookie, main_member_id }: Household, bytes: Buffer): Promise<number> {
  const form = multipart({ type: 'other' }, { name: 'Foto.jpg', type: 'image/jpeg', bytes });
  const answer = await fetch(`${origin}/api/v1/member/${main_member_id}/document`, {
    method: 'POST',
    headers: { ...form.headers, cookie },
    body: new Uint8Array(form.body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** As telephones make them; flat, so that it is soon made. */
function aHugePhoto(width: number, height: number): Promise<Buffer> {
  const flat = sharp({ create: { width, height, channels: 3, background: '#7a8' }, limitInputPixels: false });
  return flat.jpeg({ quality: 80 }).toBuffer();
}

/** The bytes behind the end of a picture are kept, and mean nothing. */
function padded(picture: Buffer, size: number): Buffer {
  return Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
}

/** Another file each: the same one is kept once. */
function withByteBehind(picture: Buffer, index: number): Buffer {
  if (picture.length < MAX_UPLOAD_BYTES) return Buffer.concat([picture, Buffer.from([index])]);
  const other = Buffer.from(picture);
  other[other.length - 1] = index;
  return other;
}

function rssMb(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(told(pid, 'status'))?.[1] ?? 0) / 1024;
}

/** The processes of the server in which documents are decoded. */
function decodersOf(pid: number | undefined): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  const children = threads.flatMap((thread) => told(pid, `task/${thread}/children`).split(' ').filter(Boolean));
  return children.map(Number).filter((child) => told(child, 'cmdline').includes('examiner'));
}

/** Nothing where the process has just ended. */
function told(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
