import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { businessDay } from '../../../domain/shared/day.ts';
import { aHousehold, type TestHousehold } from '../../testing/builders.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

/** The columns that the rule reads, and for which days their present value is enough. */
const READ = {
  m: {
    kept: ['is_main', 'membership_basis', 'relationship_type', 'waiting_from', 'waiting_until', 'joined_later'],
    // status has a history of its own; ids and creation never change; a birth date changes only by a correction,
    // what a former list tells is entered once, and so is who somebody is after merging
    today: [
      'status',
      'id',
      'household_id',
      'created_at',
      'date_of_birth',
      'active_from',
      'citizenship_id',
      'known_since',
      'merged_into',
    ],
  },
  h: { kept: [], today: ['id', 'status', 'active_from'] },
  i: {
    kept: ['status_id'],
    // a confirmed invoice never changes; payments tell what was paid on it when, and whose it was before it was merged is kept
    today: ['id', 'household_id', 'merged_from', 'bill_number', 'date', 'amount_cents', 'settled_on', 'paid_cents'],
  },
} as const;

const server = testServer();
let household: TestHousehold;
beforeEach(async () => {
  household = await aHousehold(server, { status: 'waiting' });
});

it('every column that the rule reads has a history, or a stated reason why it needs none', async () => {
  const files = ['coverPeople.reads.ts', 'coverMoney.reads.ts'];
  const texts = await Promise.all(files.map((file) => readFile(new URL(`./${file}`, import.meta.url), 'utf8')));
  const asked = [...texts.join().matchAll(/\b([mhi])\.([a-z_]+)\b(?!\()/g)].map(
    ([, table, column]) => `${table}.${column}`,
  );
  const known = Object.entries(READ).flatMap(([table, { kept, today }]) =>
    [...kept, ...today].map((column) => `${table}.${column}`),
  );

  // alias h also stands for a row of invoice_history
  const ofHistory = ['h.sale_invoice_id', 'h.given_up', 'h.is_due_anew', 'h.held_until', 'h.is_day_known'];
  expect([...new Set(asked)].filter((column) => !ofHistory.includes(column)).sort()).toEqual(known.sort());
});

describe('a change made directly in the database', () => {
  const rowsOf = async (table: string, column: string, id: number) => {
    const { rows } = await sql`select * from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(
      server.context.db,
    );
    return rows as Record<string, unknown>[];
  };
  const today = () => businessDay(new Date());

  it.each([
    ['belonging_history', "membership_basis = 'main'", {}],
    ['belonging_history', "relationship_type = 'wife'", { relationship_type: null, is_main: true }],
    ['belonging_history', "is_main = false, membership_basis = 'spouse'", { is_main: true, membership_basis: 'main' }],
    ['waiting_history', "waiting_from = '2027-01-02'", { waiting_from: null, held_until: null }],
    ['waiting_history', "waiting_until = '2027-01-02'", { waiting_until: null }],
    ['waiting_history', 'joined_later = true', { joined_later: false }],
    ['waiting_history', 'joined_later = false', {}],
  ])('is in %s after %s', async (table, change, before) => {
    const { main_member_id: id } = household;
    await sql`update members set ${sql.raw(change)} where id = ${id}`.execute(server.context.db);

    const written = await rowsOf(table, 'member_id', id);
    expect(written).toMatchObject(Object.keys(before).length === 0 ? [] : [before]);
    const all = ['belonging_history', 'waiting_history'];
    const others = await Promise.all(all.filter((name) => name !== table).map((name) => rowsOf(name, 'member_id', id)));
    expect(others).toEqual([[]]);
  });

  it.each([
    ["due_date = '2027-09-09'", [{ is_due_anew: true, given_up: false }]],
    ['status_id = 5', [{ is_due_anew: false, given_up: false }]],
    ['status_id = 3, paid_cents = amount_cents', []],
    ['dunning_status = 1', []],
  ])('is in invoice_history after %s', async (change, before) => {
    const { id } = await anInvoice(server, household);
    await sql`update sale_invoices set ${sql.raw(change)} where id = ${id}`.execute(server.context.db);

    const written = await rowsOf('invoice_history', 'sale_invoice_id', id);
    expect(written).toMatchObject(before.map((row) => ({ ...row, held_until: today(), is_day_known: true })));
    expect(written).toHaveLength(before.length);
  });

  it('is dated by the database’s clock, and a change by the product by the product’s clock', async () => {
    const { main_member_id: id } = household;
    const change = sql`update members set relationship_type = case when relationship_type is null then 'wife' end where id = ${id}`;
    await change.execute(server.context.db);
    await server.change(({ tx }) => change.execute(tx));

    const days = (await rowsOf('belonging_history', 'member_id', id)).map(({ held_until }) => held_until);
    expect(days).toEqual([today(), server.clock.today()]);
  });
});
