import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { keptMails } from '../server/platform/mail/mailer.ts';
import { freePort } from '../server/testing/freePort.ts';
import { removeTemporaryFolder, temporaryFolder } from '../server/testing/temporaryFolder.ts';

const ROOT = join(import.meta.dirname, '..');
const PATIENCE_MS = 60_000;
const POLL_MS = 100;

/** The real product in a process of its own, with its own database, files and mails. */
export type Product = {
  origin: string;
  dataDir: string;
  /** What it printed so far. */
  output(): string;
  /** Waits for the newest mail to somebody; `about` must occur in its subject. */
  mailTo(address: string, about?: string): Promise<Email>;
  stop(): Promise<void>;
};

/** Starts the product on a free port with a fresh data folder and waits until it is healthy. */
export async function startProduct(settings: { demo?: boolean; env?: Record<string, string> } = {}): Promise<Product> {
  if (!existsSync(join(ROOT, 'dist/web/index.html'))) throw new Error('the interface is not built: npx vite build web');
  const dataDir = temporaryFolder('vefa-journey');
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const app = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: settings.demo ? '1' : '0',
      LOG_LEVEL: 'warn',
      ...settings.env,
    },
  });
  const output = outputOf(app);
  try {
    await untilHealthy(origin, app, output);
  } catch (error) {
    app.kill('SIGKILL');
    throw error;
  }
  return { origin, dataDir, output, mailTo: mailReader(dataDir), stop: () => stop(app, dataDir) };
}

/** The first address of the product in a mail's text: the link behind its button. */
export function linkIn(mail: Email): string {
  const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0];
  if (!link) throw new Error(`no link in the mail: ${mail.subject}`);
  return link;
}

function outputOf(app: ChildProcess): () => string {
  const printed: string[] = [];
  app.stdout?.on('data', (chunk) => printed.push(String(chunk)));
  app.stderr?.on('data', (chunk) => printed.push(String(chunk)));
  return () => printed.join('');
}

async function untilHealthy(origin: string, app: ChildProcess, output: () => string): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    if (app.exitCode !== null) throw new Error(`the product ended while starting:\n${output()}`);
    if (await isHealthy(origin)) return;
    await wait(POLL_MS);
  }
  throw new Error(`the product did not become healthy:\n${output()}`);
}

async function isHealthy(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/health`)).ok;
  } catch {
    return false; // nobody listens yet
  }
}

/** Reads the mails that the product with this data folder kept. */
export function mailReader(dataDir: string): Product['mailTo'] {
  return async (address, about = '') => {
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      const mails = await Promise.all(
        (await keptMails(join(dataDir, 'mail'), 500)).map(({ source }) => PostalMime.parse(source)),
      );
      const found = mails.find((mail) => isTo(mail, address) && mail.subject?.includes(about));
      if (found) return found;
      await wait(POLL_MS);
    }
    throw new Error(`no mail about “${about}” came to ${address}`);
  };
}

function isTo(mail: Email, address: string): boolean {
  return (mail.to ?? []).some((to) => to.address === address);
}

async function stop(app: ChildProcess, dataDir: string): Promise<void> {
  if (app.exitCode === null && app.signalCode === null) {
    const ended = once(app, 'exit');
    app.kill('SIGTERM');
    await ended;
  }
  removeTemporaryFolder(dataDir);
}
