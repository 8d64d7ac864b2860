import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderMailer, type OutgoingMail } from '../platform/mail/mailer.ts';
import { startTestServer, TEST_BEGINS, type TestServer } from '../testing/testServer.ts';

let server: TestServer;

const mail: OutgoingMail = {
  id: 1,
  from: { name: 'Vefa', address: 'office@vefa.example' },
  to: 'ayşe@example.at',
  subject: 'E-posta adresinizi <onaylayın>',
  text: 'Merhaba Ayşe,\n\nLütfen açın:\nhttp://localhost:8080/member-ui/confirm-email?token=a&b=1\n\n<script>alert(1)</script>',
  html: '<p>Merhaba</p>',
  language: 'tr',
  attachments: [
    { filename: 'Fatura 2027-000001.pdf', content: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' },
  ],
  sentAt: TEST_BEGINS,
};

beforeAll(async () => {
  server = await startTestServer();
  const mailer = folderMailer(join(server.folder, 'mail'));
  await mailer.send(mail);
  await mailer.send({ ...mail, id: 2, subject: 'Şifreniz değişti', attachments: [] });
});
afterAll(() => server.stop());

it('stored mails are listed, newest first', async () => {
  const { status, body, headers } = await server.client().send('GET', '/demo/mail');

  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(String(body).indexOf('Şifreniz değişti')).toBeGreaterThan(0);
  expect(String(body).indexOf('Şifreniz değişti')).toBeLessThan(String(body).indexOf('00000001.eml'));
});

it('a mail shows its text as text and its links as links', async () => {
  const { body } = await server.client().send('GET', '/demo/mail/00000001.eml');

  expect(body).toContain('<article lang="tr"><p>Merhaba Ayşe,</p>');
  expect(body).toContain('<a href="http://localhost:8080/member-ui/confirm-email?token=a&amp;b=1">');
  expect(body).toContain('E-posta adresinizi &lt;onaylayın&gt;');
  expect(body).not.toContain('<script');
});

it('an attachment is downloaded unchanged', async () => {
  const { headers, bytes } = await server.client().send('GET', '/demo/mail/00000001.eml/attachment/0');

  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toContain("filename*=UTF-8''Fatura%202027-000001.pdf");
  expect(bytes.toString()).toBe('%PDF-1.7');
});

it.each(['00000009.eml', '..%2f..%2fetc%2fpasswd', '00000001.eml/attachment/4'])('%s is not there', async (name) => {
  expect((await server.client().send('GET', `/demo/mail/${name}`)).status).toBe(404);
});

it('without demo data mails cannot be read here', async () => {
  const real = await startTestServer({ demo: false });

  expect((await real.client().send('GET', '/demo/mail')).status).toBe(404);
  await real.stop();
});
