import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readToDo } from '../../office/toDo.reads.ts';
import { aMailServer, type Unwilling } from '../../testing/mailServer.ts';
import { anEffect } from '../../testing/post/effects.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import type { OfficeActor } from '../actor.ts';
import { openLog } from '../log.ts';
import { ask } from '../work.ts';
import type { MailData } from './mailData.ts';
import { smtpMailer } from './mailer.ts';
import { queueMail, sendMail } from './mailQueue.ts';
import { sweepMails } from './mailSweep.ts';

const mailData: MailData = { language: 'de', subject: 'x', greeting: 'x', paragraphs: [], closing: 'x' };
/** Longer than the mail's own job is retried. */
const RETRY_HOURS = 7;

let server: TestServer;
let box: Awaited<ReturnType<typeof aMailServer>>;
beforeAll(async () => {
  server = await startTestServer();
  box = await aMailServer();
  server.context.mailer = smtpMailer(box.url);
});
afterAll(async () => {
  await box.stop();
  await server.stop();
});

describe('a mail that is refused', () => {
  it.each<[number, string]>([
    [550, '5.1.1 no such user'],
    [550, '5.2.1 mailbox disabled'],
    [550, '5.1.10 the domain takes no mail'],
    [501, '5.1.3 bad recipient address syntax'],
    [550, 'unknown user'],
    [553, 'no such mailbox here'],
  ])('for its recipient with %i %s is given up at once, and stands on the office’s list', async (code, text) => {
    const { id, to } = await aMail();

    await refused({ code, text }, () => sendMail.run(server.context, { mail_id: id }));
    server.clock.moveMinutes(RETRY_HOURS * 60);
    await sweepMails.run(server.context, {});
    await server.runJobs();

    expect(box.received).not.toContain(to);
    expect(await abandonedRecipients()).toContain(to);
    expect(await causeOf(id)).toEqual(['refused', expect.stringContaining(`${code} ${text}`)]);
    expect((await causeOf(id))[1]).not.toContain(to);
  });

  it.each<[number, string]>([
    [450, '4.2.0 try again later'],
    [530, '5.7.0 authentication required'],
    [550, '5.7.1 sender address rejected'],
    [554, '5.7.1 relay access denied'],
    [550, 'relay not permitted'],
    [550, '5.1.8 sender domain not found'],
    [552, '5.2.2 mailbox full'],
  ])('for another reason, %i %s, is tried again and arrives', async (code, text) => {
    const { id, to } = await aMail();

    await refused({ code, text }, async () => {
      await expect(sendMail.run(server.context, { mail_id: id })).rejects.toThrow(String(code));
    });
    await sendMail.run(server.context, { mail_id: id });

    expect(box.received).toContain(to);
    expect(await abandonedRecipients()).not.toContain(to);
  });
});

it('log and queue state why a mail failed, and name no address', async () => {
  const { id, to } = await aMail();
  const lines: string[] = [];
  const log = openLog('error', { write: (line) => void lines.push(line) });

  await refused({ code: 451, text: `4.7.1 <${to}>: greylisted, try again later` }, async () => {
    await sendMail.run(server.context, { mail_id: id }).catch((err) => log.error({ err }));
  });

  expect(lines.join('')).toContain('greylisted, try again later');
  expect(lines.join('')).not.toContain(to);
});

it('after an address changed, a mail that was prepared for the old one is not sent there', async () => {
  const { id, to } = await aMail({ ...mailData, attachments: [{ kind: 'slow', id: 1 }] });
  const attachments = server.context.attachments;
  const slow = async () => {
    await server.context.db
      .updateTable('mails')
      .set({ recipient: `new-${to}` })
      .where('id', '=', id)
      .execute();
    return { filename: 'x.pdf', content: Buffer.alloc(1), contentType: 'application/pdf' };
  };
  server.context.attachments = { slow };

  await sendMail.run(server.context, { mail_id: id });
  const first = box.received.filter((address) => address.endsWith(to));
  server.context.attachments = {
    slow: async () => ({ filename: 'x.pdf', content: Buffer.alloc(1), contentType: 'x/y' }),
  };
  await sendMail.run(server.context, { mail_id: id });
  server.context.attachments = attachments;

  expect(first).toEqual([]);
  expect(box.received).toContain(`new-${to}`);
});

it('a mail that an earlier version wrote keeps its attachment', async () => {
  const earlier = { ...mailData, attachment: { kind: 'document', id: 7 } };
  const { id } = await aMail(earlier);
  const attachments = server.context.attachments;
  const made: number[] = [];
  server.context.attachments = {
    document: async (_ask, of) => {
      made.push(of);
      return { filename: 'x.pdf', content: Buffer.alloc(1), contentType: 'application/pdf' };
    },
  };

  await sendMail.run(server.context, { mail_id: id });
  server.context.attachments = attachments;

  expect(made).toEqual([7]);
});

