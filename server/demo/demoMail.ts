import type { FastifyInstance, FastifyReply } from 'fastify';
import PostalMime, { type Email } from 'postal-mime';
import { Refusal } from '../../domain/shared/refusal.ts';
import type { Context } from '../platform/context.ts';
import { allowPage } from '../platform/http/secureHeaders.ts';
import { listHeldMails, sendHeldNow } from '../platform/mail/heldMails.ts';
import { keptMail, keptMails } from '../platform/mail/mailer.ts';
import { readMailData } from '../platform/mail/mailQueue.ts';
import { acceptForms } from '../platform/pages/forms.ts';
import { listPage, mailPage, type WaitingMail } from './mailPages.ts';

const MAILS_SHOWN = 200;

const MOST_FORM_BYTES = 1_000;

type WaitingParams = { Params: { id: string } };
type MailParams = { Params: { name: string } };
type AttachmentParams = { Params: { name: string; index: string } };

/** Without a mail server the demo's mails can be read at `/demo/mail`, newest first (D34, D46). */
export function serveDemoMail(app: FastifyInstance, folder: string, context: Context): void {
  app.get('/demo/mail', async (_request, reply) => {
    const mails = await keptMails(folder, MAILS_SHOWN);
    const listed = await Promise.all(mails.map(async ({ name, source }) => ({ name, mail: await read(source) })));
    const waiting = await waitingMails(context);
    return sendPage(reply, (nonce) => listPage({ listed, waiting }, nonce));
  });
  app.register(async (pages) => {
    acceptForms(pages, MOST_FORM_BYTES);
    pages.post<WaitingParams>('/demo/mail/waiting/:id/send', async ({ params: { id } }, reply) => {
      if (/^[0-9]{1,9}$/.test(id)) await sendHeldNow(context, Number(id));
      return reply.redirect('/demo/mail', 303);
    });
  });
  app.get<MailParams>('/demo/mail/:name', async (request, reply) => {
    const mail = await getMail(folder, request.params.name);
    return sendPage(reply, (nonce) => mailPage(request.params.name, mail, nonce));
  });
  app.get<AttachmentParams>('/demo/mail/:name/attachment/:index', async (request, reply) => {
    const mail = await getMail(folder, request.params.name);
    const attachment = mail.attachments[Number(request.params.index)];
    if (!attachment) throw notThere();
    const filename = encodeURIComponent(attachment.filename ?? 'attachment');
    return reply
      .type(attachment.mimeType)
      .header('content-disposition', `attachment; filename*=UTF-8''${filename}`)
      .send(bytesOf(attachment.content));
  });
}

/** Mails that wait because a clerk may still undo the booking that caused them (decision 77). */
async function waitingMails({ db, clock, vault }: Context): Promise<WaitingMail[]> {
  const held = await listHeldMails(db, clock.now(), MAILS_SHOWN);
  return held.map(({ id, recipient, content, leaves_at }) => ({
    id,
    recipient,
    leaves_at,
    subject: readMailData(vault, content)?.subject ?? '',
  }));
}

async function getMail(folder: string, name: string): Promise<Email> {
  const source = await keptMail(folder, name);
  if (!source) throw notThere();
  return read(source);
}

function read(source: Buffer): Promise<Email> {
  return PostalMime.parse(source);
}

function bytesOf(content: ArrayBuffer | Uint8Array | string): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
}

function sendPage(reply: FastifyReply, page: (nonce: string) => string) {
  return reply.type('text/html; charset=utf-8').send(page(allowPage(reply)));
}

function notThere(): Refusal {
  return new Refusal('not_found', 'missing');
}
