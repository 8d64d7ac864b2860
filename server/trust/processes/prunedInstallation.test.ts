import { randomInt } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../../../scripts/lib/patience.mjs';
import { aDemoVisitor } from '../../testing/demoVisitor.ts';
import { aPdf } from '../../testing/documents/documentBuilders.ts';
import { aPicture } from '../../testing/documents/pictureBuilders.ts';
import { aProductProcess } from '../../testing/processes/productProcess.ts';
import { runProgram } from '../../testing/processes/program.ts';
import { prunedInstallation, pruneLineOf } from '../../testing/processes/prunedInstallation.ts';
import { removeTemporaryFolder, temporaryFolder } from '../../testing/processes/temporaryFolder.ts';

const GUIDES = ['docs/operations.md', 'deploy/Containerfile'];
const SETTINGS = { DEMO: '1' };

let place: string;
let backups: string;
beforeAll(async () => {
  place = await prunedInstallation(pruneLineOf('docs/operations.md'));
  backups = temporaryFolder('vefa-pruned');
}, patience(120_000));
afterAll(() => {
  rmSync(place, { recursive: true, force: true });
  removeTemporaryFolder(backups);
});

test('all guides remove the same packages', () => {
  const [first, ...others] = GUIDES.map(pruneLineOf);

  for (const line of others) expect(line.filter((each) => !/^--no-(audit|fund)$/.test(each))).toEqual(first);
});

test('an installation by the book takes pictures and PDFs, makes invoices, and restores its backup', async () => {
  const product = await aProductProcess(SETTINGS, undefined, place);
  const restored = await aProductProcess(SETTINGS, undefined, place);
  try {
    await product.start();
    const backup = join(backups, 'backup');
    const before = await uploadEveryKind(product.origin);
    await upkeep(product.dataDir, 'backup', '--to', backup, '--with-keys');
    await upkeep(restored.dataDir, 'restore', backup);
    await restored.start();

    const after = await uploadEveryKind(restored.origin);

    expect(before).toEqual([true, true, true]);
    expect(after).toEqual(before);
    expect(existsSync(join(place, 'node_modules/vitest'))).toBe(false);
  } finally {
    await Promise.all([product.remove(), restored.remove()]);
  }
});

test.each([
  ['sharp’s part for this machine', '@img', 'no picture can be made: '],
  ['the fonts', '@expo-google-fonts', 'no font can be opened: '],
])('without %s it does not start, and says so on one line', async (_part, folder, words) => {
  const path = join(place, 'node_modules', folder);
  const dataDir = temporaryFolder('vefa-incomplete');
  renameSync(path, `${path}.away`);
  try {
    const { exitCode, said } = await runProgram(['dist/server/main.js'], { DATA_DIR: dataDir, PORT: '0' }, place);

    expect(exitCode).toBe(1);
    expect(said.trimEnd().split('\n')).toEqual([expect.stringContaining(`The installation is not complete: ${words}`)]);
  } finally {
    renameSync(`${path}.away`, path);
    removeTemporaryFolder(dataDir);
  }
});

/** Uploads a document of each kind, and makes the PDF of an invoice. */
async function uploadEveryKind(origin: string) {
  const visitor = await aDemoVisitor(origin, 'mehmet');
  const { main_member } = await visitor.me();
  const files = [
    { name: 'Pass.jpg', type: 'image/jpeg', bytes: await aPicture().jpeg().toBuffer() },
    { name: 'Pass.png', type: 'image/png', bytes: await aPicture().png().toBuffer() },
    { name: 'Pass.pdf', type: 'application/pdf', bytes: aPdf(`/Count${randomInt(1_000_000)} true`) },
  ];
  const uploaded: boolean[] = [];
  for (const file of files) uploaded.push((await visitor.upload(main_member.id, 'other', file)) !== undefined);
  const [invoice] = await visitor.invoices();
  const path = `/api/v1/finance/sale-invoice/${invoice?.id}/render-pdf/1`;
  // on a busy machine a PDF may be answered with 503 at first
  const begin = () => visitor.bytes(path).then((pdf) => String(pdf.subarray(0, 5)), String);
  await expect.poll(begin, { timeout: patience(60_000) }).toBe('%PDF-');
  return uploaded;
}

async function upkeep(dataDir: string, ...args: string[]): Promise<void> {
  const command = ['dist/server/upkeep.js', ...args];
  const { exitCode, said } = await runProgram(command, { DATA_DIR: dataDir, DEMO: '0' }, place);
  if (exitCode !== 0) throw new Error(said);
}
