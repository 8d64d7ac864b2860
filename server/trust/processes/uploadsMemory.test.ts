import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../../domain/documents/fileKind.ts';
import { patience } from '../../../scripts/lib/patience.mjs';
import { examinerProgram } from '../../documents/examiner.ts';
import { multipart } from '../../testing/client.ts';
import { aPicture } from '../../testing/documents/pictureBuilders.ts';
import { aLivingHousehold } from '../../testing/livingHousehold.ts';
import type { Household } from '../../testing/parallelWriters.ts';
import { aProductProcess, type ProductProcess } from '../../testing/processes/productProcess.ts';

/** Whether the system reports each process's memory. */
const IS_TOLD = process.platform === 'linux';
const AT_ONCE = 12;
const LOOK_EVERY_MS = 25;
/** What the server may need beyond its idle memory: pieces in transit and garbage, on a busy machine 125. Whole documents in memory would be 180. */
const MOST_GROWTH_MB = 150;
/** More than its limit: between two checks of the watcher it may grow for a moment. */
const MOST_DECODING_MB = examinerProgram.bounds.memoryMb * 1.2;
/** Documents are decoded one after the other, and a machine may be busy. */
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
    // memory for what is loaded with the first one does not count
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

    // a machine too busy to decode one in time refuses it, which is fine
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

/** Like a phone's, but of one colour, so that it is made quickly. */
function aHugePhoto(width: number, height: number): Promise<Buffer> {
  const flat = sharp({ create: { width, height, channels: 3, background: '#7a8' }, limitInputPixels: false });
  return flat.jpeg({ quality: 80 }).toBuffer();
}

/** The bytes after the end of an image are stored, and ignored. */
function padded(picture: Buffer, size: number): Buffer {
  return Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
}

/** A different file each: equal ones are stored once. */
function withByteBehind(picture: Buffer, index: number): Buffer {
  if (picture.length < MAX_UPLOAD_BYTES) return Buffer.concat([picture, Buffer.from([index])]);
  const other = Buffer.from(picture);
  other[other.length - 1] = index;
  return other;
}

function rssMb(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(told(pid, 'status'))?.[1] ?? 0) / 1024;
}

/** The server's processes that decode documents. */
function decodersOf(pid: number | undefined): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  const children = threads.flatMap((thread) => told(pid, `task/${thread}/children`).split(' ').filter(Boolean));
  return children.map(Number).filter((child) => told(child, 'cmdline').includes('examiner'));
}

/** Empty if the process has just ended. */
function told(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
