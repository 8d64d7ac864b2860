import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../testing/builders.ts';
import { multipart } from '../../testing/client.ts';
import { aPdf } from '../../testing/documents/documentBuilders.ts';
import { aLivingHousehold } from '../../testing/livingHousehold.ts';
import { type Household, sendTo } from '../../testing/parallelWriters.ts';
import { aProductProcess, type ProductProcess } from '../../testing/processes/productProcess.ts';

/** Numbers that occur nowhere else. */
const NUMBERS = { social_insurance_number: '4719082635', turkish_id_no: '10000000146' };
const DRAFTED = 'Entwurf-in-der-Schublade';
const PAPER = 'Geburtsurkunde-im-Umschlag';
/** Not encrypted: if this is not found either, the search is broken. */
const OPEN = 'Offenburgergasse';

let product: ProductProcess;
beforeAll(async () => {
  product = await aProductProcess({ LOG_LEVEL: 'debug' });
  await product.start();
});
afterAll(() => product.remove());

// proves: promise.13
test('neither the database’s files nor the documents, mails or logs contain an identity number, a draft or a document in plain', async () => {
  const household = await aLivingHousehold(product, 'nurhan', NUMBERS);
  const address = { type: 'domestic', street: OPEN, postal_code: '1100', state: 'Wien', city: 'Wien', country_id: 40 };
  const draft = { values: { street: DRAFTED }, base: {} };
  const answers = [
    await sendTo(household, ['POST', '/api/v1/member/address'], { ...address, is_main_address: true }),
    await sendTo(household, ['PUT', '/api/v1/me/drafts/household'], draft),
    await upload(household),
  ];
  expect(answers.map(Boolean)).toEqual([true, true, true]);

  await product.stop();
  const files = [...filesBelow(product.dataDir)].map((path) => ({ path, bytes: readFileSync(path) }));

  expect(holding(files, OPEN).length).toBeGreaterThan(0);
  for (const secret of [...Object.values(NUMBERS), DRAFTED, PAPER, TEST_PASSWORD]) {
    expect([secret, ...holding(files, secret)]).toEqual([secret]);
    expect(product.output()).not.toContain(secret);
  }
  const key = readFileSync(join(product.dataDir, 'keys/file_key'));
  expect(holding(files, key.toString()).map((path) => path.replace(product.dataDir, ''))).toEqual(['/keys/file_key']);
});

async function upload({ origin, cookie, main_member_id }: Household): Promise<boolean> {
  const bytes = aPdf('', [Buffer.from(`% ${PAPER}\n`.repeat(50))]);
  const { body, headers } = multipart({ type: 'other' }, { name: 'Urkunde.pdf', type: 'application/pdf', bytes });
  const path = `${origin}/api/v1/member/${main_member_id}/document`;
  return (await fetch(path, { method: 'POST', headers: { ...headers, cookie }, body: new Uint8Array(body) })).ok;
}

function holding(files: readonly { path: string; bytes: Buffer }[], text: string): string[] {
  // as bytes and as hexadecimal digits, in which a log would print them
  const forms = [Buffer.from(text), Buffer.from(Buffer.from(text).toString('hex'))];
  return files.filter(({ bytes }) => forms.some((form) => bytes.includes(form))).map(({ path }) => path);
}

/** The database's folder may be a link to where root had to put it. */
function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(realpathSync(folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile()) yield path;
    else if (entry.isDirectory() || entry.name === 'pg') yield* filesBelow(path);
  }
}
