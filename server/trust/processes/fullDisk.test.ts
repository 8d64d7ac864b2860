import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart } from '../../testing/client.ts';
import { aPdf, aPdfStream } from '../../testing/documents/documentBuilders.ts';
import { documentsIn } from '../../testing/documents/storedDocuments.ts';
import { aLivingHousehold } from '../../testing/livingHousehold.ts';
import type { Household } from '../../testing/parallelWriters.ts';
import { aProductProcess, type ProductProcess } from '../../testing/processes/productProcess.ts';

/** A separate disk can only be mounted by root; `npm run torture` asks for it. */
const IS_POSSIBLE = process.env.TRUST_FULL_DISK === '1' && process.getuid?.() === 0;
const DISK_BYTES = 8 * 1024 * 1024;
const PAPER_BYTES = 3 * 1024 * 1024;

let product: ProductProcess;
let disk: string;
beforeAll(async () => {
  if (!IS_POSSIBLE) return;
  product = await aProductProcess();
  disk = join(product.dataDir, 'files');
  mkdirSync(disk, { mode: 0o700 });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES},mode=700`, 'tmpfs', disk]);
  await product.start();
});
afterAll(async () => {
  if (!IS_POSSIBLE) return;
  await product.stop();
  execFileSync('umount', [disk]);
  await product.remove();
});

test.runIf(IS_POSSIBLE)(
  'on a really full disk documents are refused with a sentence, none is half stored, and later they are accepted again',
  async () => {
    const household = await aLivingHousehold(product, 'nesrin');
    const answers = [];
    for (let document = 1; document <= 4; document += 1) answers.push(await upload(household, document));
    const atOnce = await Promise.all([5, 6, 7, 8].map((document) => upload(household, document)));
    const kept = answers.filter(({ status }) => status === 201);

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 503, 503]);
    for (const refused of [...answers.slice(2), ...atOnce]) {
      expect(refused).toMatchObject({ status: 503, body: { message: 'storage_full' } });
    }
    expect(await documentsIn(disk)).toHaveLength(kept.length);
    expect(await read(household, kept[0])).toBeGreaterThan(PAPER_BYTES);

    await call(household, 'DELETE', kept[1]);
    await expect.poll(() => documentsIn(disk)).toHaveLength(1);
    expect((await upload(household, 9)).status).toBe(201);
    expect((await fetch(`${product.origin}/health`)).status).toBe(200);
  },
);

type Uploaded = { status: number; body: { id?: number; message?: string } };

async function upload({ origin, cookie, main_member_id }: Household, document: number): Promise<Uploaded> {
  const bytes = aPdf(`/Lang (de-${document})`, [aPdfStream('/Subtype /Image', Buffer.alloc(PAPER_BYTES, 65))]);
  const { body, headers } = multipart({ type: 'other' }, { name: 'Urkunde.pdf', type: 'application/pdf', bytes });
  const request = { method: 'POST', headers: { ...headers, cookie }, body: new Uint8Array(body) };
  const answer = await fetch(`${origin}/api/v1/member/${main_member_id}/document`, request);
  return { status: answer.status, body: (await answer.json()) as Uploaded['body'] };
}

async function read(household: Household, document: Uploaded | undefined): Promise<number> {
  return (await (await call(household, 'GET', document)).arrayBuffer()).byteLength;
}

function call({ origin, cookie }: Household, method: string, document: Uploaded | undefined): Promise<Response> {
  return fetch(`${origin}/api/v1/member/document/${document?.body.id}`, { method, headers: { cookie } });
}
