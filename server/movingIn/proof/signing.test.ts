import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { day } from '../../../domain/shared/day.ts';
import { cents } from '../../../domain/shared/money.ts';
import type { TestStaff } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { readPdf } from '../../testing/documents/pdfReading.ts';
import {
  aProvenList,
  compareAll,
  explainAll,
  onDay,
  payPart,
  pressProof,
  proofAt,
  proofHouseholds,
  proofStaff,
  readProof,
  touch,
} from '../../testing/movingIn/proofDesk.ts';
import { TEST_BEGINS, testServer } from '../../testing/testServer.ts';
import { clearImportedFiles } from '../movingIn.jobs.ts';

const server = testServer();
let staff: TestStaff[];
let first: TestClient;
let second: TestClient;
beforeAll(async () => {
  staff = await proofStaff(server);
});
beforeEach(() => goTo(0));

async function goTo(days: number): Promise<void> {
  ({ first, second } = await onDay(server, staff, days));
}

const at = proofAt;
const press = pressProof;
const read = (id: number, client = first) => readProof(client, id);
const households = (id: number, show = 'open') => proofHouseholds(first, id, show);
const compare = (id: number) => compareAll(server, first, id);
const explain = (id: number) => explainAll(first, id);
const aList = () => aProvenList(server);

describe('the signatures', () => {
  it('are of two of the board, once every difference is explained', async () => {
    const id = await aList();
    expect(await press(first, id, '/ask')).toBe('proof_outdated');
    await compare(id);
    expect(await press(first, id, '/ask')).toBe('proof_not_explained');
    await explain(id);
    expect(await press(second, id, '/sign')).toBe('proof_not_asked');
    expect(await press(first, id, '/ask')).toBe('done');
    expect(await press(second, id, '/ask')).toBe('proof_asked_already');
    expect(await press(first, id, '/sign')).toBe('proof_needs_second');
    expect((await read(id, second)).may).toMatchObject({ sign: true, ask: false });
    expect((await read(id, first)).may).toMatchObject({ sign: false });
    expect(await press(second, id, '/sign')).toBe('done');

    const signed = await read(id);
    expect(signed).toMatchObject({ by_two: true, signed_for: '11.01.2027', list_deleted_on: '25.01.2027' });
    expect(signed.may).toEqual({ compare: false, explain: false, ask: false, sign: false });
    for (const what of ['/compare', '/ask', '/sign']) expect(await press(first, id, what)).toBe('proof_signed_already');
    expect(await press(first, id, '/explanations', { differences: [1], because: 'left_out' })).toBe(
      'proof_signed_already',
    );
    const undo = await first.send('POST', `/api/v1/office/take-overs/${id}/undo`, {});
    expect(undo.body).toMatchObject({ message: 'proof_signed_already' });

    await server.context.db
      .updateTable('sale_invoices')
      .set({ paid_cents: cents(4_200), status_id: 3 })
      .execute();
    expect((await read(id)).figures).toEqual(signed.figures);
    const { bytes } = await first.send('GET', at(id, '/print'));
    const text = (await readPdf(bytes)).pages.join(' ');
    expect(text).toContain('Abgleich der Übernahme');
    expect(text).toContain('Bewusst nicht übernommen');
    expect(text).toContain('Unterschrieben im Portal');
  });

  it('are of what stands here: a change, or another day, has to be compared first', async () => {
    const id = await aList();
    await compare(id);
    await explain(id);
    await server.change(async ({ tx }) => touch(server, tx, id, 'same'));
    expect(await press(first, id, '/ask')).toBe('proof_outdated');
    await compare(id);
    expect(await press(first, id, '/ask')).toBe('done');

    await goTo(1);
    expect(await press(second, id, '/sign')).toBe('proof_outdated');
    await compare(id);
    // the sums are the same, so the first signature holds
    expect(await press(second, id, '/sign')).toBe('done');
    expect(await read(id)).toMatchObject({ signed_for: '12.01.2027' });
  });

  it('begin anew if a comparison finds other sums', async () => {
    const id = await aList();
    await compare(id);
    await explain(id);
    expect(await press(first, id, '/ask')).toBe('done');
    await payPart(server, id);
    await compare(id);
    expect(await read(id)).toMatchObject({ asked_at: null, open: 1 });
  });

  it('of two who press at once are one', async () => {
    const id = await aList();
    await compare(id);
    await explain(id);
    const asked = await Promise.all([press(first, id, '/ask'), press(second, id, '/ask')]);
    expect(asked.sort()).toEqual(['done', 'proof_asked_already']);
    const signed = await Promise.all([press(first, id, '/sign'), press(second, id, '/sign')]);
    expect(signed).toContain('done');
    expect(signed.filter((one) => one === 'done')).toHaveLength(1);
  });

  it('wait while somebody changes a household at that moment', async () => {
    const id = await aList();
    await compare(id);
    await explain(id);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isLocked = () => {};
    const locked = new Promise<void>((resolve) => {
      isLocked = resolve;
    });
    const change = server.change(async ({ tx }) => {
      await touch(server, tx, id, 'same');
      isLocked();
      await held;
    });
    await locked;
    const asked = press(first, id, '/ask');
    release();
    await change;
    expect(await asked).toBe('proof_outdated');
  });

  it('are both of who is alone in the board, three days later, and do not count as two', async () => {
    const id = await aList();
    await compare(id);
    await explain(id);
    expect(await press(first, id, '/ask')).toBe('done');
    const { db } = server.context;
    const asker = db.selectFrom('take_over_proofs').select('asked_by').where('take_over_id', '=', id);
    await db
      .updateTable('accounts')
      .set({ role: 'clerk' })
      .where('role', '=', 'board')
      .where('id', '<>', asker)
      .execute();
    await goTo(2);
    await compare(id);
    expect(await press(first, id, '/sign')).toBe('proof_needs_second');
    await goTo(3);
    await compare(id);
    expect(await press(first, id, '/sign')).toBe('done');
    expect(await read(id)).toMatchObject({ by_two: false });
    await db
      .updateTable('accounts')
      .set({ role: 'board' })
      .where('id', '=', staff[1]?.account_id ?? 0)
      .execute();
  });
});

it('what was read of a list is deleted fourteen days after it was signed, and the proof stays', async () => {
  const { db } = server.context;
  const id = await aList();
  await compare(id);
  await explain(id);
  await db
    .updateTable('take_over_proofs')
    .set({ asked_at: TEST_BEGINS, figures: '{}', signed_at: TEST_BEGINS, signed_for: day('2027-01-11') } as never)
    .where('take_over_id', '=', id)
    .execute();
  const listed = async () =>
    (await db.selectFrom('take_over_rows').select('data').where('take_over_id', '=', id).execute()).some(
      ({ data }) => data !== null,
    );
  await goTo(14);
  await clearImportedFiles.run(server.context, {});
  expect(await listed()).toBe(true);
  await goTo(15);
  await clearImportedFiles.run(server.context, {});
  expect(await listed()).toBe(false);
  const rows = await db
    .selectFrom('take_over_rows')
    .select(['key', 'old_number'])
    .where('take_over_id', '=', id)
    .execute();
  expect(rows.map(({ key }) => key?.split(' ')[0])).toEqual(['same', 'owes', 'waits', 'nobody']);
  expect(rows.every(({ old_number }) => old_number === null)).toBe(true);
  expect((await households(id, 'all')).length).toBe(4);
});
