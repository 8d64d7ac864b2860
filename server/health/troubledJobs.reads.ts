import { sql } from 'kysely';
import type { Reader } from '../platform/db.ts';

/** Mails and text messages: each has its own row with its state, and is queued again by a nightly job. */
const COUNTED_BY_THEMSELVES = ['mail.send', 'text_message.send', 'text_message.send_routine'];
/** Longer than a restart, and than a batch that others wait for. */
const LATE_MINUTES = 30;

/**
 * The names of jobs that were given up and have not succeeded since, of long work that ended in an error, and of jobs and events that
 * should have been done half an hour ago. By the database's clock, which the queue uses.
 */
export async function listTroubledJobs(db: Reader): Promise<{ failed: string[]; late: string[] }> {
  const late = sql`now() - make_interval(mins => ${LATE_MINUTES})`;
  const { rows } = await sql<{ name: string; is_failed: boolean; is_late: boolean }>`
    select q.name,
      exists (select from pgboss.job f where f.name = q.name and f.state = 'failed' and not exists (
        select from pgboss.job d where d.name = q.name and d.state = 'completed' and d.completed_on > f.completed_on)) as is_failed,
      exists (select from pgboss.job j where j.name = q.name and j.state < 'active'
        and (j.start_after < ${late} or j.state = 'retry' and j.created_on < ${late})) as is_late
    from pgboss.queue q where q.name <> all(${COUNTED_BY_THEMSELVES})
    union all
    select kind, true, false from (
      select distinct on (kind) kind, outcome from runs where ended_at > now() - interval '7 days' order by kind, ended_at desc) last
    where outcome = 'failed'
    union all
    select 'news.hear_again', false, true
    where exists (select from announcements where heard_at is null and created_at < ${late})`.execute(db);
  const named = (is: (row: (typeof rows)[number]) => boolean) =>
    [...new Set(rows.filter(is).map(({ name }) => name))].sort();
  return { failed: named(({ is_failed }) => is_failed), late: named(({ is_late }) => is_late) };
}
