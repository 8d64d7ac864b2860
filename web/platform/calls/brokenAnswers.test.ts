import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contract } from '../../../domain/shared/contract.ts';
import { refusalsDe } from '../../../texts/refusals.de.ts';
import { refusalWords } from '../forms/refusalWords.ts';
import { setRuntime } from '../start/runtime.ts';
import { loadTexts } from '../words.ts';
import { CallFailed, CallRefused, call, callFile } from './call.ts';
import { upload } from './upload.ts';

const { ask, file, send } = contract({
  ask: { method: 'GET', path: '/ask', summary: '', access: 'public', answer: 'file', status: 200 },
  file: { method: 'GET', path: '/file', summary: '', access: 'public', answer: 'file', status: 200 },
  send: { method: 'POST', path: '/send', summary: '', access: 'public', answer: 'file', status: 201 },
});

beforeEach(() => setRuntime({ api_base_url: '', build: 't', demo: false, association: {} as never }));
afterEach(() => vi.unstubAllGlobals());

/** The headers arrive, then the body breaks off. */
function breaksOff(status: number) {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"mess'));
      controller.error(new TypeError('network error'));
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
}

describe('an answer that breaks off counts as failed', () => {
  it.each([
    ['of a call', 200, () => call(ask)],
    ['of a file', 200, () => callFile(file, {})],
    ['that refuses', 409, () => call(ask)],
  ])('%s', async (_what, status, asked) => {
    breaksOff(status);

    await expect(asked()).rejects.toBeInstanceOf(CallFailed);
  });

  it('and so does a foreign page in place of the answer', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Wartung</h1>', { status: 200 }));

    await expect(call(ask)).rejects.toBeInstanceOf(CallFailed);
  });
});

// proves: error.message-order
describe('what a refusal says (spec §8)', () => {
  beforeAll(() => loadTexts('de'));

  it.each([
    ['the message', { message: 'forbidden', messages: ['x'] }, 'forbidden'],
    ['a message that is a list, one to a line', { message: ['Erstens', 'Zweitens'] }, 'Erstens\nZweitens'],
    ['a message of lists by field', { message: { email: ['Erstens'], phone: ['Zweitens'] } }, 'Erstens\nZweitens'],
    ['else the body', 'Kein Dienst', 'Kein Dienst'],
    ['else the body, which is a list', ['Erstens', 'Zweitens'], 'Erstens\nZweitens'],
    ['else the messages', { messages: ['Erstens', 'Zweitens'] }, 'Erstens\nZweitens'],
    ['else messages by field', { messages: { email: ['Erstens', 'Zweitens'] } }, 'Erstens\nZweitens'],
    ['else what is said of the fields', { errors: { email: ['Erstens'], phone: ['Zweitens'] } }, 'Erstens\nZweitens'],
    ['else the status in words', {}, 'I am a teapot'],
    ['else the status in words: nothing counts as none', { message: '', messages: [] }, 'I am a teapot'],
    ['else the status in words, for no body at all', null, 'I am a teapot'],
  ])('%s', async (_what, body, words) => {
    vi.stubGlobal('fetch', async () => Response.json(body, { status: 418, statusText: 'I am a teapot' }));

    const refused = await call(ask).catch((error: CallRefused) => error);

    expect(refusalWords(refused as CallRefused)).toBe(words === 'forbidden' ? refusalsDe.forbidden : words);
  });

  // departs: error.lookup
  it.each([
    ['12 Minuten', 720],
    ['1 Minute', 5],
    ['13 Minuten', 721],
    ['60 Minuten', 3_600],
    ['24 Stunden', 86_000],
  ])('after too many attempts, that one has to wait %s', async (words, seconds) => {
    const headers = { 'retry-after': String(seconds) };
    vi.stubGlobal('fetch', async () => Response.json({ message: 'too_many_requests' }, { status: 429, headers }));

    const refused = await call(ask).catch((error: CallRefused) => error);

    expect(refusalWords(refused as CallRefused)).toContain(`Bitte warten Sie ${words}.`);
  });
});

describe('an upload', () => {
  it('that is answered with a foreign page has failed', async () => {
    const { sent, answer } = anUpload();

    answer('load', { status: 200, responseText: '<h1>Wartung</h1>' });

    await expect(sent).rejects.toBeInstanceOf(CallFailed);
  });

  it.each(['error', 'abort'] as const)('that breaks off has failed: %s', async (how) => {
    const { sent, answer } = anUpload();

    answer(how, { status: 0, responseText: '' });

    await expect(sent).rejects.toBeInstanceOf(CallFailed);
  });

  it('that was cancelled is reported as cancelled and not as failed', async () => {
    const cancel = new AbortController();
    const { sent } = anUpload(cancel.signal);

    cancel.abort(new Error('cancelled'));

    await expect(sent).rejects.toThrow('cancelled');
  });

  describe('on a slow line', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('goes on for hours while bytes are sent, and fails once none was sent for 90 seconds', async () => {
      const { sent, request } = anUpload();
      const failed = vi.fn();
      sent.catch(failed);
      for (let minute = 0; minute < 180; minute += 1) {
        request.upload.dispatchEvent(new Event('progress'));
        await vi.advanceTimersByTimeAsync(60_000);
      }
      expect(failed).not.toHaveBeenCalled();

      await vi.advanceTimersByTimeAsync(31_000);

      await expect(sent).rejects.toBeInstanceOf(CallFailed);
    });

    it('waits longer for the answer once everything is sent', async () => {
      const { sent, request, answer } = anUpload();
      request.upload.dispatchEvent(new Event('progress'));
      request.upload.dispatchEvent(new Event('load'));
      await vi.advanceTimersByTimeAsync(9 * 60_000);

      answer('load', { status: 201, responseText: '{"id":7}' });

      expect(await sent).toEqual({ id: 7 });
    });
  });

  it('that is refused reports the refusal key', async () => {
    const { sent, answer } = anUpload();

    answer('load', { status: 415, responseText: '{"message":"incorrect_file_type"}' });

    await expect(sent).rejects.toMatchObject({ name: CallRefused.name, key: 'incorrect_file_type' });
  });
});

/** An upload in progress, and functions that end its request. */
function anUpload(signal = new AbortController().signal) {
  const request = new FakeRequest();
  vi.stubGlobal('XMLHttpRequest', function open() {
    return request;
  });
  const file = new File(['x'], 'x.pdf');
  const sent = upload(send, { input: {}, file, fields: {}, onProgress: () => undefined, signal });
  const answer = (how: 'load' | 'error' | 'abort', told: Pick<FakeRequest, 'status' | 'responseText'>) => {
    Object.assign(request, told);
    request.dispatchEvent(new Event(how));
    request.dispatchEvent(new Event('loadend'));
  };
  return { sent, request, answer };
}

class FakeRequest extends EventTarget {
  status = 0;
  statusText = '';
  responseText = '';
  withCredentials = false;
  readonly upload = new EventTarget();
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  send() {}
  abort() {
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }
}
