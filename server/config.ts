import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { withoutEnding } from '../domain/shared/text.ts';
import { makeDataFolder } from './platform/dataFolder.ts';
import { makeDurably } from './platform/durableFile.ts';
import type { S3Settings } from './platform/files/s3/s3Requests.ts';
import { assertCluster } from './platform/postgres/cluster.ts';
import type { KeyRing } from './platform/secrets/keyRing.ts';
import { GatewaySettingError, readGatewaySettings } from './platform/textMessages/gatewaySettings.ts';
import { addressWithMore, unsafeSetting } from './unsafeSettings.ts';

/** A wrong setting, which stops the start with a message of one line (D46). */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

const emptyIsMissing = (value: unknown) => (value === '' ? undefined : value);
const setting = <T extends z.ZodType>(schema: T) => z.preprocess(emptyIsMissing, schema);
const count = (fallback: number) => setting(z.coerce.number().int().positive().default(fallback));

const KEY_BYTES = 32;
/** As long as a load balancer needs to notice. */
const PRODUCTION_DRAIN_SECONDS = 5;
const KEYS = /^[0-9a-f]{64}(,[0-9a-f]{64})*$/i;
/** The newest key, then older ones that are still needed, separated by commas. */
const keys = setting(z.string().regex(KEYS, 'must be 64 hexadecimal digits, several separated by commas').optional());
const IN_A_PASSWORD = 'and in a password % is %25, / is %2F, @ is %40, # is %23, ? is %3F';
/** `like` is an example for the error message. */
const url = (protocol: RegExp, like: string) => {
  const error = `it is written as ${like}${like.includes('@') ? `, ${IN_A_PASSWORD}` : ''}`;
  return setting(z.url({ protocol, error }).optional());
};

