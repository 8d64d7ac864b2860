import { type LostMail, mailsContract } from '../../domain/mails/mails.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import type { MailData } from '../platform/mail/mailData.ts';
import '../notifications/notifications.tables.ts';
import '../platform/textMessages/textMessages.ts';
import type { TestClient } from './client.ts';
import type { TestServer } from './testServer.ts';

type Lost = Partial<MailData> & { effect_key?: string; recipient?: string };

let count = 0;

/** An abandoned mail, to a household if one is given. */
export async function aLostMail(
  { context, clock }: TestServer,
  household: { household_id: number; email: string } | undefined,
  { effect_key, recipient, ...said }: Lost = {},
): Promise<number> {
  count += 1;
  const mailData: MailData = {
    language: 'de',
    subject: 'Ihre Rechnung',
    greeting: '',
    paragraphs: [],
    closing: '',
    ...said,
  };
  const { id } = await context.db
    .insertInto('mails')
    .values({
      effect_key: effect_key ?? `lost/${count}`,
      recipient: recipient ?? household?.email ?? `nobody${count}@example.at`,
      household_id: household?.household_id ?? null,
      content: context.vault.seal(JSON.stringify(mailData)),
      created_at: clock.now(),
      abandoned_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A refused text message, to a household if one is given. */
export async function aLostTextMessage(
  { context, clock }: TestServer,
  { household_id, text = 'Bitte melden Sie sich an' }: { household_id?: number; text?: string } = {},
): Promise<number> {
  count += 1;
  const { id } = await context.db
    .insertInto('text_messages')
    .values({
      effect_key: `lost/${count}`,
      recipient: `+43664${1_000_000 + count}`,
      household_id: household_id ?? null,
      content: context.vault.seal(JSON.stringify({ language: 'de', text })),
      created_at: clock.now(),
      useful_until: clock.now(),
      abandoned_at: clock.now(),
      abandoned_because: 'refused',
      abandoned_error: 'the gateway answered 400',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** News with this title and text. */
export async function aNotification(
  server: TestServer,
  { household_id }: { household_id: number },
  title: string,
): Promise<number> {
  const { id } = await server.context.db
    .insertInto('notifications')
    .values({
      household_id,
      effect_key: 'trust/news',
      title,
      body_html: `<p>${title}</p>`,
      created_at: server.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The mails on the office's list to one of these addresses. */
export async function lostMailsTo(clerk: TestClient, ...recipients: string[]): Promise<LostMail[]> {
  const { abandoned_mails } = (await clerk.call(officeContract.getToDo)).body as ToDo;
  return abandoned_mails.filter(({ recipient }) => recipients.includes(recipient));
}

type MailDecision = { id: number; goes_to?: string; seen?: number | null };

export function sendMailAgain(clerk: TestClient, { id, ...sent }: MailDecision) {
  return clerk.call(mailsContract.sendMailAgain, { id: String(id), ...sent });
}

export function closeMail(clerk: TestClient, { id, ...sent }: Omit<MailDecision, 'goes_to'>) {
  return clerk.call(mailsContract.closeMail, { id: String(id), ...sent });
}
