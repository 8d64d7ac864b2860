import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { meContract } from '../../../domain/me/me.contract.ts';
import { type Day, day } from '../../../domain/shared/day.ts';
import { cents } from '../../../domain/shared/money.ts';
import { returnPayment } from '../../payments/returning.actions.ts';
import { aLoggedInClient, logIn } from '../../testing/builders.ts';
import { anInvoice, confirmedInvoice, withDemoFees } from '../../testing/invoicingBuilders.ts';
import {
  aPayment,
  aStaffedServer,
  moveTo,
  type Office,
  standingOf,
  subjectsTo,
  theNight,
} from '../../testing/lifeBuilders.ts';
import { aDocument, aMember, anAddress } from '../../testing/memberBuilders.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { deactivate } from '../ending/deactivation.actions.ts';
import { sendBack } from './sendBack.actions.ts';

let server: TestServer;
let office: Office;
beforeAll(async () => {
  ({ server, office } = await aStaffedServer());
  await withDemoFees(server);
});
afterAll(() => server.stop());
beforeEach(() => moveTo(server, '2027-05-10'));

/** An active household, or one that waits until 30 June 2027; its own contribution is paid. */
async function aMembership(status: 'waiting' | 'active' = 'active') {
  const dates =
    status === 'active'
      ? { active_from: day('2026-01-01') }
      : { waiting_from: day('2027-04-01'), waiting_until: day('2027-06-30') };
  const { household, client } = await aLoggedInClient(server, { status, submitted_on: day('2027-04-01'), ...dates });
  await anInvoice(server, household, { status: 'paid', date: day('2027-04-01') });
  await anInvoice(server, household, { type: 'sirf', status: 'paid', date: day('2027-04-01') });
  const add = (first_name: string, date_of_birth: Day) => aMember(server, household, { first_name, date_of_birth });
  const familyOf = async () => (await standingOf(server, household)).slice(2);
  return { household, client, add, familyOf };
}

const CHILD_BORN = day('2015-05-05');
const BABY_BORN = day('2027-05-01');

it('a person added while the household waited waits together with it after the application was sent back', async () => {
  const { household, client, add } = await aMembership('waiting');
  await anAddress(server, household);
  for (const type of ['passport', 'residence_permit'] as const)
    await aDocument(server, household.main_member_id, { type });
  await add('Emre', CHILD_BORN);
  const { bank_transaction_id } = await aPayment(server, await confirmedInvoice(client, 'siac'));
  const { household_id } = household;
  await office((change) => sendBack(change, { id: household_id, reason: 'Pass unleserlich' }));
  moveTo(server, '2027-05-20');

  await (await logIn(server, household)).call(meContract.submitAgain, { id: String(household_id) });
  const submitted = await standingOf(server, household);
  await office((change) => returnPayment(change, { id: bank_transaction_id }));

  const waits = (dates: string) => ['household', 'Ayşe', 'Emre'].map((who) => `${who} waiting ${dates} -`);
  expect(submitted).toEqual(waits('2027-05-20 2027-08-18'));
  expect(await standingOf(server, household)).toEqual(waits('- -'));
});

