import type { OutgoingTextMessage } from './gatewayRequest.ts';
import type { GatewaySettings } from './gatewaySettings.ts';

export type TextMessenger = {
  /** Throws `TextMessageRefused` where another try would be in vain, anything else where it may help. */
  send(message: OutgoingTextMessage, signal?: AbortSignal): Promise<void>;
};

/** The gateway says for good that it does not take this message. */
export class TextMessageRefused extends Error {}

const TIMEOUT_MS = 15_000;
/** More of an answer is never read. */
const MOST_READ = 65_536;
/**
 * About our access, our money, our settings or the moment, and not about the message: whoever runs the product can mend these,
 * and the message leaves then.
 */
const MAY_PASS = new Set([401, 402, 403, 404, 405, 407, 408, 421, 423, 425, 429]);

/**
 * Sends through the association's gateway, one POST for each message. An answer is never kept: gateways repeat number and words.
 * Redirects are not followed, as they would carry both elsewhere.
 */
export function httpTextMessenger(settings: GatewaySettings, timeoutMs = TIMEOUT_MS): TextMessenger {
  return {
    send: async (message, signal) => {
      const { contentType, body } = settings.body(message);
      const timeout = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(settings.url, {
        method: 'POST',
        redirect: 'manual',
        // a gateway that knows the IETF draft takes a message once, however often an answer was lost
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

/** What is left of an answer is not waited for. */
async function leave(answer: Response): Promise<void> {
  if (answer.body && !answer.body.locked) await answer.body.cancel().catch(alreadyGone);
}

function alreadyGone(): void {}

/** A code or a kind of error, never the words of one: they may name the address with its secrets. */
function causeOf(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: string }; name?: string };
  return cause?.code ?? name ?? 'unknown';
}
