import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListPage } from '../../../domain/office/lists/lists.contract.ts';
import { listsContract } from '../../../domain/office/lists/lists.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import { cents } from '../../../domain/shared/money.ts';
import { runSql } from '../../platform/db.ts';
import { aHousehold, aLoggedInClient } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { moveTo } from '../../testing/lifeBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { silence } from '../../testing/release/silenceBuilders.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const { readHouseholds, exportHouseholds } = listsContract;

let server: TestServer;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.change(({ tx }) => runSql(tx, 'truncate households, audit_log cascade'));
  moveTo(server, '2027-01-11');
  client = (await aClerk(server)).client;
});

const read = async (asked: Record<string, string | number> = {}): Promise<ListPage> =>
  (await client.call(readHouseholds, asked)).body;
const namesOf = async (asked: Record<string, string | number> = {}) => {
  const { rows, count } = await read(asked);
  expect(count).toBe(rows.length);
  return rows.map(({ name }) => name);
};
const change = (text: string, values: unknown[]) => server.change(({ tx }) => runSql(tx, text, values));

describe('who is in the list of households', () => {
  it('are those who wait and who are active; who left, only if chosen', async () => {
    for (const status of ['new', 'waiting', 'active', 'inactive'] as const) {
      await aHousehold(server, { status, first_name: status, last_name: 'Ay' });
    }

    expect(await namesOf()).toEqual(['waiting Ay', 'active Ay']);
    expect(await namesOf({ status: 'left' })).toEqual(['inactive Ay']);
    expect(await namesOf({ status: 'new' })).toEqual(['new Ay']);
    expect(await namesOf({ status: 'everybody' })).toHaveLength(4);
  });

  it('are chosen by what they owe, and by its highest reminder', async () => {
    const due = await aHousehold(server, { status: 'active', first_name: 'Due' });
    await anInvoice(server, due, { status: 'open', amount_cents: cents(6_000), due_date: day('2027-01-01') });
    const later = await aHousehold(server, { status: 'active', first_name: 'Later' });
    await anInvoice(server, later, { status: 'open', amount_cents: cents(6_000), due_date: day('2027-02-01') });
    await change('update sale_invoices set dunning_status = 2 where household_id = $1', [due.household_id]);
    await aHousehold(server, { status: 'active', first_name: 'Nothing' });

    expect(await namesOf({ owed: 'something', sort: 'name' })).toEqual(['Due Yılmaz', 'Later Yılmaz']);
    expect(await namesOf({ owed: 'overdue' })).toEqual(['Due Yılmaz']);
    expect(await namesOf({ owed: 'reminder_2' })).toEqual(['Due Yılmaz']);
    expect(await namesOf({ owed: 'reminder_1' })).toEqual([]);
    expect(await namesOf({ owed: 'nothing' })).toEqual(['Nothing Yılmaz']);
    expect((await read({ owed: 'overdue' })).rows[0]).toMatchObject({ owed: 60, reminder: 2 });
  });

  it('are chosen by language, way, place, first day and silence', async () => {
    const one = await aHousehold(server, { status: 'active', language: 'tr', active_from: day('2026-05-01') });
    const other = await aHousehold(server, { status: 'active', language: 'de', active_from: day('2020-05-01') });
    await change("update households set channel = 'post' where id = $1", [one.household_id]);
    await silence(server, other);
    await change(
      `insert into addresses (member_id, type, street, postal_code, state, city, country_id, is_main_address, created_at)
       values ($1, 'domestic', 'Hauptplatz 1', '4020', 'OÖ', 'Linz', 40, true, now())`,
      [one.main_member_id],
    );
    const isFirst = async (asked: Record<string, string>) => {
      const { rows } = await read(asked);
      expect(rows.map(({ id }) => id)).toEqual([one.household_id]);
    };

    await isFirst({ language: 'tr' });
    await isFirst({ channel: 'post' });
    await isFirst({ postal_code: '40' });
    await isFirst({ city: 'LINZ' });
    await isFirst({ since_from: '01.01.2026' });
    await isFirst({ silent: 'speaking' });
    expect((await read({ since_until: '01.01.2026' })).rows.map(({ id }) => id)).toEqual([other.household_id]);
  });

  it('are those with a document that runs out soon', async () => {
    const household = await aHousehold(server, { status: 'active' });
    await aHousehold(server, { status: 'active' });
    await change(
      `insert into documents (member_id, type, name, content_type, size_bytes, content_digest, storage_key, created_at, valid_until)
       values ($1, 'passport', 'Pass', 'application/pdf', 1, '\\x01', 'lists-1', now(), '2027-02-01')`,
      [household.main_member_id],
    );

    const { rows } = await read({ documents: 'running_out' });

    expect(rows).toMatchObject([{ id: household.household_id }]);
    expect(rows).toHaveLength(1);
  });

  it('are nobody or everybody: both are answered', async () => {
    expect(await read({ city: 'Nirgendwo' })).toEqual({ count: 0, page: 1, rows: [] });
    expect(await read({ city: 'Nirgendwo', page: 7 })).toEqual({ count: 0, page: 1, rows: [] });
  });

  it('never are households that were erased, or registrations that nobody has confirmed', async () => {
    await aHousehold(server, { status: 'new', account_status: 'unconfirmed' });
    const gone = await aHousehold(server, { status: 'inactive' });
    await change('update households set account_id = null, erased_on = now() where id = $1', [gone.household_id]);

    expect(await read({ status: 'everybody' })).toMatchObject({ count: 0 });
  });
});

