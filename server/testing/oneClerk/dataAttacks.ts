import { sql } from 'kysely';
import { listsContract } from '../../../domain/office/lists/lists.contract.ts';
import { aDeathCase } from '../deathBuilders.ts';
import { aDocument } from '../memberBuilders.ts';
import { STRANGE_IBAN } from '../refundBuilders.ts';
import { aWorld, idOf } from '../world.ts';
import { type Attack, done, refused, stateOf, type Thief, toldTo, waits } from './attack.ts';

const news = (data: string, household_id: number) => ({ title: 'Neues Konto', data, household_id });
const NEWS = '/api/v1/office/notifications';
/** The account as a reader copies it, and no pattern finds it easily. */
const inPieces = STRANGE_IBAN.split('').join('<b></b>');
const inGroups = STRANGE_IBAN.replaceAll(/(.{4})/g, '$1 ');

const circularAttack = (aim: string, more: object): Attack => ({
  aim,
  tries: async (thief) => ({ loot: toldTo(thief), steps: await thief.ready('POST /api/v1/office/circulars', more) }),
  shows: [waits('news')],
});

/** A text of a clerk that one household reads. */
const wordsAttack = (
  aim: string,
  tried: Attack['shows'][number],
  send: (thief: Thief, words: string) => Promise<() => Promise<unknown>>,
): Attack => ({
  aim,
  tries: async (thief) => {
    const steps = await send(thief, `Bitte zahlen Sie ab jetzt auf ${inGroups}.`);
    return { loot: toldTo(thief, thief.victim), steps };
  },
  shows: [tried],
});

