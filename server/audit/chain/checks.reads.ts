import type { Reader } from '../../platform/db.ts';
import './chain.tables.ts';

/** What the last verification found; undefined before the first. */
export async function findLastCheck(db: Reader) {
  return db
    .selectFrom('audit_checks')
    .select(['checked_at', 'place', 'link', 'problems'])
    .orderBy('checked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
