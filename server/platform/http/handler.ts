import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ActedKind } from '../../../domain/shared/actedKinds.ts';
import { type Call, CONVERSATION, SESSION_ENDS_IN } from '../../../domain/shared/contract.ts';
import { Refusal } from '../../../domain/shared/refusal.ts';
import { type Actor, anonymous, type OfficeActor } from '../actor.ts';
import type { Change, Context } from '../context.ts';
import type { Log } from '../log.ts';
import { ask, inChange } from '../work.ts';
import { answerSchema } from './answers.ts';
import { accepts } from './compression.ts';
import { type CookieJar, cookieJar } from './cookies.ts';
import { readInput } from './input.ts';
import { isForeign } from './origin.ts';
import type { FileAnswer, Route, Visit } from './route.ts';
import { openUpload } from './upload.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Functions that the handler needs besides the context, and the server's own origin. */
export type HandlerSettings = {
  identify: (context: Context, cookies: CookieJar) => Promise<Actor>;
  /** The actor of a call that the office may make for a household; the header names the conversation (decision 94). */
  standIn: (context: Context, actor: Actor, conversation: unknown) => Promise<Actor>;
  /** Records what the office did for a household. */
  noteActed: (change: Change, kind: ActedKind) => Promise<void>;
  /** Locks what the call decides about, and refuses if a colleague has decided since the screen was loaded (decision 23). */
  lockDecisionSubject: (change: Change, call: Call, input: Record<string, unknown>) => Promise<void>;
  /** Notes what the office tried and was refused, so that the board reads it (decision 117). */
  noteRefused: (context: Context, refused: Refused) => Promise<void>;
  secureCookies: boolean;
  /** The one origin whose pages may write; if none is set, the address at which a request arrives. */
  ownOrigin: string | undefined;
};

/** A refusal of a call of the office, for itself or for a household. `input` is what the path and the body say, read or not. */
export type Refused = {
  call: Call;
  by: OfficeActor;
  actor: Actor;
  input: Record<string, unknown>;
  refusal: Refusal;
};

/** Mounts every route of the table: origin, session, access, parsing, the action in one transaction, the answer. */
export function mountRoutes(
  app: FastifyInstance,
  context: Context,
  routes: readonly Route[],
  settings: HandlerSettings,
): void {
  for (const route of routes) {
    const { call } = route;
    app.route({
      method: call.method,
      url: call.path,
      handler: async (request, reply) => {
        const answer = await context.traffic.answering(() => handle(context, route, settings, request, reply));
        if (call.answer === 'file') return sendFile(reply, told(context.log, request, answer as FileAnswer));
        if (call.answer === 'nothing') return reply.code(call.status).send();
        const isForEverybody = call.method === 'GET' && call.access === 'public';
        const send = isForEverybody && accepts(request, 'gzip') ? sendPacked : sendJson;
        return send(reply.code(call.status), call, answer);
      },
    });
  }
}

async function handle(
  context: Context,
  route: Route,
  settings: HandlerSettings,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { call } = route;
  if (call.method !== 'GET' && isForeign(request, settings.ownOrigin)) {
    throw new Refusal('foreign_origin', 'forbidden');
  }
  const cookies = cookieJar(request, reply, settings.secureCookies);
  const known = request.headers.cookie ? await settings.identify(context, cookies) : anonymous;
  tellSessionEnd(reply, known, context);
  const actor = call.onBehalf ? await settings.standIn(context, known, request.headers[CONVERSATION]) : known;
  request.actor = actor;
  try {
    return await answer(context, route, settings, { request, cookies, actor });
  } catch (error) {
    if (known.kind === 'office' && error instanceof Refusal) {
      const input = { ...(request.params as object), ...(isFields(request.body) ? request.body : {}) };
      await settings.noteRefused(context, { call, by: known, actor, input, refusal: error });
    }
    throw error;
  }
}

type Asked = { request: FastifyRequest; cookies: CookieJar; actor: Actor };

async function answer(
  context: Context,
  route: Route,
  settings: HandlerSettings,
  { request, cookies, actor }: Asked,
): Promise<unknown> {
  const { call } = route;
  checkAccess(call, actor);
  // set before any refusal: the sender sees the answer only after sending everything
  request.isUpload = call.upload === true;
  const input = readInput(call, request);
  const within = call.onBehalf ? noting(context, settings, call.onBehalf) : recording(context, call);
  if (route.kind === 'visit') return route.handle(openVisit(within, actor, cookies, request) as never, input as never);
  if (call.method === 'GET') return route.handle(ask(within, actor) as never, input as never);
  return inChange(within, actor, async (change) => {
    await settings.lockDecisionSubject(change, call, input);
    return route.handle(change as never, input as never);
  });
}