describe('a family member added to an active household', () => {
  it('is new until the contribution is confirmed, waits once it is paid, and is active ninety days later', async () => {
    const { household, client, add, familyOf } = await aMembership();
    await add('Emre', CHILD_BORN);
    expect(await familyOf()).toEqual(['Emre new - - -']);

    const invoice = await confirmedInvoice(client, 'siac');
    expect(await familyOf()).toEqual(['Emre waiting - - -']);
    await aPayment(server, invoice);
    expect(await familyOf()).toEqual(['Emre waiting 2027-05-10 2027-08-08 -']);
    moveTo(server, '2027-08-08');
    await theNight(server);
    expect(await familyOf()).toEqual(['Emre waiting 2027-05-10 2027-08-08 -']);
    moveTo(server, '2027-08-09');
    await theNight(server);

    expect(await familyOf()).toEqual(['Emre active 2027-05-10 2027-08-08 2027-08-09']);
    expect(await subjectsTo(server, household.email)).toEqual([
      'Ihre Rechnung ist da',
      'Bezahlt: Jahresbeitrag 2027',
      'Wartezeit für Emre Yılmaz',
      'Die Mitgliedschaft gilt nun auch für Emre Yılmaz',
    ]);
  });

  it('stays new until a contribution of their own is confirmed, whatever else happens in the household', async () => {
    const { household, client, add, familyOf } = await aMembership();
    const member_id = await add('Emre', CHILD_BORN);
    await confirmedInvoice(client, 'siac');
    await add('Ali', CHILD_BORN);

    const ending = { id: household.household_id, member_id, inactive_reason_id: 25 };
    await office((change) => deactivate(change, { ...ending, inactive_from: change.today }));

    expect(await familyOf()).toEqual(['Emre inactive - - -', 'Ali new - - -']);
  });

  it('is active from that same day if nights were skipped', async () => {
    const { client, add, familyOf } = await aMembership();
    await add('Emre', CHILD_BORN);
    await aPayment(server, await confirmedInvoice(client, 'siac'));

    moveTo(server, '2027-08-19');
    await theNight(server);
    await theNight(server);

    expect(await familyOf()).toEqual(['Emre active 2027-05-10 2027-08-08 2027-08-09']);
  });

  it('stops waiting when the payment is reversed', async () => {
    const { client, add, familyOf } = await aMembership();
    await add('Emre', CHILD_BORN);
    const payment = await aPayment(server, await confirmedInvoice(client, 'siac'));

    await office((change) => returnPayment(change, { id: payment.bank_transaction_id }));
    moveTo(server, '2027-12-01');
    await theNight(server);

    expect(await familyOf()).toEqual(['Emre waiting - - -']);
  });

  it('waits from the right day once a payment with a wrong day is corrected', async () => {
    const { client, add, familyOf } = await aMembership();
    await add('Emre', CHILD_BORN);
    const invoice = await confirmedInvoice(client, 'siac');
    moveTo(server, '2027-05-20');
    const mistaken = await aPayment(server, invoice, { value_date: day('2027-05-12') });

    const amount_cents = cents(invoice.amount * 100);
    await aPayment(server, invoice, { amount_cents, value_date: day('2027-05-18') });
    await office((change) => returnPayment(change, { id: mistaken.bank_transaction_id }));

    expect(await familyOf()).toEqual(['Emre waiting 2027-05-18 2027-08-16 -']);
  });

  it('does not change the household’s own status and days', async () => {
    const { household, client, add } = await aMembership();
    await add('Emre', CHILD_BORN);

    await aPayment(server, await confirmedInvoice(client, 'siac'));

    expect((await standingOf(server, household)).slice(0, 2)).toEqual([
      'household active - - 2026-01-01',
      'Ayşe active - - 2026-01-01',
    ]);
  });
});

