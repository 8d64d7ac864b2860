import { readdir } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { expect, test } from 'vitest';
import { removeTemporaryFolder, temporaryFolder } from '../../testing/processes/temporaryFolder.ts';
import type { OutgoingMail } from './mailer.ts';

const mail: OutgoingMail = {
  id: 7,
  from: { name: 'Verein', address: 'verein@example.at' },
  to: 'ayse@example.at',
  subject: 'Willkommen',
  text: 'Willkommen',
  html: '<p>Willkommen</p>',
  language: 'de',
  attachments: [],
  sentAt: new Date('2027-01-02T10:00:00Z'),
};

/** A separate instance of the module, which has not loaded the library yet. */
const UNREAD = './mailer.ts?unread';

test('if the mail library could not be loaded once, the next mail is sent all the same', async () => {
  const folder = temporaryFolder('vefa-mailer');
  const { folderMailer } = (await import(UNREAD)) as typeof import('./mailer.ts');
  const mailer = folderMailer(folder);
  const unreadable = registerHooks({
    resolve: (name, context, next) => {
      if (name === 'nodemailer') throw new Error('too many open files');
      return next(name, context);
    },
  });
  await expect(mailer.send(mail)).rejects.toThrow('too many open files');
  unreadable.deregister();

  await mailer.send(mail);

  expect(await readdir(folder)).toEqual(['00000007.eml']);
  removeTemporaryFolder(folder);
});