describe('a mail that no mail server accepts', () => {
  it('is tried for a week, and is then on the office’s list', async () => {
    const { id, to } = await aMail();
    const unwilling = { code: 450, text: 'try again later' };

    server.clock.moveMinutes(7 * 24 * 60 - 1);
    await refused(unwilling, async () => {
      await expect(sendMail.run(server.context, { mail_id: id })).rejects.toThrow('450');
    });
    const early = await abandonedRecipients();
    server.clock.moveMinutes(1);
    await refused(unwilling, () => sendMail.run(server.context, { mail_id: id }));

    expect(early).not.toContain(to);
    expect(await abandonedRecipients()).toContain(to);
    expect(await causeOf(id)).toEqual(['too_old', expect.stringContaining('450 try again later')]);
  });

  it('or that cannot be rendered is abandoned after that week as well', async () => {
    const { id, to } = await aMail({ ...mailData, attachments: [{ kind: 'invoice_pdf', id: 4_711 }] });
    const send = () => sendMail.run(server.context, { mail_id: id });

    server.clock.moveMinutes(7 * 24 * 60 - 1);
    await expect(send()).rejects.toThrow('invoice_not_found');
    server.clock.moveMinutes(1);
    await send();

    expect(box.received).not.toContain(to);
    expect(await abandonedRecipients()).toContain(to);
    expect(await causeOf(id)).toEqual(['cannot_be_made', 'invoice_not_found']);
  });

  it('is sent as soon as one accepts it, however old it is', async () => {
    const { id, to } = await aMail();

    server.clock.moveDays(30);
    await sendMail.run(server.context, { mail_id: id });

    expect(box.received).toContain(to);
  });
});

it('keeps its priority when it is queued again', async () => {
  await aMail();
  const { id } = await aMail({ ...mailData, goesFirst: true });
  await aMail();

  server.clock.moveMinutes(RETRY_HOURS * 60);
  await sweepMails.run(server.context, {});

  const { rows } = await sql<{ mail_id: number }>`select (data->>'mail_id')::integer as mail_id from pgboss.job
    where name = ${sendMail.name} and priority > 0`.execute(server.context.db);
  expect(rows).toEqual([{ mail_id: id }]);
});

it('five hundred failing mails do not keep others waiting', async () => {
  const created_at = server.context.clock.now();
  await server.change(async ({ tx, vault }) => {
    const content = vault.seal(JSON.stringify(mailData));
    const rows = Array.from({ length: 501 }, (_none, index) => ({
      effect_key: `sweep/${index}`,
      recipient: `somebody${index}@example.at`,
      content,
      created_at,
      sent_at: null,
      abandoned_at: null,
    }));
    await tx.insertInto('mails').values(rows).execute();
  });

  server.clock.moveMinutes(RETRY_HOURS * 60);
  await sweepMails.run(server.context, {});

  const { rows } = await sql<{ recipient: string }>`select recipient from pgboss.job
    join mails on mails.id = (data->>'mail_id')::integer where name = ${sendMail.name}`.execute(server.context.db);
  expect(rows.map(({ recipient }) => recipient)).toContain('somebody500@example.at');
});

let mails = 0;

/** A mail whose own job has ended. */
async function aMail(written: MailData = mailData): Promise<{ id: number; to: string }> {
  mails += 1;
  const to = `somebody${mails}@example.at`;
  await server.change((change) => queueMail(change, anEffect(`test/${mails}`), to, written));
  await server.context.db.deleteFrom('pgboss.job' as never).execute();
  const { id } = await server.context.db
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', to)
    .executeTakeFirstOrThrow();
  return { id, to };
}

async function refused(unwilling: Unwilling, work: () => Promise<void>): Promise<void> {
  box.unwilling = unwilling;
  try {
    await work();
  } finally {
    box.unwilling = undefined;
  }
}

async function abandonedRecipients(): Promise<string[]> {
  const clerk: OfficeActor = {
    kind: 'office',
    role: 'clerk',
    account_id: 1,
    session_id: 0,
    language: 'de',
    standing: 'open',
  };
  const { abandoned_mails } = await readToDo(ask(server.context, clerk));
  return abandoned_mails.map(({ recipient }) => recipient);
}

/** The reason as shown to clerks, and the mail server's answer. */
async function causeOf(id: number): Promise<[string | null | undefined, string | null | undefined]> {
  const row = await server.context.db
    .selectFrom('mails')
    .select(['abandoned_because', 'abandoned_error'])
    .where('id', '=', id)
    .executeTakeFirst();
  return [row?.abandoned_because, row?.abandoned_error];
}