describe('a person added while the household itself waits is told', () => {
  async function aChildOfAHouseholdThatOwes() {
    const { household, client } = await aLoggedInClient(server, { status: 'waiting', submitted_on: day('2027-04-01') });
    await anInvoice(server, household, { type: 'sirf', status: 'paid', date: day('2027-04-01') });
    const contribution = await anInvoice(server, household);
    await aMember(server, household, { first_name: 'Emre', date_of_birth: CHILD_BORN });
    const invoice = await confirmedInvoice(client, 'siac');
    moveTo(server, '2027-05-20');
    return { household, contribution, invoice };
  }

  async function textOn(household: { email: string }): Promise<string | undefined> {
    await server.runJobs();
    const subject = 'Wartezeit für Emre Yılmaz';
    return server.mails.find((mail) => mail.to === household.email && mail.subject === subject)?.text;
  }

  it('the household’s first day if that is later', async () => {
    const { household, contribution, invoice } = await aChildOfAHouseholdThatOwes();
    await aPayment(server, contribution, { value_date: day('2027-05-20') });

    await aPayment(server, invoice, { value_date: day('2027-05-12') });

    const text = await textOn(household);
    expect(text).toContain('Der letzte Tag der Wartezeit für Emre Yılmaz ist der 10.08.2027.');
    expect(text).toContain('Ab 19.08.2027 gilt die Mitgliedschaft auch für diese Person.');
  });

  it('no day while the household’s is unknown', async () => {
    const { household, invoice } = await aChildOfAHouseholdThatOwes();

    await aPayment(server, invoice, { value_date: day('2027-05-12') });

    const text = await textOn(household);
    expect(text).toContain('ist der 10.08.2027.');
    expect(text).toContain('sobald sie für Ihren Haushalt gilt.');
    expect(text).not.toContain('11.08.2027');
  });

  it('their own first day if that is later', async () => {
    const { household, contribution, invoice } = await aChildOfAHouseholdThatOwes();
    await aPayment(server, contribution, { value_date: day('2027-05-12') });

    await aPayment(server, invoice, { value_date: day('2027-05-20') });

    expect(await textOn(household)).toContain('Ab 19.08.2027 gilt');
  });
});

describe('a newborn', () => {
  it('is active at once in an active household, because nothing is to be paid', async () => {
    const { client, add, familyOf } = await aMembership();
    await add('Zeynep', BABY_BORN);

    await confirmedInvoice(client, 'siac');

    expect(await familyOf()).toEqual(['Zeynep active 2027-05-10 - 2027-05-10']);
  });

  it('is no newborn any more if the contribution is confirmed at sixteen', async () => {
    const { household, add, familyOf } = await aMembership();
    await add('Zeynep', BABY_BORN);
    moveTo(server, '2043-05-10');

    await aPayment(server, await confirmedInvoice(await logIn(server, household), 'siac'));

    expect(await familyOf()).toEqual(['Zeynep waiting 2043-05-10 2043-08-08 -']);
  });

  it('is a child: a wife whose birth was typed with the present year waits', async () => {
    const { household, client, familyOf } = await aMembership();
    const wife = { membership_basis: 'spouse', relationship_type: 'wife', gender: 'female' } as const;
    await aMember(server, household, { ...wife, first_name: 'Ayşe', date_of_birth: BABY_BORN });

    await aPayment(server, await confirmedInvoice(client, 'siac'));

    expect(await familyOf()).toEqual(['Ayşe waiting 2027-05-10 2027-08-08 -']);
  });

  it('of a waiting household is active on its first day, not before', async () => {
    const { household, client, add, familyOf } = await aMembership('waiting');
    await add('Zeynep', BABY_BORN);
    await add('Emre', CHILD_BORN);
    await aPayment(server, await confirmedInvoice(client, 'siac'));
    expect(await familyOf()).toEqual(['Zeynep waiting 2027-05-10 - -', 'Emre waiting 2027-05-10 2027-08-08 -']);
    for (const type of ['passport', 'residence_permit'] as const) {
      await aDocument(server, household.main_member_id, { type, verified_at: server.clock.now() });
    }

    moveTo(server, '2027-07-01');
    await theNight(server);

    expect(await standingOf(server, household)).toEqual([
      'household active 2027-04-01 2027-06-30 2027-07-01',
      'Ayşe active 2027-04-01 2027-06-30 2027-07-01',
      'Zeynep active 2027-05-10 - 2027-07-01',
      'Emre waiting 2027-05-10 2027-08-08 -',
    ]);
  });

  it('is a newborn up to the day before the first birthday', async () => {
    const { client, add, familyOf } = await aMembership();
    await add('Ali', day('2026-05-10'));
    await add('Can', day('2026-05-11'));

    await confirmedInvoice(client, 'siac');

    expect(await familyOf()).toEqual(['Ali waiting 2027-05-10 2027-08-08 -', 'Can active 2027-05-10 - 2027-05-10']);
  });
});
