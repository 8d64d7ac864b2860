import { type Answer, type Call, CONVERSATION, SESSION_ENDS_IN } from '../../../domain/shared/contract.ts';
import { recordSessionEnd } from '../session/sessionEnd.ts';
import { CallFailed, RETRY_AFTER, refusalOf, requestOf } from './call.ts';

/** Somewhat longer than the server's own timeout for a silent upload, so that its answer arrives first. */
const LONGEST_SILENCE_MS = 90_000;
/** From the last byte to the answer; long, because the server checks files one after the other. */
const LONGEST_WAIT_MS = 10 * 60_000;

export type Upload = {
  input: Record<string, unknown>;
  file: File;
  fields: Record<string, string>;
  /** A percentage, 0 to 100, of the bytes sent. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};

/**
 * Sends a file with progress, which fetch cannot report. It may take any time, and fails only if nothing moves for a
 * while. Cancelling rejects with the signal's reason.
 */
export function upload<C extends Call>(contractCall: C, { input, file, fields, onProgress, signal }: Upload) {
  return new Promise<Answer<C>>((resolve, reject) => {
    const form = new FormData();
    // the fields come first, so that the server knows what it is reading
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file);

    const request = new XMLHttpRequest();
    request.open(contractCall.method, requestOf(contractCall, input).url);
    request.withCredentials = true;
    request.setRequestHeader('accept', 'application/json');
    if (typeof input[CONVERSATION] === 'number') request.setRequestHeader(CONVERSATION, String(input[CONVERSATION]));
    const silenceTimeout = timeout(LONGEST_SILENCE_MS, () => request.abort());
    request.addEventListener('loadend', silenceTimeout.end);
    request.upload.addEventListener('load', () => silenceTimeout.renew(LONGEST_WAIT_MS));
    request.upload.addEventListener('progress', (event) => {
      silenceTimeout.renew(LONGEST_SILENCE_MS);
      if (event.lengthComputable) onProgress(Math.round((event.loaded / event.total) * 100));
    });
    request.addEventListener('load', () => {
      recordSessionEnd(request.getResponseHeader(SESSION_ENDS_IN));
      if (request.status >= 300) {
        const { status, statusText } = request;
        const retryAfter = request.getResponseHeader(RETRY_AFTER);
        return reject(refusalOf({ status, statusText, retryAfter }, request.responseText));
      }
      try {
        resolve(JSON.parse(request.responseText) as Answer<C>);
      } catch {
        // a foreign page in place of the answer
        reject(new CallFailed());
      }
    });
    request.addEventListener('error', () => reject(new CallFailed()));
    // browsers also abort on their own
    request.addEventListener('abort', () => reject(signal.aborted ? signal.reason : new CallFailed()));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

/** Calls `giveUp` unless it is renewed in time. */
function timeout(milliseconds: number, giveUp: () => void) {
  let timer = setTimeout(giveUp, milliseconds);
  const end = () => clearTimeout(timer);
  const renew = (longer: number) => {
    end();
    timer = setTimeout(giveUp, longer);
  };
  return { renew, end };
}
