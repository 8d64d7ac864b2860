import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { anEffect } from '../../testing/post/effects.ts';
import { testServer } from '../../testing/testServer.ts';
import { clearMails } from './forget.ts';
import type { MailData } from './mailData.ts';
import { folderMailer } from './mailer.ts';
import { queueMail } from './mailQueue.ts';
import { RecipientRefused } from './recipientRefused.ts';

const mailData: MailData = { language: 'de', subject: 'x', greeting: 'Liebe Ayşe', paragraphs: [], closing: 'x' };

const server = testServer();
let folder: string;
beforeAll(async () => {
  folder = join(server.folder, 'mail');
  const { send, forget } = folderMailer(folder);
  server.context.mailer = {
    send: async (mail) => {
      if (mail.to.startsWith('nobody')) throw new RecipientRefused('no such mailbox');
      if (mail.to.startsWith('later')) throw new Error('try again later');
      await send(mail);
    },
    ...(forget ? { forget } : {}),
  };
});

// proves: promise.16
it('a mail’s content is kept for ninety days after it was sent or abandoned; its key for ever', async () => {
  for (const name of ['ayse', 'nobody', 'later']) await posts(name);
  await server.runJobs();
  expect(await kept()).toEqual(['ayse@example.at', 'nobody@example.at', 'later@example.at']);

  server.clock.moveMinutes(90 * 24 * 60 - 1);
  await clearMails.run(server.context, {});
  const before = [await kept(), await readdir(folder)];
  server.clock.moveMinutes(1);
  await clearMails.run(server.context, {});
  await server.runJobs();

  expect(before).toEqual([['ayse@example.at', 'nobody@example.at', 'later@example.at'], ['00000001.eml']]);
  // a mail that was not sent yet still may be
  expect([await kept(), await readdir(folder)]).toEqual([['later@example.at'], []]);
  expect(await posts('ayse')).toBe(false);
});

function posts(name: string): Promise<boolean> {
  return server.change((change) => queueMail(change, anEffect(`forget/${name}`), `${name}@example.at`, mailData));
}

async function kept(): Promise<string[]> {
  const rows = await server.context.db.selectFrom('mails').select(['recipient', 'content']).orderBy('id').execute();
  return rows.flatMap(({ recipient, content }) => (recipient && content ? [recipient] : []));
}
