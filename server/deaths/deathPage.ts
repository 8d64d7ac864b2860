import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deathPages } from '../../domain/shared/deathPages.ts';
import { type Language, languages } from '../../domain/shared/language.ts';
import { Refusal } from '../../domain/shared/refusal.ts';
import { anonymous } from '../platform/actor.ts';
import { isForeign } from '../platform/http/origin.ts';
import { loggedRefusal, statusOf } from '../platform/http/refusals.ts';
import { allowPlainPage } from '../platform/http/secureHeaders.ts';
import type { Context } from '../platform/work.ts';
import {
  type CallBackForm,
  idempotencyKeyOf,
  isSignedCase,
  looksLikeMachine,
  newForm,
  readForm,
  requestIn,
  signCase,
  toSendAgain,
} from './callBackForm.ts';
import type { CallBackTrouble } from './callBackSection.ts';
import { receiveCallBack } from './callBacks.actions.ts';
import { deathPage, type FormView, sentPage } from './deathPageContent.ts';
import type { PageOwner } from './deathPageFrame.ts';
import { deathPageStyleHash } from './deathPageStyle.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Ten times what the fields of the form may hold. */
const MOST_FORM_BYTES = 32 * 1024;

type Settings = { ownOrigin: string | undefined };

/**
 * The public page about a death at the server's root, `/todesfall`, `/vefat` and `/death`: drawn here, without scripts,
 * for everybody. Showing it asks the database nothing, so that it works during an outage.
 */
export async function serveDeathPage(app: FastifyInstance, context: Context, settings: Settings): Promise<void> {
  await app.register(async (pages) => {
    pages.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: MOST_FORM_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    for (const language of languages) servePage(pages, context, { language, ...settings });
  });
}

function servePage(app: FastifyInstance, context: Context, { language, ownOrigin }: Settings & { language: Language }) {
  const { association, publicUrl, sessionSecrets } = context.settings;
  const owner: PageOwner = { language, association, publicUrl };
  const path = deathPages[language];

  app.get<{ Querystring: Record<string, unknown> }>(path, async (request, reply) => {
    const { case: number, key: signature } = request.query;
    if (typeof number !== 'string' || typeof signature !== 'string') return showForm(reply, owner, emptyForm());
    if (!isSignedCase({ number, signature }, sessionSecrets)) return reply.redirect(path);
    return sendPage(reply.header('x-robots-tag', 'noindex'), sentPage(owner, { number, search: searchOf(request) }));
  });
  // German nouns, and names on paper, begin with a capital letter
  app.get(`/${path[1]?.toUpperCase()}${path.slice(2)}`, async (_request, reply) => reply.redirect(path, 301));

  app.post(path, {
    errorHandler: (error, request, reply) => answerFailure(error, request, reply),
    handler: async (request, reply) => {
      if (isForeign(request, ownOrigin)) throw new Refusal('foreign_origin', 'forbidden');
      const form = readForm(typeof request.body === 'string' ? request.body : '');
      return receive(form, request, reply);
    },
  });

  function emptyForm(): FormView {
    return { form: newForm(sessionSecrets, context.clock.now(), language) };
  }

  async function receive(form: CallBackForm, request: FastifyRequest, reply: FastifyReply) {
    const again = toSendAgain(form, sessionSecrets, context.clock.now());
    const found = await requestIn(form);
    if (found.problems) return showForm(reply.code(422), owner, { form: again, problems: found.problems });
    if (looksLikeMachine(form, sessionSecrets, context.clock.now())) {
      return showForm(reply.code(422), owner, { form: again, trouble: 'machine' });
    }
    const idempotencyKey = idempotencyKeyOf(form, found.request);
    const callBack = { request: found.request, idempotencyKey, address: request.ip };
    try {
      const number = await receiveCallBack({ context, actor: anonymous }, callBack);
      return reply.redirect(`${path}?case=${number}&key=${signCase(number, sessionSecrets)}`, 303);
    } catch (error) {
      return answerFailure(error, request, reply, form);
    }
  }

  /** Never a false success, and never JSON: whatever goes wrong, the number to call is there. */
  function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply, form?: CallBackForm) {
    const refusal = loggedRefusal(error, request, context.log);
    if (refusal?.retryAfterSeconds) reply.header('retry-after', String(refusal.retryAfterSeconds));
    const view: FormView = form ? { form } : emptyForm();
    const trouble = troubleOf(refusal, form);
    return showForm(reply.code(refusal ? statusOf[refusal.kind] : 500), owner, { ...view, trouble });
  }
}

function troubleOf(refusal: Refusal | undefined, form: CallBackForm | undefined): CallBackTrouble {
  if (!form) return 'lost';
  return refusal?.kind === 'too_many' ? 'too_many' : 'outage';
}

function showForm(reply: FastifyReply, owner: PageOwner, view: FormView) {
  return sendPage(reply, deathPage(owner, view));
}

function sendPage(reply: FastifyReply, page: string) {
  allowPlainPage(reply, deathPageStyleHash);
  return reply.type('text/html; charset=utf-8').send(page);
}

function searchOf({ url }: FastifyRequest): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark);
}
