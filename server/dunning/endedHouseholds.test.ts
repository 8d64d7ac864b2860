import { expect, it } from 'vitest';
import { deactivate } from '../membership/ending/deactivation.actions.ts';
import { system } from '../platform/actor.ts';
import { ask } from '../platform/work.ts';
import { aHousehold } from '../testing/builders.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { moveTo, newsOf, subjectsTo, theNight, theOffice } from '../testing/lifeBuilders.ts';
import { endByDeath } from '../testing/membership/endByDeath.ts';
import { testServer } from '../testing/testServer.ts';
import { listUnpaidAfterReminders } from './dunning.reads.ts';

const CANCELLED = 4;
const DECEASED = 5;

const server = testServer();

/** An invoice due on 1 March 2027 that is never paid, of a household that ended before. */
async function anUnpaidInvoiceOfTheEnded(reason: number, language: 'de' | 'tr' | 'en' = 'de') {
  moveTo(server, '2027-02-15');
  const household = await aHousehold(server, { status: 'active', language });
  const invoice = await anInvoice(server, household);
  const office = await theOffice(server);
  const { household_id } = household;
  const today = server.clock.today();
  if (reason === DECEASED) await endByDeath(server, { household_id, from: today });
  else
    await office((change) =>
      deactivate(change, { id: household_id, inactive_reason_id: reason, inactive_from: today }),
    );
  const before = { mails: await subjectsTo(server, household.email), news: await newsOf(server, household) };
  for (const night of ['2027-03-08', '2027-03-22', '2027-04-05']) {
    moveTo(server, night);
    await theNight(server);
    await server.runJobs();
  }
  return { household, invoice, before };
}

it.each([
  ['de', 'Bitte rufen Sie uns an, wir finden gemeinsam einen Weg.', /Mitgliedschaft/],
  ['tr', 'Lütfen bizi arayın, birlikte bir çözüm bulalım.', /[Üü]yeli/],
  ['en', 'Please call us, and we will find a way together.', /membership/],
] as const)(
  'reminders to an ended household do not mention the membership, which may never have begun, in %s',
  async (language, ended, membership) => {
    const { household } = await anUnpaidInvoiceOfTheEnded(CANCELLED, language);

    const subjects = await subjectsTo(server, household.email);
    const text = server.mails.filter(({ to }) => to === household.email).at(-1)?.text;
    expect(subjects).toHaveLength(4);
    expect(text).toContain(ended);
    expect(text).not.toMatch(membership);
  },
);

it('after a death no reminder is sent; the invoice is on the office’s list', async () => {
  const { household, invoice, before } = await anUnpaidInvoiceOfTheEnded(DECEASED);

  expect(await subjectsTo(server, household.email)).toEqual(before.mails);
  expect(await newsOf(server, household)).toEqual(before.news);
  const listed = await listUnpaidAfterReminders(ask(server.context, system));
  expect(listed).toContainEqual(expect.objectContaining({ invoice_id: invoice.id }));
});