const environment = z.object({
  PORT: setting(z.coerce.number().int().min(0).max(65_535).default(8080)),
  HOST: setting(z.string().default('127.0.0.1')),
  PUBLIC_URL: url(/^https?$/, 'https://portal.example.at'),
  DATA_DIR: setting(z.string().default('./data')),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgresql://vefa:secret@127.0.0.1:5432/vefa'),
  SMTP_URL: url(/^smtps?$/, 'smtps://vefa:secret@mail.example.at'),
  SMS_URL: url(/^https?$/, 'https://sms.example.at/messages'),
  SMS_HEADER: setting(z.string().max(2_000).optional()),
  SMS_SENDER: setting(z.string().max(20).optional()),
  SMS_BODY: setting(z.string().max(2_000).optional()),
  SMS_TAKEN: setting(z.string().max(200).optional()),
  BOOKING_MESSAGES_WAIT_MINUTES: setting(z.coerce.number().int().min(0).max(60).default(10)),
  ON_CALL_MINUTES: setting(z.coerce.number().int().min(1).max(1_440).default(30)),
  CLAMD_URL: url(/^(tcp|unix)$/, 'tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl'),
  S3_ENDPOINT: url(/^https?$/, 'https://s3.example.at'),
  S3_BUCKET: setting(z.string().optional()),
  S3_REGION: setting(z.string().default('us-east-1')),
  S3_ACCESS_KEY: setting(z.string().optional()),
  S3_SECRET_KEY: setting(z.string().optional()),
  S3_FORCE_PATH_STYLE: setting(z.enum(['0', '1']).default('0')),
  SESSION_SECRET: keys,
  FILE_KEY: keys,
  TRUST_PROXY: setting(z.string().default('')),
  METRICS_TOKEN: setting(z.string().min(16).optional()),
  DRAIN_SECONDS: setting(z.coerce.number().int().min(0).max(300).optional()),
  PATIENCE: setting(z.coerce.number().min(1).max(100).default(1)),
  DEMO: setting(z.enum(['0', '1']).optional()),
  NODE_ENV: setting(z.string().optional()),
  LOG_LEVEL: setting(z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info')),
  ASSOCIATION_FILE: setting(z.string().default('association/profile.json')),
  DENIED_EMAIL_DOMAINS: setting(z.string().default('')),
  LIMIT_LOGINS_PER_ACCOUNT: count(10),
  LIMIT_LOGINS_PER_ADDRESS: count(100),
  LIMIT_REGISTRATIONS_PER_ADDRESS: count(120),
  LIMIT_MAILS_PER_RECIPIENT: count(5),
  LIMIT_TAKEN_EMAILS_PER_ADDRESS: count(30),
  LIMIT_CALL_BACKS_PER_ADDRESS: count(10),
});

export type Config = ReturnType<typeof configOf>;

/** Reads all settings once at start; throws a SettingError that names a wrong one. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  return configOf(parsed(env), madeOnce);
}

/**
 * `readConfig` for a command that works beside a server: without that server's settings it would use a new database and new keys.
 * Refuses if a server has made none, and creates nothing.
 */
export function readConfigForCommand(env: NodeJS.ProcessEnv): Config {
  const values = parsed(env);
  if (!values.DATABASE_URL) assertCluster(resolve(values.DATA_DIR));
  return configOf(values, madeBefore);
}

function parsed(env: NodeJS.ProcessEnv): Environment {
  const result = environment.safeParse(env);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new SettingError(`Setting ${issue?.path.join('.')} is wrong: ${issue?.message}`);
}

function configOf(values: Environment, keptKeys: KeptKeys) {
  const production = values.NODE_ENV === 'production' || values.DATABASE_URL !== undefined;
  const problem = addressWithMore(values.PUBLIC_URL) ?? (production ? unsafeSetting(values) : undefined);
  if (problem) throw new SettingError(problem);
  const dataDir = resolve(values.DATA_DIR);
  const keysNamed = (name: 'SESSION_SECRET' | 'FILE_KEY') => {
    if (values[name]) return keyRing(values[name]);
    if (production) throw new SettingError(`Setting ${name} is missing: in production it is not made up (D46)`);
    return keptKeys(join(dataDir, 'keys'), name);
  };
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL && withoutEnding(values.PUBLIC_URL, (character) => character === '/'),
    dataDir,
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    /** Where mails are stored if there is no mail server. */
    mailFolder: values.SMTP_URL ? undefined : join(dataDir, 'mail'),
    /** The gateway for text messages; undefined if none is set. */
    textMessageGateway: textMessageGateway(values, production),
    /** The time after which all staff are told of an unopened case. */
    onCallMinutes: values.ON_CALL_MINUTES,
    /** How long messages wait that a clerk's booking causes. */
    bookingMessagesWaitMinutes: values.BOOKING_MESSAGES_WAIT_MINUTES,
    /** The virus scanner for documents. */
    clamdUrl: values.CLAMD_URL,
    s3: bucket(values),
    sessionSecrets: keysNamed('SESSION_SECRET'),
    fileKeys: keysNamed('FILE_KEY'),
    /** Addresses and networks of trusted proxies, whose header with the client's address is believed. */
    trustProxies: proxies(values.TRUST_PROXY),
    metricsToken: values.METRICS_TOKEN,
    /** How long a process that is told to end (SIGTERM) still serves requests while `/health` reports it. */
    drainSeconds: values.DRAIN_SECONDS ?? (production ? PRODUCTION_DRAIN_SECONDS : 0),
    /** How many times longer than usual a request waits for the database and for the drawing of a PDF. */
    patience: values.PATIENCE,
    demo: demoMode(values, production),
    production,
    /** Warnings about settings that the start prints. */
    warnings: warnings(values, dataDir),
    logLevel: values.LOG_LEVEL,
    association: values.ASSOCIATION_FILE,
    /** The association's icons, which replace ours. */
    icons: join(dirname(values.ASSOCIATION_FILE), 'icons'),
    deniedEmailDomains: listed(values.DENIED_EMAIL_DOMAINS.toLowerCase()),
    limits: {
      logInsPerAccount: values.LIMIT_LOGINS_PER_ACCOUNT,
      logInsPerAddress: values.LIMIT_LOGINS_PER_ADDRESS,
      registrationsPerAddress: values.LIMIT_REGISTRATIONS_PER_ADDRESS,
      mailsPerRecipient: values.LIMIT_MAILS_PER_RECIPIENT,
      takenEmailsPerAddress: values.LIMIT_TAKEN_EMAILS_PER_ADDRESS,
      callBacksPerAddress: values.LIMIT_CALL_BACKS_PER_ADDRESS,
    },
  };
}

