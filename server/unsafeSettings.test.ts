import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { KEYS } from './testing/processes/keys.ts';

const PRODUCTION = { NODE_ENV: 'production', ...KEYS };
const COUNTED = Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('hex');

test('random keys and an https address are accepted', () => {
  const { publicUrl } = readConfig({ ...PRODUCTION, PUBLIC_URL: 'https://portal.example.at/' });

  expect(publicUrl).toBe('https://portal.example.at');
});

test.each(['FILE_KEY', 'SESSION_SECRET'])('a %s that can be guessed stops the start of production', (name) => {
  const guessable = [
    '0'.repeat(64),
    'f'.repeat(64),
    'ab'.repeat(32),
    'deadbeef'.repeat(8),
    '0123456789abcdef'.repeat(4),
  ];
  for (const key of [...guessable, COUNTED, COUNTED.toUpperCase()]) {
    expect(() => readConfig({ ...PRODUCTION, [name]: key })).toThrow(
      `Setting ${name} is wrong: its newest key can be guessed`,
    );
  }
});

test('a guessable key may follow a random one, because it still opens what it encrypted', () => {
  const { fileKeys } = readConfig({ ...PRODUCTION, FILE_KEY: `${KEYS.FILE_KEY},${'0'.repeat(64)}` });

  expect(fileKeys).toHaveLength(2);
});

test('the same key for both stops the start of production, however it is written', () => {
  for (const key of [KEYS.FILE_KEY, KEYS.FILE_KEY.toUpperCase()]) {
    expect(() => readConfig({ ...PRODUCTION, SESSION_SECRET: key })).toThrow(
      'FILE_KEY and SESSION_SECRET are the same',
    );
  }
});

test.each([
  'http://portal.example.at',
  'http://portal.example.at:8080',
  'http://93.184.216.34',
  'http://[2001:db8::1]',
])('production does not start at %s', (address) => {
  expect(() => readConfig({ ...PRODUCTION, PUBLIC_URL: address })).toThrow(
    `Setting PUBLIC_URL is wrong: write https://${address.slice('http://'.length)}, because`,
  );
});

test.each(['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:8080', 'http://192.168.1.5', 'http://10.1.2.3'])(
  'production starts at %s, which only this machine or its own network reaches',
  (address) => {
    expect(readConfig({ ...PRODUCTION, PUBLIC_URL: address }).publicUrl).toBe(address);
  },
);

test.each(['/portal', '/member-ui/', '/?a=1', '/#top'])('an address with %s stops every start', (more) => {
  const wrong = 'Setting PUBLIC_URL is wrong: write https://portal.example.at, without';

  expect(() => readConfig({ ...KEYS, PUBLIC_URL: `https://portal.example.at${more}` })).toThrow(wrong);
  expect(() => readConfig({ ...KEYS, PUBLIC_URL: `https://a:b@portal.example.at` })).toThrow(wrong);
});
