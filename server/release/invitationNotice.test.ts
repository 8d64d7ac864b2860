import { expect, it } from 'vitest';
import { releaseContract } from '../../domain/release/release.contract.ts';
import { languages } from '../../domain/shared/language.ts';
import { takenOverLetter, takenOverMail } from '../counter/counter.wording.ts';
import { runSql } from '../platform/db.ts';
import { asText } from '../platform/mail/layout.ts';
import { anOfficeAccount, logIn } from '../testing/builders.ts';
import { aHouseholdWithoutAccount } from '../testing/counter/accountCodeBuilders.ts';
import { silence } from '../testing/release/silenceBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { leaveInAnHour } from './release.jobs.ts';

const server = testServer();

/** What Art. 14 (1) and (2) GDPR want to be said, by a word that only the sentence about it has, in each language. */
const wanted = {
  de: [
    'Verantwortlich',
    'Mitgliederliste',
    'Ausweisnummern',
    'lit. b',
    'berechtigtes Interesse',
    'Kalenderjahre',
    'Bestatter',
  ].concat([
    'außerhalb der EU',
    'Berichtigung',
    'widersprechen',
    'Datenschutzbehörde',
    'Kein Computer',
    'stimmen damit nichts zu',
  ]),
  en: [
    'Responsible',
    'list of members',
    'identity numbers',
    'Art. 6(1)(b)',
    'legitimate interest',
    'calendar years',
    'undertaker',
  ].concat(['outside the EU', 'correction', 'object', 'Data Protection Authority', 'No computer', 'agree to nothing']),
  tr: [
    'sorumludur',
    'üye listesinden',
    'Kimlik numaraları',
    '6/1-b',
    'meşru menfaatimizdir',
    'takvim yılı',
    'cenaze firması',
  ].concat(['AB dışındaki', 'düzeltme', 'itiraz', 'Datenschutzbehörde', 'bilgisayar', 'onaylamış olmazsınız']),
} as const;

it.each(languages)('an invitation by mail and by letter says all that the law wants (%s)', (language) => {
  const { settings } = server.context;
  const { association } = settings;
  const to = { language, settings, first_name: 'Ayşe', last_name: 'Yılmaz' };
  const address = `${association.address.street}, ${association.address.postal_code} ${association.address.city}`;
  const own = [association.name, address, association.phone, association.email];
  const whole = `${settings.publicUrl}/api/v1/download-file/data_protection?lang=${language}`;
  for (const made of [takenOverMail({ ...to, code: 'ABCD-EFGH-JKM4' }), takenOverLetter(to)]) {
    const notice = made.notice?.paragraphs.join('\n');
    for (const each of [...wanted[language], ...own, whole]) expect(notice).toContain(each);
    expect(asText(made, association)).toContain(notice?.split('\n')[0]);
    expect(JSON.stringify(made)).not.toMatch(/\{\{(?!code)/);
  }
});

it('the notice leaves with the invitation, and nobody is recorded as having agreed', async () => {
  await server.change(({ tx }) => runSql(tx, 'truncate households, releases, letters, mails, runs cascade'));
  const household = await aHouseholdWithoutAccount(server, { status: 'active', last_name: 'Yılmaz' });
  const { db } = server.context;
  await db.updateTable('households').set({ channel: 'email' }).where('id', '=', household.household_id).execute();
  const email = { email: 'ayse@example.at' };
  await db.updateTable('members').set(email).where('id', '=', household.main_member_id).execute();
  await silence(server, household);
  await db.updateTable('accounts').set({ status: 'closed', closed_at: server.clock.now() }).execute();
  const account = await anOfficeAccount(server, 'board');
  const board = await logIn(server, account);
  const { body } = await board.call(releaseContract.askForRelease, {});
  server.clock.moveMinutes(60);
  await leaveInAnHour.run(server.context, { release_id: (body as { id: number }).id });
  await server.runJobs();

  const mail = server.mails.at(-1);
  expect([mail?.to, mail?.text, mail?.html]).toEqual([
    'ayse@example.at',
    expect.stringContaining('üye listesinden'),
    expect.stringContaining('Datenschutzbehörde'),
  ]);
  expect(await db.selectFrom('agreements').selectAll().execute()).toEqual([]);
});