/** Within a call of the office only what its contract lists may be recorded. */
function recording(context: Context, { records }: Call): Context {
  if (records === undefined) return context;
  return { ...context, records: records === 'nothing' ? [] : records };
}

function noting(context: Context, { noteActed }: HandlerSettings, kind: ActedKind): Context {
  return { ...context, afterChange: (change) => noteActed(change, kind) };
}

function checkAccess({ access, beforeSecondFactor }: Call, actor: Actor): void {
  if (access === 'public') return;
  if (actor.kind === 'anonymous') throw new Refusal('unauthenticated', 'unauthenticated');
  if (access !== 'account' && actor.kind !== access) throw new Refusal('forbidden', 'forbidden');
  if (actor.kind === 'office' && actor.standing !== 'open' && !beforeSecondFactor) {
    throw new Refusal('second_factor_needed', 'forbidden');
  }
}

// in seconds from now, because members' devices may have wrong clocks
function tellSessionEnd(reply: FastifyReply, actor: Actor, { clock }: Context): void {
  if (!('session_ends_at' in actor) || !actor.session_ends_at) return;
  reply.header(SESSION_ENDS_IN, Math.floor((actor.session_ends_at.getTime() - clock.now().getTime()) / 1_000));
}

function openVisit(context: Context, actor: Actor, cookies: CookieJar, request: FastifyRequest): Visit {
  return {
    context,
    actor: actor as never,
    cookies,
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
    noteAccount: (id) => {
      request.account = id;
    },
    upload: () => openUpload(request),
  };
}

/** Compiled serialisers. Compiling costs more than a millisecond, so it waits for the first answer. */
const compiled = new WeakMap<Call, (answer: Fields) => string>();

type Fields = { [name: string]: unknown };

function textOf(call: Call, reply: FastifyReply, answer: Fields): string {
  const known = compiled.get(call);
  const toText = known ?? reply.compileSerializationSchema(answerSchema(call));
  if (!known) compiled.set(call, toText);
  return toText(answer);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** Serialised texts of cached answers: a cached answer is the same object again. */
const texts = new WeakMap<object, Buffer | undefined>();

function knownText(call: Call, reply: FastifyReply, answer: Fields): string | Buffer {
  const known = texts.get(answer);
  if (known) return known;
  const text = textOf(call, reply, answer);
  texts.set(answer, texts.has(answer) ? Buffer.from(text) : undefined);
  return text;
}

function sendJson(reply: FastifyReply, call: Call, answer: unknown) {
  if (!isFields(answer)) return reply.send(answer);
  return reply.type(JSON_TYPE).send(knownText(call, reply, answer));
}

/** Compressed texts of answers that are equal for everybody: the list of countries shrinks to a third. */
const packed = new WeakMap<object, Buffer>();
const WORTH_PACKING_BYTES = 4_096;

// Answers with members' data are not compressed: the size would reveal something about the content (BREACH).
function sendPacked(reply: FastifyReply, call: Call, answer: unknown) {
  if (!isFields(answer)) return reply.send(answer);
  const known = packed.get(answer);
  if (known) return sendBytes(reply, known);
  const text = knownText(call, reply, answer);
  if (text.length < WORTH_PACKING_BYTES) return reply.type(JSON_TYPE).send(text);
  const bytes = gzipSync(text, { level: 9 });
  packed.set(answer, bytes);
  return sendBytes(reply, bytes);
}

function sendBytes(reply: FastifyReply, gzipped: Buffer) {
  return reply.type(JSON_TYPE).header('content-encoding', 'gzip').header('vary', 'accept-encoding').send(gzipped);
}

/** Logs when a file breaks off: the client only sees the connection end, because the answer has begun. */
function told(log: Log, request: FastifyRequest, file: FileAnswer): FileAnswer {
  if (Buffer.isBuffer(file.content)) return file;
  file.content.once('error', (err) => {
    log.error(
      { err, request_id: request.id, route: request.routeOptions.url },
      'a file broke off while it was being sent',
    );
  });
  return file;
}

/** Sent as an attachment that the browser does not display, because somebody else has made it (D32). */
function sendFile(reply: FastifyReply, file: FileAnswer) {
  if (file.sizeBytes !== undefined) reply.header('content-length', file.sizeBytes);
  return reply
    .header('content-type', file.contentType)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeRfc5987(file.filename)}`)
    .header('cache-control', 'private, no-store')
    .send(file.content);
}

function encodeRfc5987(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}
