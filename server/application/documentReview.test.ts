import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Me, meContract } from '../../domain/me/me.contract.ts';
import { refuseDocument, verifyDocument } from '../documents/review.actions.ts';
import { aHousehold, aLoggedInClient } from '../testing/builders.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { aStaffedServer, newsOf, type Office, standingOf, subjectsTo } from '../testing/lifeBuilders.ts';
import { aDocument, aMember, anAddress } from '../testing/memberBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
let office: Office;
beforeAll(async () => {
  ({ server, office } = await aStaffedServer());
});
afterAll(() => server.stop());
beforeEach(() => server.clock.moveMinutes(1));

/** An applicant whose only gap is the address. */
async function anApplicant() {
  const { household, client } = await aLoggedInClient(server, { language: 'de' });
  const passport = await aDocument(server, household.main_member_id, { name: 'Pass <1>.pdf' });
  await aDocument(server, household.main_member_id, { type: 'residence_permit' });
  await anInvoice(server, household, { type: 'sirf' });
  await anInvoice(server, household);
  const gaps = async () => {
    const me: Me = (await client.call(meContract.getMe)).body;
    return me.application?.gaps.map(({ gap }) => gap);
  };
  return { household, passport, gaps };
}

describe('a document that the office refuses', () => {
  it('is a gap again, and the member is told once why', async () => {
    const { household, passport, gaps } = await anApplicant();
    const refusal = { id: passport, reason: 'Die Nummer ist nicht zu lesen.' };

    const refused = await office((change) => refuseDocument(change, refusal));
    await office((change) => refuseDocument(change, refusal));

    expect(refused).toMatchObject({ refused_reason: refusal.reason, verified_at: null });
    expect(await gaps()).toEqual(['main_address', 'document_passport']);
    expect(await newsOf(server, household)).toEqual(['Bitte senden Sie uns ein Dokument noch einmal']);
    expect(await subjectsTo(server, household.email)).toHaveLength(1);
    const mail = server.mails.find(({ to }) => to === household.email);
    expect(mail?.text).toContain(refusal.reason);
    expect(mail?.html).toContain('Reisepass oder Personalausweis (Pass &lt;1&gt;.pdf)');
  });

  it.each([
    ['de', 'Bitte senden Sie uns ein Dokument noch einmal', 'Rechtskräftiges Scheidungsurteil (Urteil.pdf)'],
    ['tr', 'Lütfen bir belgeyi yeniden gönderin', 'Kesinleşmiş boşanma kararı (Urteil.pdf)'],
    ['en', 'Please send us a document again', 'Final divorce decree (Urteil.pdf)'],
  ] as const)('is not named in the subject, which others may see; the mail in %s names it', async (...told) => {
    const [language, subject, document] = told;
    const household = await aHousehold(server, { status: 'active', language });
    const decree = { type: 'final_divorce_decree', name: 'Urteil.pdf' } as const;
    const document_id = await aDocument(server, household.main_member_id, decree);

    await office((change) => refuseDocument(change, { id: document_id, reason: 'Unscharf.' }));

    expect(await subjectsTo(server, household.email)).toEqual([subject]);
    expect(server.mails.find(({ to }) => to === household.email)?.text).toContain(document);
  });

  it('links to its place on its owner’s page: the main member’s, or the family member’s', async () => {
    const { household, passport } = await anApplicant();
    const child = await aMember(server, household);
    const document = await aDocument(server, child);

    for (const document_id of [passport, document]) {
      server.clock.moveMinutes(1);
      await office((change) => refuseDocument(change, { id: document_id, reason: 'Unscharf.' }));
    }
    await server.runJobs();

    const mails = server.mails.filter(({ to }) => to === household.email);
    const links = mails.map(({ text }) => /member-ui(\S+)/.exec(text)?.[1]).sort();
    expect(links).toEqual(['/main-member#document-passport', `/sub-member/${child}#document-passport`]);
  });

  it('may be accepted after all, which can submit the application', async () => {
    const { household, passport, gaps } = await anApplicant();
    await office((change) => refuseDocument(change, { id: passport, reason: 'Unscharf.' }));
    await anAddress(server, household);
    expect(await gaps()).toEqual(['document_passport']);

    const verified = await office((change) => verifyDocument(change, { id: passport }));

    expect(verified).toMatchObject({ refused_at: null, refused_reason: null });
    expect((await standingOf(server, household))[0]).toMatch(/^household waiting/);
  });

  it.each([
    ['de', 'Ihr Dokument ist doch in Ordnung', 'Sie müssen es nicht noch einmal senden.'],
    ['tr', 'Belgeniz kabul edildi', 'Yeniden göndermeniz gerekmiyor.'],
    ['en', 'Your document is fine after all', 'You do not need to send it again.'],
  ] as const)(
    'and is accepted after all: a member who was told to send it again is told in %s, once',
    async (...told) => {
      const [language, subject, words] = told;
      const household = await aHousehold(server, { status: 'waiting', language });
      const document_id = await aDocument(server, household.main_member_id, { name: 'Pass.pdf' });
      const never = await aDocument(server, household.main_member_id, { type: 'residence_permit' });
      await office((change) => refuseDocument(change, { id: document_id, reason: 'Unscharf.' }));

      for (const id of [document_id, document_id, never]) {
        await office((change) => verifyDocument(change, { id }));
      }

      expect((await subjectsTo(server, household.email)).slice(1)).toEqual([subject]);
      expect((await newsOf(server, household)).slice(1)).toEqual([subject]);
      const mail = server.mails.find((one) => one.to === household.email && one.subject === subject);
      expect(mail?.text).toContain('Pass.pdf');
      expect(mail?.text).toContain(words);
    },
  );

  it('has to exist', async () => {
    const nowhere = { id: 999_999, reason: 'x' };
    await expect(office((change) => refuseDocument(change, nowhere))).rejects.toThrow('document_not_found');
    await expect(office((change) => verifyDocument(change, nowhere))).rejects.toThrow('document_not_found');
  });
});

it('verifying a document twice keeps the first moment and person', async () => {
  const { passport } = await anApplicant();

  const first = await office((change) => verifyDocument(change, { id: passport }));
  server.clock.moveMinutes(5);
  const second = await office((change) => verifyDocument(change, { id: passport }));

  expect(second.verified_at).toBe(first.verified_at);
  const { verified_by } = await server.context.db
    .selectFrom('documents')
    .select('verified_by')
    .where('id', '=', passport)
    .executeTakeFirstOrThrow();
  expect(verified_by).not.toBeNull();
});
