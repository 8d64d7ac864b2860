import { marked, type Token, type Tokens } from 'marked';
import type { Association } from '../../domain/shared/association.ts';
import { longDay } from '../../domain/shared/day.ts';
import { onOneLine } from '../../domain/shared/text.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { noonOf } from '../platform/clock.ts';
import type { Block, Heading, PdfDocument, Span } from '../platform/pdf/pdfDocument.ts';
import { footerOf } from '../platform/pdf/stationery.ts';
import { say } from '../words.ts';
import type { LegalText } from './downloads.reads.ts';

/**
 * A Markdown text as a document: headings, paragraphs, lists, bold; other Markdown is shown as plain text. `{name}`, `{address}`,
 * `{email}` and `{phone}` are replaced by the association's data. The last line states version and day.
 */
export function legalDocument({ language, markdown, version, day }: LegalText, association: Association): PdfDocument {
  const blocks = marked.lexer(fillIn(markdown, association)).flatMap(toBlocks);
  const edition = say(language, 'reference.edition', { version, day: longDay(day, language) });
  const title = blocks.find((block): block is Heading => block.kind === 'heading')?.text ?? association.name;
  return {
    language,
    title,
    author: association.name,
    created_at: noonOf(day).now().toISOString(),
    blocks: [...blocks, { kind: 'paragraph', spans: [{ text: edition }], quiet: true }],
    footer: footerOf(association),
  };
}

function fillIn(markdown: string, { name, address, email, phone }: Association): string {
  const { street, postal_code, city } = address;
  return markdown
    .replaceAll('{name}', name)
    .replaceAll('{address}', `${street}, ${postal_code} ${city}`)
    .replaceAll('{email}', email)
    .replaceAll('{phone}', unbroken(phone));
}

function toBlocks(token: Token): Block[] {
  switch (token.type) {
    case 'space':
    case 'hr':
      return [];
    case 'heading':
      return [{ kind: 'heading', level: levelOf(token.depth), text: plain(token) }];
    case 'list':
      return [{ kind: 'list', ordered: token.ordered, items: token.items.map(itemSpans) }];
    default:
      return [{ kind: 'paragraph', spans: spansOf(token) }];
  }
}

function levelOf(depth: number): Heading['level'] {
  if (depth <= 1) return 1;
  return depth === 2 ? 2 : 3;
}

function itemSpans(item: Tokens.ListItem): Span[] {
  return item.tokens.flatMap((token) => spansOf(token));
}

function spansOf(token: Token, bold = false): Span[] {
  const strong = bold || token.type === 'strong';
  const inner = 'tokens' in token ? token.tokens : undefined;
  if (inner && inner.length > 0) return inner.flatMap((child) => spansOf(child, strong));
  return [{ text: token.type === 'br' ? '\n' : plain(token), bold: strong }];
}

/** Markdown's lexer keeps line breaks inside a paragraph, so they are replaced. */
function plain(token: Token): string {
  const text = 'text' in token && typeof token.text === 'string' ? token.text : token.raw;
  return onOneLine(text);
}
