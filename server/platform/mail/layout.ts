import type { Association } from '../../../domain/shared/association.ts';
import type { Letter } from './letter.ts';

/** The letter as plain text. */
export function asText(letter: Letter, association: Association): string {
  const button = letter.button ? [`${letter.button.label}:\n${letter.button.url}`] : [];
  const blocks = [letter.greeting, ...letter.paragraphs, ...button, ...(letter.notes ?? []), letter.closing];
  return `${[...blocks, sender(association).join('\n')].join('\n\n')}\n`;
}

/** The same in HTML: no picture, no script, nothing fetched from anywhere. */
export function asHtml(letter: Letter, association: Association): string {
  const body = [
    paragraph(letter.greeting),
    ...letter.paragraphs.map(paragraph),
    letter.button ? button(letter.button) : '',
    ...(letter.notes ?? []).map(note),
    `<p style="margin:24px 0 0">${escapeHtml(letter.closing)}</p>`,
    `<p style="${SMALL}">${sender(association).map(escapeHtml).join('<br>')}</p>`,
  ];
  return `<!doctype html>
<html lang="${letter.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;padding:16px 8px;background:#f6f2ea;color:#1f2a28;font:18px/1.5 sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 20px;background:#ffffff;border-radius:12px">
${body.filter(Boolean).join('\n')}
</div></body></html>
`;
}

/** Text as text: nothing in it can become markup. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const SMALL = 'margin:16px 0 0;color:#4f5b58;font-size:15px';

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

function note(text: string): string {
  return `<p style="${SMALL}">${escapeHtml(text)}</p>`;
}

function button({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(url);
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#0f5c52;color:#ffffff;text-decoration:none;font-weight:bold">${escapeHtml(label)}</a></p>
<p style="${SMALL};word-break:break-all">${address}</p>`;
}

function sender(association: Association): string[] {
  const { street, postal_code, city } = association.address;
  return [association.name, `${street}, ${postal_code} ${city}`, association.phone, association.email];
}
