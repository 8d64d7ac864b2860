import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deathPages } from '../../../domain/shared/deathPages.ts';
import { type Language, languages } from '../../../domain/shared/language.ts';
import { Refusal } from '../../../domain/shared/refusal.ts';
import { anonymous } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { isForeign } from '../../platform/http/origin.ts';
import { loggedRefusal, statusOf } from '../../platform/http/refusals.ts';
import { acceptForms } from '../../platform/pages/forms.ts';
import { sendPlainPage } from '../../platform/pages/plainPage.ts';
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
import { publicSettings } from './publicSettings.ts';
import { redirectTyped } from './typedAddresses.ts';

/** Ten times the size of the form's fields. */
const MOST_FORM_BYTES = 32 * 1024;

type Settings = { ownOrigin: string | undefined };

/** The page in one language. */
type OnePage = Settings & { context: Context; language: Language; owner: () => Promise<PageOwner> };

/**
 * The public page about a death at the server's root, `/todesfall`, `/vefat` and `/death`: rendered by the server, without
 * scripts. It is shown during a database outage as well.
 */
export async function serveDeathPage(app: FastifyInstance, context: Context, settings: Settings): Promise<void> {
  const { association, publicUrl } = context.settings;
  const ofTheBoard = publicSettings(context);
  await app.register(async (pages) => {
    acceptForms(pages, MOST_FORM_BYTES);
    for (const language of languages) {
      const owner = async () => ({ language, association, publicUrl, settings: await ofTheBoard() });
      servePage(pages, { ...settings, context, language, owner });
    }
  });
}

function servePage(app: FastifyInstance, page: OnePage): void {
  const { sessionSecrets } = page.context.settings;
  const path = deathPages[page.language];

  app.get<{ Querystring: Record<string, unknown> }>(path, async (request, reply) => {
    const { case: number, key: signature } = request.query;
    if (typeof number !== 'string' || typeof signature !== 'string') {
      // holds nothing of anybody: a browser may keep it, so that going back brings back what was typed
      return show(reply.header('cache-control', 'private, no-cache'), page, emptyForm(page));
    }
    if (!isSignedCase({ number, signature }, sessionSecrets)) return reply.redirect(path);
    const sent = sentPage(await page.owner(), { number, search: searchOf(request) });
    return sendPlainPage(reply.header('x-robots-tag', 'noindex'), sent);
  });
  redirectTyped(app, path, page.language);

  app.post(path, {
    errorHandler: (error, request, reply) => answerFailure(error, { page, request, reply }),
    handler: async (request, reply) => {
      if (isForeign(request, page.ownOrigin)) throw new Refusal('foreign_origin', 'forbidden');
      const form = readForm(typeof request.body === 'string' ? request.body : '');
      return receive(form, { page, request, reply });
    },
  });
}

type Exchange = { page: OnePage; request: FastifyRequest; reply: FastifyReply };

async function receive(form: CallBackForm, exchange: Exchange) {
  const { page, request, reply } = exchange;
  const { context, language } = page;
  const { sessionSecrets } = context.settings;
  const again = toSendAgain(form, sessionSecrets, context.clock.now());
  const found = await requestIn(form);
  if (found.problems) return show(reply.code(422), page, { form: again, problems: found.problems });
  if (looksLikeMachine(form, sessionSecrets, context.clock.now())) {
    return show(reply.code(422), page, { form: again, trouble: 'machine' });
  }
  const idempotencyKey = idempotencyKeyOf(form, found.request);
  const callBack = { request: found.request, idempotencyKey, address: request.ip };
  try {
    const number = await receiveCallBack({ context, actor: anonymous }, callBack);
    return reply.redirect(`${deathPages[language]}?case=${number}&key=${signCase(number, sessionSecrets)}`, 303);
  } catch (error) {
    return answerFailure(error, exchange, form);
  }
}

/** Never reports a false success, and never answers JSON: whatever fails, the phone number is shown. */
function answerFailure(error: unknown, { page, request, reply }: Exchange, form?: CallBackForm) {
  const refusal = loggedRefusal(error, request, page.context.log);
  if (refusal?.retryAfterSeconds) reply.header('retry-after', String(refusal.retryAfterSeconds));
  const view: FormView = form ? { form } : emptyForm(page);
  const trouble = troubleOf(refusal, form);
  return show(reply.code(refusal ? statusOf[refusal.kind] : 500), page, { ...view, trouble });
}

function troubleOf(refusal: Refusal | undefined, form: CallBackForm | undefined): CallBackTrouble {
  if (!form) return 'lost';
  return refusal?.kind === 'too_many' ? 'too_many' : 'outage';
}

function emptyForm({ context, language }: OnePage): FormView {
  return { form: newForm(context.settings.sessionSecrets, context.clock.now(), language) };
}

async function show(reply: FastifyReply, { owner }: OnePage, view: FormView) {
  return sendPlainPage(reply, deathPage(await owner(), view));
}

function searchOf({ url }: FastifyRequest): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark);
}
