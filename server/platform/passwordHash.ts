import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { refuser } from '../../domain/shared/refusal.ts';

const refuse = refuser({});

type Parameters = { memory: number; passes: number; parallelism: number };

const CURRENT: Parameters = { memory: 19_456, passes: 2, parallelism: 1 }; // 19 MiB; trust promise 10
const SALT_BYTES = 16;
const TAG_BYTES = 32;

// One processor stays free for everybody else's requests.
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
const MOST_WAITING = 400;
const RETRY_SECONDS = 10;

const derive = promisify(argon2);
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

let running = 0;
const waiting: (() => void)[] = [];

/** The password as it is stored: argon2id in PHC text form (`$argon2id$v=19$m=…$salt$tag`). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return asPhc(CURRENT, salt, await tagOf(password, salt, { ...CURRENT, tagLength: TAG_BYTES }));
}

/** Whether the password is the one behind the stored hash. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const { parameters, salt, tag } = readPhc(stored);
  return timingSafeEqual(await tagOf(password, salt, { ...parameters, tagLength: tag.length }), tag);
}

/** Whether a stored hash is weaker than today's parameters and should be made anew at the next log-in. */
export function isOutdatedHash(stored: string): boolean {
  const { parameters } = readPhc(stored);
  return parameters.memory < CURRENT.memory || parameters.passes < CURRENT.passes;
}

/** A hash that no password fits: what is checked for an unknown account, so that it takes as long as for a known one. */
export const nobodysHash = asPhc(CURRENT, randomBytes(SALT_BYTES), randomBytes(TAG_BYTES));

/** The same with a salt of its own, to be stored: the account has no password until a new one is set. */
export function hashOfNoPassword(): string {
  return asPhc(CURRENT, randomBytes(SALT_BYTES), Buffer.alloc(TAG_BYTES));
}

/** How a hash of no password ends, whatever its salt. */
export const NO_PASSWORD = `$${unpadded(Buffer.alloc(TAG_BYTES))}`;

// Each derivation takes 19 MiB: a flood of log-ins waits in line instead of eating the memory.
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

// Whoever is done hands the place on, so that the count of running ones stays right.
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
