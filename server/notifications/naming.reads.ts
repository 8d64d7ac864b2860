import { type RawBuilder, sql } from 'kysely';
import { escapeHtml } from '../platform/mail/layout.ts';
import { harmlessHtml } from './markup.ts';

/** Whether rows with `title` and `body_html` name one of these people, in any spelling, plain or HTML-escaped. */
export function isNaming(names: readonly string[]): RawBuilder<boolean> {
  const written = [...new Set([...names, ...names.map((name) => harmlessHtml(escapeHtml(name)))])];
  return sql<boolean>`exists (select from unnest(${written}::text[]) name
    where strpos(fold_for_search(title || ' ' || body_html), fold_for_search(name)) > 0)`;
}
