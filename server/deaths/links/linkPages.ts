import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LinkKind } from '../../../domain/deaths/deathLinks.contract.ts';
import { familyPages, guestPages } from '../../../domain/shared/deathPages.ts';
import { type Language, languages } from '../../../domain/shared/language.ts';
import { Refusal } from '../../../domain/shared/refusal.ts';
import type { Change, Context } from '../../platform/context.ts';
import { isForeign } from '../../platform/http/origin.ts';
import { loggedRefusal, statusOf } from '../../platform/http/refusals.ts';
import { openUpload } from '../../platform/http/upload.ts';
import { acceptForms } from '../../platform/pages/forms.ts';
import { sendPlainPage } from '../../platform/pages/plainPage.ts';
import type { PageOwner } from '../page/deathPageFrame.ts';
import { publicSettings } from '../page/publicSettings.ts';
import { redirectTyped } from '../page/typedAddresses.ts';
import { readFamilyView } from './familyPage.reads.ts';
import { familyPage } from './familyPageContent.ts';
import { readGuestView } from './guestPage.reads.ts';
import { DOCUMENTS, guestPage } from './guestPageContent.ts';
import { codePage, earlyBurialPage, messagePage } from './linkMessages.ts';
import type { Opened } from './links.reads.ts';
import { look, receive, tick, tryCode } from './looks.actions.ts';

const MOST_FORM_BYTES = 4_096;

type Settings = { ownOrigin: string | undefined };
type OnePage = Settings & { context: Context; language: Language; kind: LinkKind; owner: () => Promise<PageOwner> };
type Exchange = { page: OnePage; request: FastifyRequest; reply: FastifyReply };

/** The pages behind a link of a case, drawn without scripts, for people who have no log-in. */
export async function serveLinkPages(app: FastifyInstance, context: Context, settings: Settings): Promise<void> {
  const { association, publicUrl } = context.settings;
  const ofTheBoard = publicSettings(context);
  await app.register(async (pages) => {
    acceptForms(pages, MOST_FORM_BYTES);
    for (const language of languages) {
      const owner = async () => ({ language, association, publicUrl, settings: await ofTheBoard() });
      serveFamily(pages, { ...settings, context, language, owner, kind: 'family' });
      serveUpload(pages, { ...settings, context, language, owner, kind: 'guest' });
      serveGuest(pages, { ...settings, context, language, owner, kind: 'guest' });
    }
  });
}

type WithQuery = { Querystring: Record<string, unknown> };

function serveFamily(app: FastifyInstance, page: OnePage): void {
  const path = familyPages[page.language];
  redirectTyped(app, path, page.language);
  app.get<WithQuery>(path, failing(page), async (request, reply) => {
    const { link } = request.query;
    if (link === undefined) return show(reply, codePage(await page.owner()));
    return showLink({ page, request, reply }, link, async ({ db }, { link: { expires_at }, row }, owner, search) =>
      familyPage(owner, await readFamilyView(db, row, expires_at), search),
    );
  });
  app.post(path, failing(page), async (request, reply) => {
    if (isForeign(request, page.ownOrigin)) throw new Refusal('foreign_origin', 'forbidden');
    return takeCode({ page, request, reply });
  });
}

function serveGuest(app: FastifyInstance, page: OnePage): void {
  const path = guestPages[page.language];
  redirectTyped(app, path, page.language);
  app.get<WithQuery>(path, failing(page), async (request, reply) =>
    showLink({ page, request, reply }, request.query.link, async ({ db }, { link, row }, owner, search) =>
      guestPage(owner, await readGuestView(db, row, link), search),
    ),
  );
  // no page of others can send it: the token in its address is what lets in, and no cookie does
  app.post<WithQuery>(path, failing(page), async (request, reply) => {
    const sent = { sent: request.query.link, address: request.ip };
    const undo = fieldOf(request, 'undo');
    const step = undo || fieldOf(request, 'step');
    const how = { isUndone: undo !== '', confirmed: fieldOf(request, 'sure') === 'yes' };
    const ticked = await tick(page.context, { ...sent, step, ...how });
    const exchange = { page, request, reply };
    if (ticked === 'gone') return showGone(exchange);
    if ('waitSeconds' in ticked) return showTooMany(exchange, ticked.waitSeconds);
    reply.header('referrer-policy', 'no-referrer');
    const { planned } = ticked.view;
    const search = searchOf(request.query.link);
    if (planned) return show(reply, earlyBurialPage(await page.owner(), { planned, step, search }));
    return reply.redirect(path + searchOf(request.query.link), 303);
  });
}

