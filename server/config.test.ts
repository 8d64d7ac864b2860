import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const KEY = 'ab'.repeat(32);
const OLDER = 'cd'.repeat(32);
const keys = { FILE_KEY: KEY, SESSION_SECRET: KEY };
const bucket = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'papers',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
};

test('papers are kept in DATA_DIR, unless a bucket is set', () => {
  expect(readConfig(keys).s3).toBeUndefined();
  expect(readConfig({ ...keys, ...bucket, S3_FORCE_PATH_STYLE: '1' }).s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'papers',
    region: 'us-east-1',
    accessKey: 'key',
    secretKey: 'secret',
    pathStyle: true,
  });
});

test.each(Object.keys(bucket))('a bucket without %s stops the start with one line that names it', (name) => {
  expect(() => readConfig({ ...keys, ...bucket, [name]: '' })).toThrow(
    `Setting ${name} is missing: others that begin with S3_ are set`,
  );
});

test.each([' Mailinator.example, trash.example ,,', 'mailinator.example,TRASH.example'])(
  '%j denies two domains',
  (given) => {
    const { deniedEmailDomains } = readConfig({ ...keys, DENIED_EMAIL_DOMAINS: given });

    expect(deniedEmailDomains).toEqual(['mailinator.example', 'trash.example']);
  },
);

test('a key may be followed by older ones', () => {
  const { fileKeys } = readConfig({ ...keys, FILE_KEY: `${KEY},${OLDER}` });

  expect(fileKeys.map((key) => key.toString('hex'))).toEqual([KEY, OLDER]);
  expect(() => readConfig({ ...keys, FILE_KEY: `${KEY},` })).toThrow(
    'FILE_KEY is wrong: must be 64 hexadecimal digits',
  );
});

test.each([
  ['', []],
  ['127.0.0.1', ['127.0.0.1']],
  [' 127.0.0.1, 10.0.0.0/8 ,::1 ', ['127.0.0.1', '10.0.0.0/8', '::1']],
  ['fd00::/8', ['fd00::/8']],
])('the proxies %j are %j', (given, proxies) => {
  expect(readConfig({ ...keys, TRUST_PROXY: given }).trustProxies).toEqual(proxies);
});

test.each(['true', 'proxy.example', '1', '10.0.0.0/0', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/x'])(
  'the proxy %s stops the start with one line',
  (given) => {
    expect(() => readConfig({ ...keys, TRUST_PROXY: `127.0.0.1, ${given}` })).toThrow(
      `Setting TRUST_PROXY is wrong: ${given} is neither an address nor a network such as 10.0.0.0/8`,
    );
  },
);
