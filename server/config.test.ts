import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { removeTemporaryFolder, temporaryFolder } from './testing/processes/temporaryFolder.ts';

const KEY = 'ab'.repeat(32);
const OLDER = 'cd'.repeat(32);
const keys = { FILE_KEY: KEY, SESSION_SECRET: KEY };
const bucket = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'documents',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
};

test('documents are stored in DATA_DIR, unless a bucket is set', () => {
  expect(readConfig(keys).s3).toBeUndefined();
  expect(readConfig({ ...keys, ...bucket, S3_FORCE_PATH_STYLE: '1' }).s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'documents',
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

test('text messages are sent only if a gateway is set, and incomplete settings stop the start', () => {
  expect(readConfig(keys).textMessageGateway).toBeUndefined();
  expect(readConfig({ ...keys, SMS_URL: 'https://sms.example.at' }).textMessageGateway).toMatchObject({
    url: 'https://sms.example.at/',
  });
  expect(() => readConfig({ ...keys, SMS_SENDER: 'Vefa' })).toThrow('Setting SMS_URL is missing: SMS_SENDER is set');
  expect(() => readConfig({ ...keys, SMS_URL: 'ftp://sms.example.at' })).toThrow('Setting SMS_URL is wrong');
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

test.each([
  ['PUBLIC_URL', 'portal.example.at', 'https://portal.example.at'],
  [
    'DATABASE_URL',
    'mysql://vefa:secret@127.0.0.1/vefa',
    'postgresql://vefa:secret@127.0.0.1:5432/vefa, and in a password % is %25, / is %2F, @ is %40, # is %23, ? is %3F',
  ],
  [
    'DATABASE_URL',
    'postgresql://vefa:a/b@127.0.0.1/vefa',
    'postgresql://vefa:secret@127.0.0.1:5432/vefa, and in a password % is %25, ',
  ],
  ['SMTP_URL', 'mail.example.at', 'smtps://vefa:secret@mail.example.at, and in a password % is %25, '],
  ['S3_ENDPOINT', 's3.example.at', 'https://s3.example.at'],
])('%s as %s stops the start with one line that shows how it is written', (name, given, like) => {
  expect(() => readConfig({ ...keys, [name]: given })).toThrow(`Setting ${name} is wrong: it is written as ${like}`);
});

test('warns of keys that lie beside the data of a public portal, and of a missing proxy and mail server', () => {
  const folder = temporaryFolder('vefa-config');
  const post = { SMTP_URL: 'smtps://mail.example.at' };
  const of = (env: Record<string, string>) => readConfig({ DATA_DIR: folder, ...post, ...env }).warnings;

  const proxy = { TRUST_PROXY: '127.0.0.1' };
  expect(of({ PUBLIC_URL: 'https://portal.example.at', ...proxy })).toEqual([
    `FILE_KEY lies beside the data, in ${folder}/keys: a copy of one is a copy of both. Set it, and keep it elsewhere`,
  ]);
  expect(of({})).toEqual([]);
  expect(of({ PUBLIC_URL: 'https://portal.example.at', ...proxy, ...keys })).toEqual([]);
  expect(of({ PUBLIC_URL: 'https://portal.example.at', ...keys })).toEqual([
    'TRUST_PROXY names no proxy: all visitors seem to come from the one that speaks https, and share its throttles',
  ]);
  expect(of({ PUBLIC_URL: 'http://localhost:8080', ...keys })).toEqual([]);
  expect(of({ PUBLIC_URL: 'http://localhost:8080', ...keys, SMTP_URL: '' })).toEqual([
    `SMTP_URL names no mail server: no mail leaves, each becomes a file in ${folder}/mail`,
  ]);
  removeTemporaryFolder(folder);
});

const ROUNDS = 10;
const AT_ONCE = 3;
const READER = `
  const { workerData, parentPort } = require('node:worker_threads');
  const { module, folder, rounds, atOnce, counter } = workerData;
  import(module).then(({ readConfig }) => {
    const arrived = new Int32Array(counter);
    const found = [];
    for (let round = 0; round < rounds; round += 1) {
      Atomics.add(arrived, 0, 1);
      while (Atomics.load(arrived, 0) < (round + 1) * atOnce);
      try {
        found.push(readConfig({ DATA_DIR: folder + '/' + round }).fileKeys[0].toString('hex'));
      } catch (error) {
        found.push(error.message);
      }
    }
    parentPort.postMessage(found);
  });`;

test('several processes that make the keys at the same moment use the same ones, and leave no drafts', async () => {
  const folder = temporaryFolder('vefa-config');
  const counter = new SharedArrayBuffer(4);
  const module = join(import.meta.dirname, 'config.ts');
  const workerData = { module, folder, rounds: ROUNDS, atOnce: AT_ONCE, counter };

  const found = await Promise.all(
    Array.from({ length: AT_ONCE }, () => {
      const worker = new Worker(READER, { eval: true, workerData });
      return new Promise<string[]>((resolve, reject) => worker.once('message', resolve).once('error', reject));
    }),
  );

  for (let round = 0; round < ROUNDS; round += 1) {
    const kept = readFileSync(join(folder, String(round), 'keys/file_key'), 'utf8');
    expect(found.map((each) => each[round])).toEqual(Array.from({ length: AT_ONCE }, () => kept));
    expect(readdirSync(join(folder, String(round), 'keys')).sort()).toEqual(['file_key', 'session_secret']);
  }
  removeTemporaryFolder(folder);
});
