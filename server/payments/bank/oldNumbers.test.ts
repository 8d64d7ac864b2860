import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comparableOldNumber } from '../../../domain/households/oldNumber.ts';
import { sendBankFile, undecidedLines } from '../../testing/bank/bankBuilders.ts';
import { camt, entry, statement } from '../../testing/bank/camt.ts';
import { aHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aServerWithClerk } from '../../testing/officeBuilders.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  ({ server, client } = await aServerWithClerk());
});
afterAll(() => server.stop());

it('a transfer with a number of the former lists is proposed for its household, a short one only with a name', async () => {
  const numbers = ['M-0815/98', '0042', '0042'];
  const [long = 0, short = 0, other = 0] = await Promise.all(numbers.map(withOldNumber));
  const name = await lastNameOf(short);
  await sql`update members set last_name = 'Karabulut' where household_id = ${other}`.execute(server.context.db);

  expect(await proposed('Firma GmbH', 'MNr M-0815/98 Beitrag')).toEqual([[long, 'old_number']]);
  expect(await proposed('Firma GmbH', 'Miete 42')).toEqual([]);
  expect((await proposed('Firma GmbH', 'Mitglied 42'))?.toSorted()).toEqual(
    [short, other].toSorted().map((id) => [id, 'old_number']),
  );
  expect(await proposed(name, 'Beitrag 42')).toEqual([[short, 'old_number']]);
});

it('the database compares old numbers as the rule does', async () => {
  const written = ['M-0815/98', '00815', ' 4711 ', 'Ü-12', '0', 'a 0 7'];
  const { rows } = await sql<{ compared: string }>`
    select old_number_of(written) as compared from unnest(${written}::text[]) with ordinality as t (written, place)
    order by place`.execute(server.context.db);

  expect(rows.map(({ compared }) => compared)).toEqual(written.map(comparableOldNumber));
});

async function withOldNumber(old_number: string): Promise<number> {
  const { household_id } = await aHousehold(server, { status: 'active' });
  await server.context.db.updateTable('households').set({ old_number }).where('id', '=', household_id).execute();
  return household_id;
}

async function lastNameOf(household_id: number): Promise<string> {
  const { last_name } = await server.context.db
    .selectFrom('members')
    .select('last_name')
    .where('household_id', '=', household_id)
    .executeTakeFirstOrThrow();
  return last_name;
}

async function proposed(name: string, text: string) {
  const one = entry({ reference: text, amount: '17.00', details: [{ name, text }] });
  expect((await sendBankFile(client, camt([statement({ entries: [one] })]))).status).toBe(201);
  const line = (await undecidedLines(client)).find(({ remittance_text }) => remittance_text === text);
  return line?.credits.map(({ household_id, why }) => [household_id, why]);
}