export const dataAttacks: readonly Attack[] = [
  circularAttack('fees of all members on the thief’s account, by a letter', { text_de: `Auf ${inGroups}` }),
  circularAttack('the same over two lines of the letter', {
    text_tr: `${STRANGE_IBAN.slice(0, 9)}\n${STRANGE_IBAN.slice(9)}`,
  }),
  circularAttack('the same with letters that look alike', { text_de: STRANGE_IBAN.replace('AT', 'АТ') }),
  circularAttack('the same with a stroke between all digits', { text_de: STRANGE_IBAN.split('').join('-') }),
  circularAttack('the same in the subject', { subject_en: STRANGE_IBAN }),
  circularAttack('passwords of all members, by a copy of the portal', { text_en: 'Please log in at www.vefa.example' }),
  circularAttack('the same without www', { text_tr: 'Lütfen vefa-portal.com adresinden girin' }),
  {
    aim: 'a text that the second person has read, exchanged before they agree',
    tries: async (thief) => {
      const write = await thief.ready('POST /api/v1/office/circulars', { text_de: `Auf ${inGroups}` });
      const { body } = await write();
      const { id } = body as { id: number };
      return {
        loot: () => stateOf(thief.server, sql`select texts, chosen, state from circulars where id = ${id}`),
        steps: () => thief.post(`/api/v1/office/circulars/${id}/go-on`),
      };
    },
    shows: [waits('news'), refused('circular.gone_on', 'against_rule')],
  },
  wordsAttack(
    'one member after the other told it in pieces between elements',
    refused('news.sent', 'against_rule'),
    async (thief) => () => thief.post(NEWS, news(`<p>${inPieces}</p>`, thief.victim.household_id)),
  ),
  wordsAttack(
    'one member after the other told the thief’s account, by news',
    refused('news.sent', 'against_rule'),
    async (thief, words) => () => thief.post(NEWS, news(`<p>${words}</p>`, thief.victim.household_id)),
  ),
  wordsAttack(
    'the same in the text of an invoice',
    refused('invoice.made', 'against_rule'),
    async (thief, words) => () =>
      thief.post(`/api/v1/office/households/${thief.victim.household_id}/invoices`, { amount: 45, text: words }),
  ),
  wordsAttack(
    'the same as the reason why a document is refused',
    refused('document.refused', 'against_rule'),
    async (thief, reason) => {
      const id = await aDocument(thief.server, thief.victim.main_member_id);
      return () => thief.post(`/api/v1/office/documents/${id}/refuse`, { reason });
    },
  ),
  wordsAttack(
    'the same as the reason why a correction is refused',
    refused('change_request.refused', 'against_rule'),
    async (thief, reason) => {
      const id = await idOf(thief.victim, 'change_request');
      return () => thief.post(`/api/v1/office/change-requests/${id}/refuse`, { reason });
    },
  ),
  wordsAttack('the same as the reason of a refund', refused('refund.booked', 'against_rule'), async (thief, reason) => {
    await idOf(thief.victim, 'payment');
    const path = `/api/v1/office/households/${thief.victim.household_id}/refunds`;
    return () =>
      thief.post(path, { amount: 1, value_date: '11.01.2027', reason, recipient_iban: 'AT611904300234573201' });
  }),
  {
    aim: 'the same as the reason why an application is sent back',
    tries: async (thief) => {
      const applicant = await aWorld(thief.server, { status: 'waiting' });
      const path = `/api/v1/office/households/${applicant.household_id}/send-back`;
      return {
        loot: toldTo(thief, applicant),
        steps: () => thief.post(path, { reason: `Zahlen Sie zuerst auf ${inGroups}.` }),
      };
    },
    shows: [refused('household.sent_back', 'against_rule')],
  },
  {
    aim: 'money of a mourning family, by a step that their page shows',
    tries: async (thief) => {
      const id = await aDeathCase(thief.server, { state: 'accepted' });
      const step = { own_words: `Bitte 3.000 Euro auf ${STRANGE_IBAN}`, responsible: 'family', shown_to_family: true };
      return {
        loot: () => stateOf(thief.server, sql`select count(*) from death_case_steps where case_id = ${id}`),
        steps: () => thief.post(`/api/v1/office/deaths/${id}/steps`, { revision: 0, ...step }),
      };
    },
    shows: [refused('death_case.step_changed', 'against_rule')],
  },
  {
    aim: 'the list of all members as a file, in slices by language',
    tries: async (thief) => ({
      loot: async () => 'the file may be saved (decision 111); the board reads of each',
      steps: async () => {
        for (const language of ['de', 'tr', 'en']) {
          const { body } = await thief.client.call(listsContract.readHouseholds, { language });
          const { count: rows } = body as { count: number };
          await thief.client.call(listsContract.exportHouseholds, { language, format: 'csv', rows });
        }
      },
    }),
    shows: [done('list.exported')],
  },
  {
    aim: 'what the board reads of the thief',
    tries: async (thief) => ({
      loot: async () => (await thief.client.send('POST', listsContract.readAlone.path, {})).status,
      steps: () => thief.client.send('POST', listsContract.readAlone.path, {}),
    }),
    shows: [{ tried: 'board_page', outcome: 'not_allowed' }],
  },
  {
    aim: 'the record of what colleagues did, as a file',
    tries: async (thief) => ({
      loot: () => stateOf(thief.server, sql`select count(*) from audit_log where action = 'list.exported'`),
      steps: () => thief.client.send('POST', listsContract.exportRecord.path, { format: 'csv', rows: 1 }),
    }),
    shows: [refused('list.exported', 'not_allowed')],
  },
  {
    aim: 'the traces gone: a household erased',
    tries: async (thief) => ({
      loot: () => stateOf(thief.server, sql`select count(*) from households where erased_on is not null`),
      steps: await thief.ready('POST /api/v1/office/households/:id/erase'),
    }),
    shows: [refused('household.erased', 'not_allowed')],
  },
  {
    aim: 'the on-call night of a colleague, so that nobody else hears of a case',
    tries: async (thief) => ({
      loot: () => stateOf(thief.server, sql`select count(*) from on_call_shifts`),
      steps: await thief.ready('DELETE /api/v1/office/on-call/shifts/:id'),
    }),
    shows: [refused('on_call.removed', 'not_allowed')],
  },
];
