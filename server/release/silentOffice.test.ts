import { expect, it } from 'vitest';
import { officeInvoicesContract } from '../../domain/invoicing/officeInvoices.contract.ts';
import { newsContract } from '../../domain/notifications/news.contract.ts';
import { notificationsContract } from '../../domain/notifications/notifications.contract.ts';
import { day } from '../../domain/shared/day.ts';
import { aHousehold, type TestHousehold } from '../testing/builders.ts';
import { aDeathOf, identify } from '../testing/deaths/deathLifeBuilders.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { aMember } from '../testing/memberBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { refusalOf } from '../testing/refundBuilders.ts';
import { outboxOf, silence } from '../testing/release/silenceBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const TODAY = day('2027-01-11');

const server = testServer();

async function aSilentMember(): Promise<TestHousehold> {
  const member = await aHousehold(server, { status: 'active', active_from: day('2020-01-01') });
  await silence(server, member);
  return member;
}

it('a death is written about, also to a silent household', async () => {
  const member = await aSilentMember();
  const wife = await aMember(server, member, {
    status: 'active',
    relationship_type: 'wife',
    membership_basis: 'spouse',
    gender: 'female',
    date_of_birth: day('1986-01-01'),
  });
  const { client: clerk } = await aClerk(server);

  const { answer } = await identify(
    clerk,
    await aDeathOf(server, { member_id: wife, died_from: TODAY, died_until: TODAY }),
  );

  expect(answer.status).toBe(200);
  expect(await outboxOf(server, member)).toEqual([
    expect.stringMatching(/^deaths\.condolence\//),
    expect.stringMatching(/^deaths\.condolence\//),
  ]);
});

it('the office is told why it cannot write to a silent household, or invoice it by hand', async () => {
  const member = await aSilentMember();
  const owing = await anInvoice(server, member, { type: 'sim' });
  const { client: clerk } = await aClerk(server);
  const id = String(member.household_id);
  const words = { title: 'Büro', data: 'x', language: 'de' } as const;
  const asked = [
    () => clerk.call(newsContract.sendNews, { ...words, household_id: member.household_id }),
    () => clerk.call(notificationsContract.createNotification, { ...words, id }),
    () => clerk.call(officeInvoicesContract.makeInvoice, { id, seen: null, amount: 1_000, text: 'x' }),
    () => clerk.call(officeInvoicesContract.sendInvoice, { id: String(owing.id), seen: null }),
  ];
  for (const ask of asked) expect(await refusalOf(ask())).toEqual([409, 'household_silent']);
  expect(await outboxOf(server, member)).toEqual([]);
});
