import type { Address, Email } from 'postal-mime';
import { escapeHtml } from '../platform/mail/layout.ts';

type ListedMail = { name: string; mail: Email };

/** A mail that has not left yet. */
export type WaitingMail = { id: number; subject: string; recipient: string; leaves_at: Date };

type Listed = { listed: readonly ListedMail[]; waiting: readonly WaitingMail[] };

/** All stored mails as a list of links, below those that wait; a page without script. */
export function listPage({ listed: mails, waiting }: Listed, nonce: string): string {
  const list = mails.length === 0 ? EMPTY : `<ul>\n${mails.map(listItem).join('\n')}\n</ul>`;
  return page(
    'Demo mail',
    `<h1>Demo mail</h1>
<p>No mail server is set, so mails are kept here instead of being sent. <a href="/demo/mail">Look again</a> ·
<a href="/member-ui/">Member portal</a></p>
${waiting.length === 0 ? '' : waitingList(waiting)}
${list}`,
    nonce,
  );
}

function waitingList(mails: readonly WaitingMail[]): string {
  const items = mails.map(
    ({ id, subject, recipient, leaves_at }) => `<li><strong>${escapeHtml(subject)}</strong>
<span class="facts">To ${escapeHtml(recipient)}, leaves at ${escapeHtml(viennaTime.format(leaves_at))}</span>
<form method="post" action="/demo/mail/waiting/${id}/send"><button>Send now</button></form></li>`,
  );
  return `<h2>Waiting</h2>
<p>A booking of the office caused these. If it is undone before, they never leave.</p>
<ul>
${items.join('\n')}
</ul>
<h2>Sent</h2>`;
}

/** One mail as it looks without images; its links work. */
export function mailPage(name: string, mail: Email, nonce: string): string {
  const subject = escapeHtml(mail.subject ?? '');
  return page(
    subject,
    `<p><a href="/demo/mail">All demo mail</a></p>
<h1 lang="${languageOf(mail)}">${subject}</h1>
<p class="facts">From ${escapeHtml(addressOf(mail.from))}<br>To ${escapeHtml(recipients(mail))}<br>${dateOf(mail)}</p>
<article lang="${languageOf(mail)}">${withLinks(mail.text ?? '')}</article>
${attachments(name, mail)}`,
    nonce,
  );
}

const EMPTY = '<p>No mail yet. Register in the portal, and the confirmation appears here.</p>';

function listItem({ name, mail }: ListedMail): string {
  const files = mail.attachments.length > 0 ? ` · ${mail.attachments.length} attached` : '';
  return `<li><a href="/demo/mail/${escapeHtml(name)}" lang="${languageOf(mail)}">${escapeHtml(mail.subject ?? '(no subject)')}</a>
<span class="facts">${escapeHtml(recipients(mail))} · ${dateOf(mail)}${files}</span></li>`;
}

function attachments(name: string, mail: Email): string {
  if (mail.attachments.length === 0) return '';
  const items = mail.attachments.map(
    ({ filename }, index) =>
      `<li><a href="/demo/mail/${escapeHtml(name)}/attachment/${index}">${escapeHtml(filename ?? 'attachment')}</a></li>`,
  );
  return `<h2>Attached</h2>\n<ul>${items.join('')}</ul>`;
}

/** Text as paragraphs, its web addresses as links. */
function withLinks(text: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${linked(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const safe = escapeHtml(part);
      return index % 2 === 1 ? `<a href="${safe}">${safe}</a>` : safe;
    })
    .join('');
}

function recipients(mail: Email): string {
  return (mail.to ?? []).map(addressOf).join(', ');
}

function addressOf(address: Address | undefined): string {
  if (!address) return '';
  return address.name ? `${address.name} <${address.address ?? ''}>` : (address.address ?? '');
}

const viennaTime = new Intl.DateTimeFormat('de-AT', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Vienna',
});

function dateOf(mail: Email): string {
  const sent = Date.parse(mail.date ?? '');
  return Number.isNaN(sent) ? '' : escapeHtml(viennaTime.format(sent));
}

function languageOf(mail: Email): string {
  const value = mail.headers.find(({ key }) => key === 'content-language')?.value ?? '';
  return /^[a-z]{2}$/.test(value) ? value : 'de';
}

function page(title: string, content: string, nonce: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">
body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif;color:#1f2a28;background:#faf7f1}
h1{font-size:1.5rem;overflow-wrap:anywhere}h2{font-size:1.125rem}
ul{list-style:none;padding:0}li{padding:.75rem 0;border-top:1px solid #d9d0bf;overflow-wrap:anywhere}
button{min-height:2.75rem;padding:0 1rem;font:inherit}
li a{display:inline-block;min-height:2rem;font-weight:600}a{color:#0f5c52}
.facts{display:block;color:#4f5b58;font-size:1rem}
article{padding:1rem 1.5rem;border:1px solid #d9d0bf;border-radius:.75rem;background:#fff;overflow-wrap:anywhere}
</style></head><body><main>
${content}
</main></body></html>
`;
}
