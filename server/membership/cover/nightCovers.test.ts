import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { day } from '../../../domain/shared/day.ts';
import { runSql } from '../../platform/db.ts';
import { aHousehold } from '../../testing/builders.ts';
import { anOverdueInvoice, beginOwingNothing, nightsUntil } from '../../testing/dunningBuilders.ts';
import { moveTo, theNight } from '../../testing/lifeBuilders.ts';
import { aMember } from '../../testing/memberBuilders.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => beginOwingNothing(server));

const change = (text: string, values: unknown[] = []) => server.change(({ tx }) => runSql(tx, text, values));
const verdictsOf = async ({ household_id }: { household_id: number }) => {
  const { rows } = await change(
    `select c.verdict, c.day from night_covers c join members m on m.id = c.member_id where m.household_id = $1 order by m.id`,
    [household_id],
  );
  return rows;
};

it('each night finds whom the membership covers, and says for which day', async () => {
  const { household } = await anOverdueInvoice(server);
  const waits = await aHousehold(server, { status: 'new' });
  expect(await verdictsOf(household)).toEqual([]);

  await theNight(server);
  const today = server.clock.today();
  expect(await verdictsOf(household)).toEqual([{ verdict: 'covered', day: today }]);
  expect(await verdictsOf(waits)).toEqual([{ verdict: 'not_a_member', day: today }]);

  await nightsUntil(server, '2027-03-08', '2027-03-22', '2027-04-05');
  expect(await verdictsOf(household)).toEqual([{ verdict: 'in_arrears', day: '2027-04-05' }]);
});

it('nothing of a person who was deleted stays', async () => {
  const household = await aHousehold(server, { status: 'active' });
  await aMember(server, household, { first_name: 'Can', date_of_birth: day('2020-01-11'), status: 'active' });
  await theNight(server);
  expect(await verdictsOf(household)).toHaveLength(2);

  await change("delete from members where household_id = $1 and first_name = 'Can'", [household.household_id]);

  expect(await verdictsOf(household)).toHaveLength(1);
});

it('another night finds the same for its own day', async () => {
  await aHousehold(server, { status: 'active' });
  await theNight(server);
  const before = await change('select * from night_covers order by member_id');
  moveTo(server, '2027-02-16');

  await theNight(server);

  const after = await change('select * from night_covers order by member_id');
  expect(after.rows).toEqual(before.rows.map((row) => ({ ...row, day: '2027-02-16' })));
});
