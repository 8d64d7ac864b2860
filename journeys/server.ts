import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { patience } from '../scripts/lib/patience.mjs';
import { keptMailNames } from '../server/platform/mail/mailer.ts';
import { aProductProcess, type ProductProcess } from '../server/testing/processes/productProcess.ts';

const PATIENCE_MS = patience(60_000);
const POLL_MS = 100;
/** Several products share the machine: a crowded one must not answer 503 where a quiet one answers. */
const SLOWNESS = String(Math.min(100, patience(10)));

/** The real product as a process of its own, with its own database, files and mails. */
export type Product = {
  origin: string;
  dataDir: string;
  /** What it has printed so far. */
  output(): string;
  /**
   * Waits for the newest mail to an address whose subject contains `about`: mails of one moment come in any order. With
   * `since`, older mails do not count; mails state their time in whole seconds.
   */
  mailTo(address: string, about: string, since?: Date): Promise<Email>;
  stop(): Promise<void>;
};

/** With `LATE_ANSWERS_MS`, answers arrive late and out of order. */
const LATE: Record<string, string> = process.env.LATE_ANSWERS_MS
  ? {
      LATE_ANSWERS_MS: process.env.LATE_ANSWERS_MS,
      NODE_OPTIONS: `--import=${new URL('../server/testing/processes/lateAnswers.mjs', import.meta.url)}`,
    }
  : {};

/** `copyOf` is a data folder to start with. */
type Settings = { demo?: boolean; env?: Record<string, string>; copyOf?: string };

/** Starts the product on a free port with its own data and waits until it is healthy; cleans up if that fails. */
export async function startProduct({ demo, env, copyOf }: Settings = {}): Promise<Product> {
  const product = await aProductProcess({ DEMO: demo ? '1' : '0', PATIENCE: SLOWNESS, ...LATE, ...env }, copyOf);
  try {
    await product.start();
  } catch (error) {
    await product.remove();
    throw error;
  }
  const { dataDir, output } = product;
  // by the name that its mails use, because cookies belong to a host name
  const origin = product.origin.replace('127.0.0.1', 'localhost');
  return { origin, dataDir, output, mailTo: mailReader(dataDir), stop: () => stop(product) };
}

/** The first link to the product in a mail: the link behind its button. */
export function linkIn(mail: Email): string {
  const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0];
  if (!link) throw new Error(`no link in the mail: ${mail.subject}`);
  return link;
}

/** Reads the mails that the product stored in this data folder. */
export function mailReader(dataDir: string): Product['mailTo'] {
  const folder = join(dataDir, 'mail');
  return async (address, about, since = new Date(0)) => {
    const oldest = Math.floor(since.getTime() / 1000) * 1000;
    const isRecent = ({ date }: Email) => Date.parse(date ?? '') >= oldest;
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      const names = await keptMailNames(folder, 500);
      const mails = await Promise.all(names.map((name) => parsed(join(folder, name))));
      const found = mails.find((mail) => isTo(mail, address) && mail.subject?.includes(about) && isRecent(mail));
      if (found) return found;
      await wait(POLL_MS);
    }
    throw new Error(`no mail about “${about}” came to ${address}`);
  };
}

/** Caches parsed mails: a shared demo has hundreds, and waiting for the next one looks ten times a second. */
const known = new Map<string, Promise<Email>>();

function parsed(path: string): Promise<Email> {
  const mail = known.get(path) ?? readFile(path).then((source) => PostalMime.parse(source));
  known.set(path, mail);
  return mail;
}

function isTo(mail: Email, address: string): boolean {
  return (mail.to ?? []).some((to) => to.address === address);
}

/** Shuts it down and removes its data; fails if the shutdown was not clean. */
async function stop(product: ProductProcess): Promise<void> {
  const code = await product.stop();
  await product.remove();
  if (code !== 0) throw new Error(`the product did not end in good order (${code}):\n${product.output()}`);
}
