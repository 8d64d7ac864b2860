import { expect, test } from 'vitest';
import { readGatewaySettings } from './gatewaySettings.ts';

const SMS_URL = 'https://sms.example.at/messages';

test('without a URL no text messages are sent', () => {
  expect(readGatewaySettings({}, true)).toBeUndefined();
});

test.each([
  [{ SMS_SENDER: 'Vefa' }, 'Setting SMS_URL is missing: SMS_SENDER is set'],
  [
    { SMS_URL: 'http://sms.example.at' },
    'Setting SMS_URL is wrong: numbers and texts leave this machine by https only',
  ],
  [{ SMS_URL: 'https://a:%zz@sms.example.at' }, 'Setting SMS_URL is wrong: in user and password % is written as %25'],
  [
    { SMS_URL, SMS_HEADER: 'Bearer secret' },
    'Setting SMS_HEADER is wrong: it is written as Authorization: Bearer secret',
  ],
  [
    { SMS_URL, SMS_HEADER: 'A: b\r\nC: d' },
    'Setting SMS_HEADER is wrong: it is written as Authorization: Bearer secret',
  ],
  [{ SMS_URL, SMS_BODY: '{"to":"{to}"}' }, 'Setting SMS_BODY is wrong: it lacks {text}'],
  [{ SMS_URL, SMS_BODY: 'Body={text}' }, 'Setting SMS_BODY is wrong: it lacks {to} or {digits}'],
  [
    { SMS_URL, SMS_BODY: 'To={to}&Body={text}&From={from}' },
    'Setting SMS_BODY is wrong: it names {from}, and SMS_SENDER is missing',
  ],
])('%j stops the start with one line', (written, line) => {
  expect(() => readGatewaySettings(written, true)).toThrow(line);
});

test('a body that is not JSON stops the start as well', () => {
  expect(() => readGatewaySettings({ SMS_URL, SMS_BODY: '{"to":"{to}","text":"{text}"' }, true)).toThrow(
    'Setting SMS_BODY is wrong: ',
  );
});

test.each(['http://127.0.0.1:9/x', 'http://localhost/x', 'http://[::1]/x', SMS_URL])(
  '%s is taken in production',
  (url) => {
    expect(readGatewaySettings({ SMS_URL: url }, true)).toMatchObject({ url });
  },
);

test('user and password are removed from the URL', () => {
  expect(readGatewaySettings({ SMS_URL: 'https://a:b@sms.example.at/m' }, true)).toMatchObject({
    url: 'https://sms.example.at/m',
    headers: { authorization: 'Basic YTpi' },
  });
});
