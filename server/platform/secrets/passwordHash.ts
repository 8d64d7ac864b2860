import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { refuser } from '../../../domain/shared/refusal.ts';

const refuse = refuser({});

type Parameters = { memory: number; passes: number; parallelism: number };

const CURRENT: Parameters = { memory: 19_456, passes: 2, parallelism: 1 }; // 19 MiB; trust promise 10
const SALT_BYTES = 16;
const TAG_BYTES = 32;

// one processor stays free for other requests
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
const MOST_WAITING = 400;
const RETRY_SECONDS = 10;

const derive = promisify(argon2);
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

let running = 0;
const waiting: (() => void)[] = [];

/** The stored form of a password: argon2id as a PHC string (`$argon2id$v=19$m=…$salt$tag`). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return asPhc(CURRENT, salt, await tagOf(password, salt, { ...CURRENT, tagLength: TAG_BYTES }));
}

/** Whether the password matches the stored hash. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const { parameters, salt, tag } = readPhc(stored);
  return timingSafeEqual(await tagOf(password, salt, { ...parameters, tagLength: tag.length }), tag);
}

/** Whether a stored hash is weaker than today's parameters, so that the next log-in should renew it. */
export function isOutdatedHash(stored: string): boolean {
  const { parameters } = readPhc(stored);
  return parameters.memory < CURRENT.memory || parameters.passes < CURRENT.passes;
}

/** A hash that no password matches, checked for unknown accounts so that they take as long as known ones. */
export const dummyHash = asPhc(CURRENT, randomBytes(SALT_BYTES), randomBytes(TAG_BYTES));

/** A hash that no password matches, with its own salt, to be stored: the account has no password until a new one is set. */
export function hashOfNoPassword(): string {
  return asPhc(CURRENT, randomBytes(SALT_BYTES), Buffer.alloc(TAG_BYTES));
}

/** The end of a hash that no password matches, whatever its salt. */
export const NO_PASSWORD = `$${unpadded(Buffer.alloc(TAG_BYTES))}`;

// Each derivation takes 19 MiB: a flood of log-ins waits in line instead of filling the memory.
async function tagOf(password: string, salt: Buffer, options: Parameters & { tagLength: number }): Promise<Buffer> {
  await myTurn();
  try {
    return await derive('argon2id', { ...options, message: password.normalize('NFC'), nonce: salt });
  } finally {
    next();
  }
}

async function myTurn(): Promise<void> {
  if (running < AT_ONCE) {
    running += 1;
    return;
  }
  if (waiting.length >= MOST_WAITING) refuse('service_unavailable', { retryAfterSeconds: RETRY_SECONDS });
  await new Promise<void>((resolve) => waiting.push(resolve));
}

// A finished derivation passes its place on, so that the number of running ones stays right.
function next(): void {
  const following = waiting.shift();
  if (following) following();
  else running -= 1;
}

function asPhc({ memory, passes, parallelism }: Parameters, salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

function readPhc(stored: string): { parameters: Parameters; salt: Buffer; tag: Buffer } {
  const [, memory, passes, parallelism, salt, tag] = phc.exec(stored) ?? [];
  if (!salt || !tag) throw new Error('a stored password hash is not argon2id');
  return {
    parameters: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
