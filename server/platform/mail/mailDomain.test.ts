import { expect, it, test } from 'vitest';
import { removeTemporaryFolder, temporaryFolder } from '../../testing/processes/temporaryFolder.ts';
import { withAsciiDomain, withReadableDomain } from './mailDomain.ts';
import { folderMailer, keptMails } from './mailer.ts';

it.each([
  ['ayse@müller.at', 'ayse@xn--mller-kva.at'],
  ['ayse@post.straße.co.at', 'ayse@post.xn--strae-oqa.co.at'],
  ['ayse@163.com', 'ayse@163.com'],
  ['ayse@[10.0.0.1]', 'ayse@[10.0.0.1]'],
  ['ayse@', 'ayse@'],
  ['1000012', '1000012'],
  ['', ''],
])('%s and %s are one address in two spellings', (readable, ascii) => {
  expect([withAsciiDomain(readable), withReadableDomain(ascii)]).toEqual([ascii, readable]);
  expect([withAsciiDomain(ascii), withReadableDomain(readable)]).toEqual([ascii, readable]);
});

it.each(['a@xn--80ak6aa92e.com', 'a@xn--zzzzzz-.com', 'a@xn--.com', 'a@b.xn--p1ai', 'a@b c.at'])(
  '%s is not read as another',
  (email) => {
    expect(withReadableDomain(email)).toBe(email);
  },
);

test('a mail to a domain with an umlaut is sent to the domain’s ASCII form', async () => {
  const folder = temporaryFolder('vefa-mail-domain');

  await folderMailer(folder).send({
    id: 1,
    from: { name: 'Verein', address: 'verein@example.at' },
    to: 'ayse@müller.at',
    subject: 'Willkommen',
    text: 'Willkommen',
    html: '<p>Willkommen</p>',
    language: 'de',
    attachments: [],
    sentAt: new Date('2027-01-02T10:00:00Z'),
  });

  const [kept] = await keptMails(folder, 1);
  expect(kept?.source.toString()).toContain('\nTo: ayse@xn--mller-kva.at\n');
  removeTemporaryFolder(folder);
});
