import { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Refusal } from '../../../domain/shared/refusal.ts';
import type { Actor } from '../actor.ts';
import { accountOf, anonymous } from '../actor.ts';
import type { Log } from '../log.ts';
import { newRequestId } from '../secrets/tokens.ts';
import { answerError } from './refusals.ts';
import { secureHeaders } from './secureHeaders.ts';
import { endSlowBodies, type Stopwatch } from './slowBodies.ts';
import { answerUnreadable } from './unreadable.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
    /** The account, if it was not known from the session. */
    account: number | undefined;
    /** Its body is the file of an upload call: it may come slowly. */
    isUpload: boolean;
  }
}

const JSON_LIMIT_BYTES = 256 * 1024;
/** nginx writes this status for it; nobody receives it. */
const CLOSED_BY_SENDER = 499;

/** A web server with everything that applies to every answer: headers, cookies, errors, the log line. */
export async function createWebServer(
  log: Log,
  options: { trustProxies: string[]; secure: boolean; maxUploadBytes: number; stopwatch?: Stopwatch },
) {
  const app = Fastify({
    logger: false,
    genReqId: newRequestId,
    trustProxy: options.trustProxies.length > 0 ? options.trustProxies : false,
    bodyLimit: JSON_LIMIT_BYTES,
    // Node would end a slow upload that makes progress; `endSlowBodies` judges instead
    requestTimeout: 0,
    // requests during the closing are still served
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // a path that cannot be decoded is answered like any other bad request
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply, log),
    clientErrorHandler: answerUnreadable,
  });
  app.decorateRequest('actor');
  app.decorateRequest('account');
  app.decorateRequest('isUpload', false);
  app.addHook('onRequest', (request, reply, done) => {
    request.actor = anonymous;
    logIfAborted(log, request, reply);
    done();
  });
  endSlowBodies(app, options.stopwatch);
  await app.register(cookie);
  await app.register(multipart, {
    limits: { files: 1, fields: 10, fieldSize: 4_096, fileSize: options.maxUploadBytes + 1, parts: 11 },
    throwFileSizeLimit: false,
  });
  secureHeaders(app, options.secure);
  readJson(app);
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, log));
  app.setNotFoundHandler((request, reply) => answerError(new Refusal('not_found', 'missing'), request, reply, log));
  app.addHook('onResponse', (request, reply, done) => {
    takeTheRest(request);
    log.info(logLine(request, reply.statusCode, reply.elapsedTime), 'request');
    done();
  });
  return app;
}

/** A sender that hangs up before its answer gets a line as well: there is no response that would write one. */
function logIfAborted(log: Log, request: FastifyRequest, reply: FastifyReply): void {
  // tests inject requests without a network
  if (!(request.raw.socket instanceof Socket)) return;
  reply.raw.once('close', () => {
    if (reply.raw.writableFinished) return;
    log.info(logLine(request, CLOSED_BY_SENDER, reply.elapsedTime), 'request aborted');
  });
}

/** Reads the rest of an upload that was answered early: the sender would otherwise wait for somebody to read it. */
function takeTheRest({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  raw.unpipe();
  raw.resume();
}

// an empty body with a JSON content type counts as no body: programs send that with a bare POST
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
}

function logLine(request: FastifyRequest, status: number, elapsedMs: number) {
  return {
    request_id: request.id,
    method: request.method,
    route: request.routeOptions.url ?? 'unknown',
    status,
    ms: Math.round(elapsedMs * 10) / 10,
    account: request.account ?? accountOf(request.actor),
  };
}
