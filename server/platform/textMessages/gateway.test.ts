import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answering, aTextGateway } from '../../testing/onCall/textGateway.ts';
import { httpTextMessenger, TextMessageRefused } from './gateway.ts';
import { readGatewaySettings } from './gatewaySettings.ts';

const message = { id: 7, to: '+436641234567', text: 'Grüße "aus" Wien, {to} & mehr' };

let gateway: Awaited<ReturnType<typeof aTextGateway>>;
beforeEach(async () => {
  gateway = await aTextGateway();
});
afterEach(() => gateway.stop());

describe('a message is one POST', () => {
  test('of JSON with number, words and sender, and a key that is the same for every try', async () => {
    await messenger({ SMS_SENDER: 'Vefa', SMS_HEADER: 'Authorization: Bearer secret' }).send(message);

    expect(gateway.received).toMatchObject([
      {
        method: 'POST',
        url: '/messages',
        headers: {
          authorization: 'Bearer secret',
          'content-type': 'application/json',
          'idempotency-key': '"vefa-7"',
        },
      },
    ]);
    expect(JSON.parse(gateway.received[0]?.body ?? '')).toEqual({ to: message.to, text: message.text, from: 'Vefa' });
  });

  test('of a form, with user and password', async () => {
    const url = gateway.url.replace('http://', 'http://AC1:p%40ss@');
    await messenger({ SMS_URL: url, SMS_SENDER: 'Vefa', SMS_BODY: 'To={to}&From={from}&Body={text}' }).send(message);

    const [{ headers, body } = { headers: {}, body: '' }] = gateway.received;
    expect(headers).toMatchObject({
      authorization: `Basic ${Buffer.from('AC1:p@ss').toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({ To: message.to, From: 'Vefa', Body: message.text });
  });

  test('of nested JSON with a list, the number without its plus', async () => {
    const SMS_BODY =
      '{"messageContent":"{text}","recipientAddressList":["{digits}"],"clientMessageId":"vefa {id}","test":false}';
    await messenger({ SMS_BODY, SMS_HEADER: 'X-Api-Key: secret' }).send(message);

    expect(gateway.received[0]?.headers).toMatchObject({ 'x-api-key': 'secret' });
    expect(JSON.parse(gateway.received[0]?.body ?? '')).toEqual({
      messageContent: message.text,
      recipientAddressList: ['436641234567'],
      clientMessageId: 'vefa 7',
      test: false,
    });
  });
});

describe('by the gateway’s answer', () => {
  test.each([200, 201, 202, 204])('%i: it was accepted', async (status) => {
    gateway.answers = answering(status);

    await expect(messenger().send(message)).resolves.toBeUndefined();
  });

  test.each([400, 406, 410, 413, 422, 451])('%i: it is refused permanently', async (status) => {
    gateway.answers = answering(status, JSON.stringify(message));

    await expect(messenger().send(message)).rejects.toThrow(TextMessageRefused);
  });

  test.each([301, 302, 307, 401, 402, 403, 404, 408, 429, 500, 502, 503])(
    '%i: it is retried, and no redirect is followed',
    async (status) => {
      gateway.answers = answering(status, JSON.stringify(message), { location: gateway.url });

      const error = await errorOf(messenger().send(message));

      expect(error).not.toBeInstanceOf(TextMessageRefused);
      expect(error.message).toBe(`the gateway answered ${status}`);
      expect(gateway.received).toHaveLength(1);
    },
  );

  test.each([
    ['{"success":"100"}', 'taken'],
    [`${' '.repeat(70_000)}"success":"100"`, 'refused'],
    ['{"success":"900"}', 'refused'],
    ['', 'refused'],
  ])('where SMS_TAKEN is set, the beginning of the answer counts (%#)', async (body, outcome) => {
    gateway.answers = answering(200, body);
    const sending = messenger({ SMS_TAKEN: '"success":"100"' }).send(message);

    if (outcome === 'taken') await sending;
    else await expect(sending).rejects.toThrow(TextMessageRefused);
  });

  test('an endless answer is not read to its end', async () => {
    gateway.answers = (response) => {
      const chunk = Buffer.alloc(16_384, 'x');
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.writeHead(200).on('drain', more);
      more();
    };

    await messenger().send(message);
    await expect(messenger({ SMS_TAKEN: 'never' }).send(message)).rejects.toThrow(TextMessageRefused);
  });

  test('an answer that does not come is given up after the limit, and the message is retried', async () => {
    gateway.answers = () => {};

    expect((await errorOf(messenger({}, 50).send(message))).message).toBe('the gateway did not answer: TimeoutError');
  });

  test('an answer that breaks off leads to a retry', async () => {
    gateway.answers = (_response, request) => void request.socket.destroy();

    expect(await errorOf(messenger().send(message))).not.toBeInstanceOf(TextMessageRefused);
  });

  test('an unreachable gateway leads to a retry, and neither message nor credentials are logged', async () => {
    await gateway.stop();
    const url = gateway.url.replace('http://', 'http://user:secret@');
    const error = await errorOf(messenger({ SMS_URL: url }).send(message));
    gateway = await aTextGateway();

    expect(error.message).toBe('the gateway did not answer: ECONNREFUSED');
  });
});

function messenger(written: Record<string, string> = {}, timeoutMs?: number) {
  const settings = readGatewaySettings({ SMS_URL: gateway.url, ...written }, false);
  if (!settings) throw new Error('no gateway');
  return httpTextMessenger(settings, timeoutMs);
}

async function errorOf(sending: Promise<void>): Promise<Error> {
  return sending.then(
    () => new Error('it was sent'),
    (error: Error) => error,
  );
}
