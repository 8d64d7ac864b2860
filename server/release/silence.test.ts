import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunKindName } from '../../domain/runs/runs.contract.ts';
import { type EffectKey, type MessageKind, messageKinds } from '../../domain/shared/messageKinds.ts';
import { notify, notifyAll } from '../notifications/tell.actions.ts';
import { writeTo, writeToAll } from '../notifications/writing.actions.ts';
import { queueLetters } from '../platform/letters/letterQueue.ts';
import type { MailData } from '../platform/mail/mailData.ts';
import { postTextMessage } from '../platform/textMessages/textMessages.ts';
import { aHousehold } from '../testing/builders.ts';
import { outboxOf, silence } from '../testing/release/silenceBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Everything that may leave for a silent household, and why. Whatever is not here is held. */
const MAY_LEAVE: Partial<Record<MessageKind, string>> = {
  'accounts.link/': 'somebody asked for a link to a new password',
  'accounts.emailChange/': 'somebody typed another address, and has to confirm it',
  'accounts.emailNotice/': 'the former address learns of the change, and can undo it',
  'accounts.passwordChanged/': 'somebody changed the password',
  'accounts.secondFactor/': 'of staff',
  'registration.confirmation/': 'somebody registered, and has to confirm the address',
  'textCode/': 'somebody typed a number, and waits for its code',
  'counter.accountCode/': 'somebody asked the office for a code',
  'counter.accountOpened/': 'somebody used a code: the household must hear of it',
  'counter.invitation/': 'somebody asked the office for a code',
  'counter.joined/': 'somebody applied, and is in the former list',
  'counter.joinedLetter/': 'somebody else may have applied: the household must hear of it',
  'membership.decisionToCome/': 'something asked for takes effect, unless the household objects in time',
  'deaths.condolence/': 'a death',
  'deaths.closing/': 'a death',
  'deaths.correction/': 'a death',
  'deaths.representative/': 'a death',
  'health/': 'to the board',
  'onCall/': 'to who is on call',
  'staff/': 'to the board, and to who is invited to the office',
};

/** What each run, started for everybody, does for silent households. A new kind of run needs an entry. */
const RUNS: Record<
  RunKindName,
  'leaves them out' | 'passes the doors' | 'writes once they speak' | 'writes to nobody'
> = {
  'invoicing.yearly_run': 'leaves them out',
  'office.book_bank_lines': 'passes the doors',
  'post.fill_print': 'writes to nobody',
  'post.circular': 'leaves them out',
  'release.households': 'writes once they speak',
  'release.first_invoices': 'leaves them out',
  'membership.daily': 'leaves them out',
  'moving_in.dry_run': 'writes to nobody',
  'moving_in.run': 'writes to nobody',
  'moving_in.undo': 'writes to nobody',
  'moving_in.take_new': 'writes to nobody',
  'moving_in.proof': 'writes to nobody',
};

const kinds = Object.keys(messageKinds) as MessageKind[];

describe('the law', () => {
  it('only what is listed with a reason may leave for a silent household', () => {
    expect(kinds.filter((kind) => messageKinds[kind] !== 'held').sort()).toEqual(Object.keys(MAY_LEAVE).sort());
    expect(Object.keys(RUNS)).not.toEqual([]);
  });

  it.each(kinds)(
    '%s is stored for who speaks; for a silent household only if it may leave, on each way',
    async (kind) => {
      const [speaking, silent] = [await aHousehold(server), await aHousehold(server)];
      await silence(server, silent);
      await Promise.all([speaking, silent].map((one) => sendAll(one, kind)));

      expect(await outboxOf(server, speaking)).toHaveLength(ways.length);
      expect(await outboxOf(server, silent)).toHaveLength(kind in MAY_LEAVE ? ways.length : 0);
    },
  );

  it('every mail, letter, item of news and text message is stored by a door', () => {
    expect(placesThatStore()).toEqual([
      'server/notifications/notifications.writes.ts',
      'server/platform/letters/letterQueue.ts',
      'server/platform/mail/mailQueue.ts',
      'server/platform/textMessages/textMessages.ts',
    ]);
  });

  it('every invoice is stored by functions whose callers are known', () => {
    expect(callersOf(['insertDraft', 'insertOpened', 'insertByHand', 'insertContributions'])).toEqual([
      // draftInvoices: silent households get none
      'server/invoicing/billing.actions.ts',
      // by hand: refused
      'server/invoicing/byOffice/officeInvoices.actions.ts',
      // the yearly run: its query leaves silent households out
      'server/invoicing/contributions.actions.ts',
      // a correction, in place of an invoice that exists
      'server/invoicing/invoices.actions.ts',
      // what was owed when a household was taken over; it is silent then
      'server/invoicing/listedDebt.actions.ts',
    ]);
  });
});

type Household = Awaited<ReturnType<typeof aHousehold>>;
const said: MailData = { language: 'de', subject: 'x', greeting: 'x', paragraphs: ['x'], closing: 'x' };

/** The ways on which a message leaves: one and many, as mail, letter, news and text message. */
const ways = ['mail', 'mails', 'letter', 'letters', 'news', 'manyNews', 'text'] as const;

async function sendAll({ household_id, email }: Household, kind: MessageKind): Promise<void> {
  const key = (way: (typeof ways)[number]): EffectKey => `${kind}${household_id}/${way}`;
  const mailed = { household_id, email, channel: 'email' } as const;
  const mailData = () => said;
  const news = { household_id, title: 'x', html: 'x' };
  await server.change(async (change) => {
    await writeTo(change, { effectKey: key('mail'), to: mailed, mailData });
    await writeToAll(change, [{ effectKey: key('mails'), to: mailed, mailData }]);
    await queueLetters(change, [{ effectKey: key('letter'), household_id, mailData: said }]);
    await queueLetters(change, [{ effectKey: key('letters'), household_id, mailData: said }]);
    await notify(change, { ...news, effect_key: key('news') });
    await notifyAll(change, [{ ...news, effect_key: key('manyNews') }]);
    const text = { to: '+436641234567', language: 'de', text: 'x', usefulHours: 1, household_id } as const;
    await postTextMessage(change, key('text'), text);
  });
}

const root = join(import.meta.dirname, '../..');

/** The server's own files, without tests. */
function sources(): { path: string; text: string }[] {
  return readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .map((path) => `server/${path}`)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('server/testing/'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function placesThatStore(): string[] {
  const stores = /insert(?:Into\('| into )(?:mails|letters|notifications|text_messages)\b/;
  return sources()
    .flatMap(({ path, text }) => (stores.test(text) ? [path] : []))
    .sort();
}

function callersOf(names: readonly string[]): string[] {
  const calls = (text: string) => names.some((name) => text.includes(`${name}(`));
  return sources()
    .flatMap(({ path, text }) => (calls(text) && !path.endsWith('.writes.ts') ? [path] : []))
    .sort();
}
