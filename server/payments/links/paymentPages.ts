import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languages } from '../../../domain/shared/language.ts';
import { paymentPages } from '../../../domain/shared/paymentPages.ts';
import type { Context } from '../../platform/context.ts';
import { loggedRefusal, statusOf } from '../../platform/http/refusals.ts';
import { sendPlainPage } from '../../platform/pages/plainPage.ts';
import { lookAtPayment } from './paymentPage.reads.ts';
import { type PaymentPageOwner, paymentMessage, paymentPage } from './paymentPageContent.ts';

type WithQuery = { Querystring: Record<string, unknown> };
type Exchange = { owner: PaymentPageOwner; reply: FastifyReply };

/** The pages behind a link to an invoice, written by the server without scripts, for people without log-in (decision 63). */
export async function servePaymentPages(app: FastifyInstance, context: Context): Promise<void> {
  const { association } = context.settings;
  for (const language of languages) {
    const owner = { language, association };
    const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      answerFailure(error, { context, owner, request, reply });
    app.get<WithQuery>(paymentPages[language], { errorHandler }, async (request, reply) => {
      // the address lets in: no page that this one leads to may be told of it
      reply.header('referrer-policy', 'no-referrer');
      const { link } = request.query;
      const found = await lookAtPayment(context, link, request.ip);
      if (found === 'gone') return show(reply.code(404), paymentMessage(owner, 'gone'));
      if ('waitSeconds' in found) return showTooMany({ owner, reply }, found.waitSeconds);
      return show(reply, paymentPage(owner, found, `?link=${encodeURIComponent(String(link))}`));
    });
  }
}

function showTooMany({ owner, reply }: Exchange, waitSeconds: number) {
  reply.header('retry-after', String(waitSeconds)).code(429);
  return show(reply, paymentMessage(owner, 'tooMany'));
}

/** Never JSON: whatever goes wrong, the number to call is there. */
function answerFailure(
  error: unknown,
  { context, owner, request, reply }: Exchange & { context: Context; request: FastifyRequest },
) {
  const refusal = loggedRefusal(error, request, context.log);
  if (refusal?.retryAfterSeconds) reply.header('retry-after', String(refusal.retryAfterSeconds));
  return show(reply.code(refusal ? statusOf[refusal.kind] : 500), paymentMessage(owner, 'outage'));
}

function show(reply: FastifyReply, page: string) {
  return sendPlainPage(reply.header('x-robots-tag', 'noindex'), page);
}