/** The bytes are read by the handler, which has checked the link before. */
function serveUpload(app: FastifyInstance, page: OnePage): void {
  const path = guestPages[page.language];
  const onRequest = (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    request.isUpload = true;
    done();
  };
  const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    answerFailure(error, { page, request, reply }, 'unfit');
  app.post<WithQuery>(path + DOCUMENTS, { onRequest, errorHandler }, async (request, reply) => {
    const { link } = request.query;
    const received = await receive(page.context, {
      sent: link,
      address: request.ip,
      upload: () => openUpload(request),
    });
    const exchange = { page, request, reply };
    if (received === 'gone') return showGone(exchange);
    if ('waitSeconds' in received) return showTooMany(exchange, received.waitSeconds);
    return reply.header('referrer-policy', 'no-referrer').redirect(path + searchOf(link), 303);
  });
}

function failing(page: OnePage) {
  return {
    errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      answerFailure(error, { page, request, reply }),
  };
}

type Draw = (change: Change, opened: Opened, owner: PageOwner, search: string) => Promise<string>;

async function showLink(exchange: Exchange, sent: unknown, draw: Draw) {
  const { page, request, reply } = exchange;
  const owner = await page.owner();
  // the address lets in: no page that this one leads to may be told of it
  reply.header('referrer-policy', 'no-referrer');
  const isHead = request.method === 'HEAD';
  const seen = { kind: page.kind, sent, address: request.ip, isHead };
  const found = await look(page.context, seen, (change, opened) => draw(change, opened, owner, searchOf(sent)));
  if (found === 'gone') return showGone(exchange);
  if ('waitSeconds' in found) return showTooMany(exchange, found.waitSeconds);
  return show(reply, found.view);
}

function searchOf(sent: unknown): string {
  return `?link=${encodeURIComponent(String(sent))}`;
}

function fieldOf({ body }: FastifyRequest, name: string): string {
  return new URLSearchParams(typeof body === 'string' ? body : '').get(name) ?? '';
}

async function showGone({ page, reply }: Exchange) {
  return show(reply.code(404), messagePage(await page.owner(), page.kind));
}

async function takeCode({ page, request, reply }: Exchange) {
  const typed = fieldOf(request, 'code');
  const tried = await tryCode(page.context, { typed, address: request.ip });
  if ('waitSeconds' in tried) {
    reply.header('retry-after', String(tried.waitSeconds)).code(429);
    return show(reply, codePage(await page.owner(), typed, 'tooMany'));
  }
  if (!tried.pass) return show(reply.code(422), codePage(await page.owner(), typed, 'wrong'));
  return reply
    .header('referrer-policy', 'no-referrer')
    .redirect(`${familyPages[page.language]}?link=${tried.pass}`, 303);
}

async function showTooMany({ page, reply }: Exchange, waitSeconds: number) {
  reply.header('retry-after', String(waitSeconds)).code(429);
  return show(reply, messagePage(await page.owner(), page.kind, 'tooMany'));
}

/** Never JSON: whatever goes wrong, the number to call is there. */
async function answerFailure(error: unknown, { page, request, reply }: Exchange, why: 'outage' | 'unfit' = 'outage') {
  const refusal = loggedRefusal(error, request, page.context.log);
  if (refusal?.key === 'too_many_requests')
    return showTooMany({ page, request, reply }, refusal.retryAfterSeconds ?? 0);
  return show(
    reply.code(refusal ? statusOf[refusal.kind] : 500),
    messagePage(await page.owner(), page.kind, refusal && refusal.kind !== 'unavailable' ? why : 'outage'),
  );
}

function show(reply: FastifyReply, page: string) {
  return sendPlainPage(reply.header('x-robots-tag', 'noindex'), page);
}
