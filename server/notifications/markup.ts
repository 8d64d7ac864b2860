import sanitizeHtml from 'sanitize-html';
import { TEXT_MARKUP } from '../../domain/notifications/markup.ts';
import { portalPath } from '../platform/portal.ts';

/** Link targets allowed in news: secure web pages, mail, and the portal's own screens. */
const ALLOWED = ['https://', 'mailto:', portalPath('/')];

/** HTML reduced to simple markup and harmless links: it cannot run scripts, load anything or disguise a link (D34, trust 7). */
export function harmlessHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: TEXT_MARKUP,
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: { a: (_name, { href = '' }) => ({ tagName: 'a', attribs: linkAttributes(href.trim()) }) },
  });
}

function linkAttributes(href: string): Record<string, string> {
  const address = href.toLowerCase();
  if (!ALLOWED.some((beginning) => address.startsWith(beginning))) return {};
  return href.startsWith('/') ? { href } : { href, rel: 'noopener noreferrer' };
}
