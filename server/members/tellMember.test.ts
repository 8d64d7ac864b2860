import { afterAll, beforeAll, expect, it } from 'vitest';
import { deactivate } from '../membership/ending/deactivation.actions.ts';
import { aHousehold } from '../testing/builders.ts';
import { aStaffedServer, newsOf, type Office, subjectsTo } from '../testing/lifeBuilders.ts';
import { endByDeath } from '../testing/membership/endByDeath.ts';
import { anEffect } from '../testing/post/effects.ts';
import type { TestServer } from '../testing/testServer.ts';
import { getRecipient } from './recipient.reads.ts';
import { tellManyAboutMoney, tellMember } from './tellMember.actions.ts';

const CANCELLED = 4;
const DECEASED = 5;

let server: TestServer;
let office: Office;
beforeAll(async () => {
  ({ server, office } = await aStaffedServer());
});
afterAll(() => server.stop());

it.each([
  ['cancelled', CANCELLED, 1],
  ['died', DECEASED, 0],
])('a main member who has %s is told in the news, and by mail unless dead', async (_how, inactive_reason_id, mails) => {
  const household = await aHousehold(server, { status: 'active' });
  const { household_id: id } = household;
  const today = server.clock.today();
  if (inactive_reason_id === DECEASED) await endByDeath(server, { household_id: id, from: today });
  else await office((change) => deactivate(change, { id, inactive_reason_id, inactive_from: today }));

  await office(async (change) => {
    const to = await getRecipient(change.db, id);
    const message = (subject: string) => () => ({
      subject,
      paragraphs: [],
      link: { label: '', path: '/news' as const },
    });
    await tellMember(change, { effectKey: anEffect(`test.one/${id}`), to, message: message('Eins') });
    await tellManyAboutMoney(change, [{ effectKey: anEffect(`test.two/${id}`), to, message: message('Zwei') }]);
  });

  const ours = (subject: string) => ['Eins', 'Zwei'].includes(subject);
  expect((await newsOf(server, household)).filter(ours)).toEqual(['Eins', 'Zwei']);
  expect((await subjectsTo(server, household.email)).filter(ours)).toHaveLength(mails * 2);
});
