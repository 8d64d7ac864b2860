import type { Association } from '../../../domain/shared/association.ts';
import type { MailData } from './mailData.ts';

/** The mail as plain text. */
export function asText(mailData: MailData, association: Association): string {
  const button = mailData.button ? [`${mailData.button.label}:\n${mailData.button.url}`] : [];
  const blocks = [mailData.greeting, ...mailData.paragraphs, ...button, ...(mailData.notes ?? []), mailData.closing];
  const { notice } = mailData;
  const below = notice ? [notice.title, ...notice.paragraphs] : [];
  return `${[...blocks, sender(association).join('\n'), ...below].join('\n\n')}\n`;
}

/** The mail in HTML, headed by the association's name: no images, no scripts, nothing loaded from elsewhere. */
export function asHtml(mailData: MailData, association: Association): string {
  const say = (text: string) => words(text, association);
  const body = [
    letterhead(association),
    paragraph(say(mailData.greeting)),
    ...mailData.paragraphs.map(say).map(paragraph),
    mailData.button ? button(mailData.button) : '',
    ...(mailData.notes ?? []).map(say).map(small),
    `<p style="margin:24px 0 0">${escapeHtml(mailData.closing)}</p>`,
    small(sender(association).map(say).join('<br>')),
    ...noticeOf(mailData, say),
  ];
  return `<!doctype html>
<html lang="${mailData.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(mailData.subject)}</title><style>${DARK}</style></head>
<body style="margin:0;padding:16px 8px;background:#f6f2ea;color:#1f2a28;font:18px/1.5 sans-serif;overflow-wrap:anywhere">
<div style="max-width:560px;margin:0 auto;padding:24px 20px;background:#ffffff;border-radius:12px">
${body.filter(Boolean).join('\n')}
</div></body></html>
`;
}

/** Escapes a text for HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const BRAND =
  'margin:0 0 24px;padding:0 0 16px;border-bottom:2px solid #b5862c;color:#0f5c52;font-size:20px;line-height:40px;font-weight:bold';
const MARK =
  'display:inline-block;min-width:40px;margin-right:12px;border-radius:10px;background:#0f5c52;color:#ffffff;text-align:center';
const SMALL = 'margin:16px 0 0;color:#4f5b58;font-size:15px';
/** Bill numbers, “E-Mail”, “e-posta”: no line may break at their hyphens. */
const HYPHENED = /\b\d{4}-\d{6}\b|\b[eE]-\p{L}+/gu;

// the portal's dark colours (web/ui/theme.css); the inline styles above are the light ones
const DARK = `@media (prefers-color-scheme:dark){${[
  'body{background:#111917!important;color:#efe9dc!important}',
  'div{background:#19231f!important}',
  '.small{color:#b9beb3!important}',
  '.brand{border-color:#d8a94a!important;color:#7ccabb!important}',
  '.mark{background:#7ccabb!important;color:#06221e!important}',
  '.link{color:#7ccabb!important}',
  '.button{background:#7ccabb!important;color:#06221e!important}',
].join('')}}`;

/** Escaped text with links to the association's phone and e-mail, and without line breaks inside numbers. */
function words(text: string, { phone, email }: Association): string {
  const call = link(`tel:${phone.replaceAll(' ', '')}`, { text: phone, style: ';white-space:nowrap' });
  const write = link(`mailto:${email}`, { text: email, style: '' });
  const parts = text.split(phone).map((part) => part.split(email).map(unparted).join(write));
  return parts.join(call);
}

function unparted(text: string): string {
  return escapeHtml(text).replace(HYPHENED, (word) => `<span style="white-space:nowrap">${word}</span>`);
}

function link(url: string, { text, style }: { text: string; style: string }): string {
  return `<a href="${escapeHtml(url)}" class="link" style="color:#0f5c52${style}">${escapeHtml(text)}</a>`;
}

/** The mark is the name's first letter: mail programs block pictures, and show attached ones as attachments. */
function letterhead({ name }: Association): string {
  const [initial = ''] = name;
  const mark = `<span class="mark" aria-hidden="true" style="${MARK}">${escapeHtml(initial)}</span>`;
  return `<p class="brand" style="${BRAND}">${mark}${escapeHtml(name)}</p>`;
}

function paragraph(html: string): string {
  return `<p style="margin:0 0 16px">${html.replaceAll('\n', '<br>')}</p>`;
}

function small(html: string): string {
  return `<p class="small" style="${SMALL}">${html}</p>`;
}

function button({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(url);
  return `<p style="margin:24px 0"><a href="${address}" class="button" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#0f5c52;color:#ffffff;text-decoration:none;font-weight:bold">${escapeHtml(label)}</a></p>
${small(address)}`;
}

function noticeOf({ notice }: MailData, say: (text: string) => string): string[] {
  if (!notice) return [];
  return [small(`<strong>${say(notice.title)}</strong>`), ...notice.paragraphs.map(say).map(small)];
}

function sender(association: Association): string[] {
  const { street, postal_code, city } = association.address;
  return [association.name, `${street}, ${postal_code} ${city}`, association.phone, association.email];
}
