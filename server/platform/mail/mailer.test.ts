import { readdir } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { removeTemporaryFolder, temporaryFolder } from '../../testing/temporaryFolder.ts';
import { folderMailer, type OutgoingMail } from './mailer.ts';

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

afterEach(() => vi.doUnmock('nodemailer'));

test('when the library for mails could not be read once, the next mail leaves all the same', async () => {
  const folder = temporaryFolder('vefa-mailer');
  const mailer = folderMailer(folder);
  vi.doMock('nodemailer', () => {
    throw new Error('too many open files');
  });
  await expect(mailer.send(mail)).rejects.toThrow();
  vi.doUnmock('nodemailer');

  await mailer.send(mail);

  expect(await readdir(folder)).toEqual(['00000007.eml']);
  removeTemporaryFolder(folder);
});