describe('the order', () => {
  it('is by any sorted column, both ways, empty ones at the end', async () => {
    await aHousehold(server, {
      status: 'active',
      first_name: 'Zeynep',
      last_name: 'Ak',
      active_from: day('2026-05-01'),
    });
    await aHousehold(server, { status: 'waiting', first_name: 'Ali', last_name: 'Ak', active_from: null });
    await aHousehold(server, { status: 'active', first_name: 'Can', last_name: 'Öz', active_from: day('2020-05-01') });

    expect(await namesOf({ sort: 'name' })).toEqual(['Ali Ak', 'Zeynep Ak', 'Can Öz']);
    expect(await namesOf({ sort: '-name' })).toEqual(['Can Öz', 'Zeynep Ak', 'Ali Ak']);
    expect(await namesOf({ sort: 'since' })).toEqual(['Can Öz', 'Zeynep Ak', 'Ali Ak']);
    expect(await namesOf({ sort: '-since' })).toEqual(['Zeynep Ak', 'Can Öz', 'Ali Ak']);
    expect(await namesOf({ sort: '-owed' })).toHaveLength(3);
  });

  it('is refused by a column that is none, and so is a choice that is none', async () => {
    for (const asked of [
      { sort: 'password_hash' },
      { status: 'gone' },
      { postal_code: "1' or 1" },
      { since_from: 'x' },
    ]) {
      const { status } = await client.call(readHouseholds, asked);
      expect(status).toBe(422);
    }
  });

  it('goes on from page to page; a page beyond the last is the last', async () => {
    for (let count = 0; count < 52; count += 1) await aHousehold(server, { status: 'active' });

    const [first, second, beyond] = [await read(), await read({ page: 2 }), await read({ page: 9 })];

    expect([first.count, first.rows.length, second.rows.length]).toEqual([52, 50, 2]);
    expect(beyond).toEqual(second);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(52);
  });
});

describe('the file', () => {
  const csvOf = async (asked: Record<string, string | number>) => {
    const { status, bytes, body } = await client.call(exportHouseholds, { ...asked, format: 'csv' });
    return { status, body, lines: bytes.toString('utf8').slice(1).split('\r\n') };
  };

  it('has exactly the rows that the list counted, as CSV and as a workbook, and is recorded', async () => {
    const one = await aHousehold(server, { status: 'active', last_name: 'Çelik' });
    await anInvoice(server, one, { status: 'open', amount_cents: cents(6_050), due_date: day('2027-01-01') });
    await aHousehold(server, { status: 'inactive' });
    const { count } = await read();

    const { lines } = await csvOf({ rows: count });
    const { bytes, headers } = await client.call(exportHouseholds, { rows: count, format: 'xlsx' });

    expect(lines).toHaveLength(count + 1);
    expect(lines[0]).toMatch(/^"Mitgliedsnummer";"Name";"Status"/);
    expect(lines[1]).toContain('"Ayşe Çelik";"Aktiv"');
    expect(lines[1]).toContain(';60,5;');
    expect(lines[1]).toContain(`"'+436641234567"`);
    const { sheets } = await readXlsx(bytes);
    const rows = sheets[0]?.rows ?? [];
    expect(rows).toHaveLength(count + 1);
    expect(rows[1]).toEqual(expect.arrayContaining(['Ayşe Çelik', '+436641234567', 60.5]));
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('Haushalte 2027-01-11.xlsx');
    const entries = await server.context.db.selectFrom('audit_log').select(['action', 'details']).execute();
    expect(entries).toEqual(
      ['csv', 'xlsx'].map((format) => ({
        action: 'list.exported',
        details: { list: 'households', filters: { status: 'members' }, rows: 1, format },
      })),
    );
  });

  it('is refused with the number that the list has now, if it changed; nothing is recorded', async () => {
    await aHousehold(server, { status: 'active' });
    const { count } = await read();
    await aHousehold(server, { status: 'active' });

    const { status, body } = await csvOf({ rows: count });

    expect([status, body]).toMatchObject([409, { message: 'list_has_changed', params: { count: 2 } }]);
    expect(await server.context.db.selectFrom('audit_log').select('id').execute()).toEqual([]);
  });

  it('has its heads in the language of the reader', async () => {
    await change("update accounts set language = 'tr' where role = 'clerk'", []);

    const { lines } = await csvOf({ rows: 0 });

    expect(lines).toEqual([expect.stringMatching(/^"Üyelik numarası";"Ad";"Durum"/)]);
  });

  it('is for the office alone', async () => {
    const { client: member } = await aLoggedInClient(server, { status: 'active' });

    for (const call of [readHouseholds, exportHouseholds]) {
      expect((await member.call(call, { rows: 0, format: 'csv' })).status).toBe(403);
    }
  });
});
