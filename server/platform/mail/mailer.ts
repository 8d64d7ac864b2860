import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions, Transporter } from 'nodemailer';
import { loadedOnce } from '../process/loadedOnce.ts';
import { isRecipientRefused, RecipientRefused } from './recipientRefused.ts';
import { withoutAddresses } from './withoutAddresses.ts';

/** A mail as it is sent. `id` is the same for every attempt. */
export type OutgoingMail = {
  id: number;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  language: string;
  attachments: { filename: string; content: Buffer; contentType: string }[];
  sentAt: Date;
};

export type Mailer = {
  /** Throws `RecipientRefused` if another attempt is useless, any other error if it may help. */
  send(mail: OutgoingMail): Promise<void>;
  /** Deletes its own copy of a mail, if it keeps any; harmless if repeated. */
  forget?(id: number): Promise<void>;
  /** Closes its connections. */
  close?(): void;
};

const SMTP_TIMEOUT_MS = 15_000;
/** How many are sent in parallel, each holding a database connection meanwhile: fewer than jobs have (`context.ts`). */
export const MAILS_AT_ONCE = 4;
const KEPT_NAME = /^\d{8}\.eml$/;

/** Connections to the mail server are reused: opening one takes longer than sending a mail. */
const POOL = {
  pool: true,
  maxConnections: MAILS_AT_ONCE,
  // only the mail's job decides whether it is retried
  maxRequeues: 0,
  idleTimeout: 10_000,
  connectionTimeout: SMTP_TIMEOUT_MS,
  greetingTimeout: SMTP_TIMEOUT_MS,
  socketTimeout: SMTP_TIMEOUT_MS,
};

/** Sends through the association's mail server. */
export function smtpMailer(url: string): Mailer {
  let opened: Transporter<unknown> | undefined;
  const transport = openedOnce(({ createTransport }) => {
    const made = createTransport({ url, ...POOL } as object);
    opened = made;
    return made;
  });
  return {
    close: () => opened?.close(),
    send: async (mail) => {
      try {
        await (await transport()).sendMail(message(mail));
      } catch (error) {
        throw isRecipientRefused(error) ? new RecipientRefused(cleaned(error).message) : cleaned(error);
      }
    },
  };
}

function cleaned(error: unknown): Error {
  const { message, code } = error as NodeJS.ErrnoException;
  return Object.assign(new Error(withoutAddresses(message)), { code });
}

/** Without a mail server mails become `.eml` files; a repeated attempt writes the same file. */
export function folderMailer(folder: string): Mailer {
  const transport = openedOnce(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
  );
  return {
    send: async (mail) => {
      const { message: bytes } = await (await transport()).sendMail(message(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeDurably(keptPath(folder, mail.id), bytes as Buffer);
    },
    forget: (id) => rm(keptPath(folder, id), { force: true }),
  };
}

function keptPath(folder: string, id: number): string {
  return join(folder, `${String(id).padStart(8, '0')}.eml`);
}

/** The file names of the stored mails, newest first. */
export async function keptMailNames(folder: string, limit: number): Promise<string[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  return names
    .filter((name) => KEPT_NAME.test(name))
    .sort()
    .reverse()
    .slice(0, limit);
}

/** The stored mails, newest first, for the demo's mail page. */
export async function keptMails(folder: string, limit: number): Promise<{ name: string; source: Buffer }[]> {
  const newest = await keptMailNames(folder, limit);
  return Promise.all(newest.map(async (name) => ({ name, source: await readFile(join(folder, name)) })));
}

/** A stored mail by its name in the list. */
export async function keptMail(folder: string, name: string): Promise<Buffer | undefined> {
  if (!KEPT_NAME.test(name)) return undefined;
  return readFile(join(folder, name)).catch(() => undefined);
}

type Nodemailer = typeof import('nodemailer');

/** The library is loaded with the first mail: it costs 5 MiB and a tenth of the start's time. */
function openedOnce<T extends Transporter<unknown>>(open: (library: Nodemailer) => T): () => Promise<T> {
  return loadedOnce(async () => open(await import('nodemailer')));
}

function message(mail: OutgoingMail): SendMailOptions {
  const domain = mail.from.address.split('@')[1] ?? 'localhost';
  return {
    from: mail.from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments,
    date: mail.sentAt,
    // the same for every attempt, so that a receiving server can drop a duplicate
    messageId: `<vefa-${mail.id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
  };
}

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const handle = await open(`${path}.part`, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${path}.part`, path);
}
