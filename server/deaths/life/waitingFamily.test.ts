import { expect, it } from 'vitest';
import { day } from '../../../domain/shared/day.ts';
import type { TestClient } from '../../testing/client.ts';
import { aDeathOf, hatice, identify, keptRows, takeBack } from '../../testing/deaths/deathLifeBuilders.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { aPayment, aSubmittedHousehold, moveTo, standingOf, theNight } from '../../testing/lifeBuilders.ts';
import { aDocument, aMember } from '../../testing/memberBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer();
let clerk: TestClient;

async function at(text: string): Promise<void> {
  moveTo(server, text);
  ({ client: clerk } = await aClerk(server));
}

/** Ayşe and Hatice, who wait since 11 January because everything was paid on that day. */
async function aCouple() {
  await at('2027-01-11');
  const { household, registration, contribution } = await aSubmittedHousehold(server);
  const wife = await aMember(server, household, { ...hatice, status: 'waiting' });
  const hers = await anInvoice(server, { ...household, main_member_id: wife });
  for (const invoice of [registration, contribution, hers]) await aPayment(server, invoice);
  for (const type of ['passport', 'residence_permit'] as const) {
    await aDocument(server, wife, { type, verified_at: server.clock.now() });
  }
  await at('2027-02-01');
  return { household, wife };
}

it('who goes on while the household waits becomes a member on the day that the family had', async () => {
  const { household, wife } = await aCouple();
  await identify(clerk, await aDeathOf(server, { member_id: household.main_member_id }), { next_member_ids: [wife] });

  await at('2027-04-11');
  await theNight(server);
  const before = await standingOf(server, household);
  await at('2027-04-12');
  await theNight(server);

  expect(before).toContain('Hatice waiting 2027-01-11 2027-04-11 -');
  expect(await standingOf(server, household)).toEqual([
    'household active 2027-01-11 2027-04-11 2027-04-12',
    'Ayşe inactive 2027-01-11 2027-04-11 -',
    'Hatice active 2027-01-11 2027-04-11 2027-04-12',
  ]);
});

it('somebody who was taken for dead meanwhile is a member with the others', async () => {
  const { household, wife } = await aCouple();
  const death = await aDeathOf(server, { member_id: wife });
  await identify(clerk, death);
  await at('2027-04-12');
  await theNight(server);
  await at('2027-04-13');

  const { answer } = await takeBack(clerk, death, { was_mistaken: true });
  await theNight(server);

  expect(answer.status).toBe(200);
  expect(await standingOf(server, household)).toEqual([
    'household active 2027-01-11 2027-04-11 2027-04-12',
    'Ayşe active 2027-01-11 2027-04-11 2027-04-12',
    'Hatice active 2027-01-11 2027-04-11 2027-04-12',
  ]);
  const { members } = await keptRows(server, household);
  expect(members.find(({ id }) => id === wife)).toMatchObject({ inactive_from: null, inactive_reason_id: null });
  expect(day('2027-04-12')).toBe(members.find(({ id }) => id === wife)?.active_from);
});
