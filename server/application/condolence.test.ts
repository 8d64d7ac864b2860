import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { day } from '../../domain/shared/day.ts';
import { aHousehold } from '../testing/builders.ts';
import { aStaffedServer, moveTo, type Office, subjectsTo } from '../testing/lifeBuilders.ts';
import { aMember } from '../testing/memberBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';
import { deactivate } from './deactivation.actions.ts';

const TODAY = day('2027-01-11');

let server: TestServer;
let office: Office;
beforeAll(async () => {
  ({ server, office } = await aStaffedServer());
});
afterAll(() => server.stop());
beforeEach(() => moveTo(server, TODAY));

/** The one news that a household was told. */
async function wordsTo({ household_id }: { household_id: number }) {
  return server.ground.db
    .selectFrom('notifications')
    .select(['title', 'body_html'])
    .where('household_id', '=', household_id)
    .executeTakeFirstOrThrow();
}

it('after a death the news of the household is one of condolence, with the name and without a reason', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const { household_id } = household;

  await office((change) => deactivate(change, { household_id, inactive_reason_id: 5, inactive_from: TODAY }));

  const { body_html } = await wordsTo(household);
  expect(body_html).toContain('Die Mitgliedschaft von Ayşe Yılmaz ist seit 11.01.2027 beendet.');
  expect(body_html).not.toContain('Grund');
});

it.each([
  ['de', 'Unser herzliches Beileid', 'Die Mitgliedschaft von Emre Yılmaz ist seit 11.01.2027 beendet.'],
  ['tr', 'Başınız sağ olsun', 'Emre Yılmaz adına üyelik 11.01.2027 tarihinden beri kapalıdır.'],
  ['en', 'Our sincere condolences', 'The membership of Emre Yılmaz has been over since 11.01.2027.'],
] as const)('after a death the news of one person is one of condolence in %s', async (language, title, sentence) => {
  const household = await aHousehold(server, { status: 'active', language });
  const member_id = await aMember(server, household, { status: 'active', first_name: 'Emre' });
  const { household_id } = household;
  const ending = { household_id, member_id, inactive_reason_id: 2, inactive_from: TODAY };

  await office((change) => deactivate(change, ending));

  const news = await wordsTo(household);
  expect(news.title).toBe(title);
  expect(news.body_html).toContain(sentence);
  expect(news.body_html).not.toMatch(/Grund|Neden|Reason/);
  expect(await subjectsTo(server, household.email)).toEqual([]);
});
