import type { OutgoingTextMessage } from './gatewayRequest.ts';
import type { GatewaySettings } from './gatewaySettings.ts';

export type TextMessenger = {
  /** Throws `TextMessageRefused` if another attempt is useless, any other error if it may help. */
  send(message: OutgoingTextMessage, signal?: AbortSignal): Promise<void>;
};

/** The gateway refuses this message permanently. */
export class TextMessageRefused extends Error {}

const TIMEOUT_MS = 15_000;
/** The most bytes of an answer that are read. */
const MOST_READ = 65_536;
/**
 * Errors about our account, our money, our settings or the moment, and not about the message: the operator can repair these, and
 * then the message is sent.
 */
const MAY_PASS = new Set([401, 402, 403, 404, 405, 407, 408, 421, 423, 425, 429]);

/**
 * Sends through the association's gateway, one POST per message. Answers are never stored, because gateways repeat number and
 * text. Redirects are not followed, because they would carry both elsewhere.
 */
export function httpTextMessenger(settings: GatewaySettings, timeoutMs = TIMEOUT_MS): TextMessenger {
  return {
    send: async (message, signal) => {
      const { contentType, body } = settings.body(message);
      const timeout = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(settings.url, {
        method: 'POST',
        redirect: 'manual',
        // a gateway that supports the IETF draft accepts a message once, even if an answer was lost
        headers: { ...settings.headers, 'content-type': contentType, 'idempotency-key': `"vefa-${message.id}"` },
        body,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      }).catch((error) => {
        throw new Error(`the gateway did not answer: ${causeOf(error)}`);
      });
      await judge(answer, settings.taken);
    },
  };
}

async function judge(answer: Response, taken: string | undefined): Promise<void> {
  const { status, ok } = answer;
  if (ok && (taken === undefined || (await beginningOf(answer)).includes(taken))) return leave(answer);
  await leave(answer);
  if (ok) throw new TextMessageRefused(`the gateway answered ${status} without what SMS_TAKEN names`);
  const said = `the gateway answered ${status}`;
  if (status >= 400 && status < 500 && !MAY_PASS.has(status)) throw new TextMessageRefused(said);
  throw new Error(said);
}

async function beginningOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of answer.body ?? []) {
    text += decoder.decode(bytes as Uint8Array, { stream: true });
    if (text.length >= MOST_READ) break;
  }
  return text.slice(0, MOST_READ);
}

/** Discards the rest of an answer. */
async function leave(answer: Response): Promise<void> {
  if (answer.body && !answer.body.locked) await answer.body.cancel().catch(alreadyGone);
}

function alreadyGone(): void {}

/** A code or the kind of an error, never its message, which may contain the URL with its secrets. */
function causeOf(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: string }; name?: string };
  return cause?.code ?? name ?? 'unknown';
}
