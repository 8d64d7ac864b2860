import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LinkKind } from '../../../domain/deaths/deathLinks.contract.ts';
import { familyPages } from '../../../domain/shared/deathPages.ts';
import { type Language, languages } from '../../../domain/shared/language.ts';
import { Refusal } from '../../../domain/shared/refusal.ts';
import { isForeign } from '../../platform/http/origin.ts';
import { loggedRefusal, statusOf } from '../../platform/http/refusals.ts';
import { allowPlainPage } from '../../platform/http/secureHeaders.ts';
import type { Change, Context } from '../../platform/work.ts';
import type { PageOwner } from '../page/deathPageFrame.ts';
import { deathPageStyleHash } from '../page/deathPageStyle.ts';
import { publicSettings } from '../page/publicSettings.ts';
import { readFamilyView } from './familyPage.reads.ts';
import { familyPage } from './familyPageContent.ts';
import { codePage, messagePage, pathsOf } from './linkMessages.ts';
import type { Opened } from './links.reads.ts';
import { look, tryCode } from './looks.actions.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const MOST_FORM_BYTES = 4_096;

type Settings = { ownOrigin: string | undefined };
type OnePage = Settings & { context: Context; language: Language; kind: LinkKind; owner: () => Promise<PageOwner> };
type Exchange = { page: OnePage; request: FastifyRequest; reply: FastifyReply };

/** The pages behind a link of a case, drawn without scripts, for people who have no log-in. */
export async function serveLinkPages(app: FastifyInstance, context: Context, settings: Settings): Promise<void> {
  const { association, publicUrl } = context.settings;
  const ofTheBoard = publicSettings(context);
  await app.register(async (pages) => {
    pages.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: MOST_FORM_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    for (const language of languages) {
      const owner = async () => ({ language, association, publicUrl, settings: await ofTheBoard() });
      serveFamily(pages, { ...settings, context, language, owner, kind: 'family' });
    }
  });
}

function serveFamily(app: FastifyInstance, page: OnePage): void {
  const path = pathsOf[page.kind][page.language];
  const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    answerFailure(error, { page, request, reply });
  app.get<{ Querystring: Record<string, unknown> }>(path, { errorHandler }, async (request, reply) => {
    const { link } = request.query;
    if (link === undefined) return show(reply, codePage(await page.owner()));
    return showLink({ page, request, reply }, link);
  });
  app.post(path, { errorHandler }, async (request, reply) => {
    if (isForeign(request, page.ownOrigin)) throw new Refusal('foreign_origin', 'forbidden');
    return takeCode({ page, request, reply });
  });
}

async function showLink({ page, request, reply }: Exchange, sent: unknown) {
  const { context, kind } = page;
  const owner = await page.owner();
  // the address lets in: no page that this one leads to may be told of it
  reply.header('referrer-policy', 'no-referrer');
  const found = await look(context, { kind, sent, address: request.ip }, familyView);
  if (found === 'gone') return show(reply.code(404), messagePage(owner, kind));
  if ('waitSeconds' in found) return showTooMany({ page, request, reply }, found.waitSeconds);
  return show(reply, familyPage(owner, found.view, `?link=${encodeURIComponent(String(sent))}`));
}

function familyView({ db }: Change, { link, row }: Opened) {
  return readFamilyView(db, row, link.expires_at);
}

async function takeCode({ page, request, reply }: Exchange) {
  const typed = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('code') ?? '';
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
async function answerFailure(error: unknown, { page, request, reply }: Exchange) {
  const refusal = loggedRefusal(error, request, page.context.log);
  return show(reply.code(refusal ? statusOf[refusal.kind] : 500), messagePage(await page.owner(), page.kind, 'outage'));
}

function show(reply: FastifyReply, page: string) {
  allowPlainPage(reply, deathPageStyleHash);
  return reply.header('x-robots-tag', 'noindex').type('text/html; charset=utf-8').send(page);
}