type Environment = z.output<typeof environment>;

/** Settings that work but are probably not intended. */
function warnings({ FILE_KEY, PUBLIC_URL, SMTP_URL, TRUST_PROXY }: Environment, dataDir: string): string[] {
  if (!PUBLIC_URL) return [];
  return [
    // trust 13: in a public portal the key of documents and identity numbers must not lie beside them
    ...(FILE_KEY
      ? []
      : [
          `FILE_KEY lies beside the data, in ${join(dataDir, 'keys')}: a copy of one is a copy of both. Set it, and keep it elsewhere`,
        ]),
    ...(SMTP_URL
      ? []
      : [`SMTP_URL names no mail server: no mail leaves, each becomes a file in ${join(dataDir, 'mail')}`]),
    // without https of our own, a proxy must speak it
    ...(PUBLIC_URL.startsWith('https:') && TRUST_PROXY === ''
      ? [
          'TRUST_PROXY names no proxy: all visitors seem to come from the one that speaks https, and share its throttles',
        ]
      : []),
  ];
}

/** Turns the platform's error into the setting error of the start. */
function textMessageGateway(values: Environment, production: boolean) {
  try {
    return readGatewaySettings(values, production);
  } catch (error) {
    throw error instanceof GatewaySettingError ? new SettingError(error.message) : error;
  }
}

/** The bucket for documents; undefined if they are stored in DATA_DIR. Incomplete settings are an error. */
function bucket(values: Environment): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = values;
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === Object.keys(needed).length) return undefined;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY) {
    throw new SettingError(`Setting ${missing[0]} is missing: others that begin with S3_ are set`);
  }
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: values.S3_REGION,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    pathStyle: values.S3_FORCE_PATH_STYLE === '1',
  };
}

// The demo's passwords are printed, so the demo may only run on this machine (D46).
function demoMode(values: Environment, production: boolean): boolean {
  const loopback = ['127.0.0.1', '::1', 'localhost'].includes(values.HOST);
  const possible = loopback && !production && values.PUBLIC_URL === undefined;
  if (values.DEMO === '1' && !possible) {
    throw new SettingError(
      'Setting DEMO=1 needs the embedded database, a loopback HOST, no PUBLIC_URL and no NODE_ENV=production',
    );
  }
  return values.DEMO !== '0' && possible;
}

function proxies(text: string): string[] {
  const each = listed(text);
  const wrong = each.find((one) => !isNetwork(one));
  if (wrong === undefined) return each;
  throw new SettingError(
    `Setting TRUST_PROXY is wrong: ${wrong} is neither an address nor a network such as 10.0.0.0/8`,
  );
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '1', ...more] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return isIP(address) > 0 && more.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most;
}

/** People write blanks around the commas of a list. */
function listed(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

/** Finds the keys in the data folder if no setting names them. */
type KeptKeys = (folder: string, setting: string) => KeyRing;

function madeOnce(folder: string, setting: string): KeyRing {
  // first, because otherwise the key's folder would be made with the data folder's stricter permissions
  makeDataFolder(dirname(folder));
  const path = join(folder, setting.toLowerCase());
  makeDurably(path, () => randomBytes(KEY_BYTES).toString('hex'));
  return readKeys(path);
}

function madeBefore(folder: string, setting: string): KeyRing {
  const path = join(folder, setting.toLowerCase());
  if (existsSync(path)) return readKeys(path);
  throw new SettingError(
    `Setting ${setting} is missing, and there is no ${path}: a command makes no keys, set it as the server has it`,
  );
}

function readKeys(path: string): KeyRing {
  const kept = readFileSync(path, 'utf8').trim();
  if (!KEYS.test(kept)) throw new SettingError(`${path} is no key: 64 hexadecimal digits, several separated by commas`);
  return keyRing(kept);
}

function keyRing(text: string): KeyRing {
  const [newest = '', ...older] = text.split(',');
  return [Buffer.from(newest, 'hex'), ...older.map((key) => Buffer.from(key, 'hex'))];
}
