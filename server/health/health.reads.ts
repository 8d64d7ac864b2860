import { sql } from 'kysely';
import type { Health } from '../../domain/health/health.contract.ts';
import { type HealthFacts, judgeHealth } from '../../domain/health/health.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { findLastCheck } from '../audit/chain/checks.reads.ts';
import { findWaitForBank } from '../dunning/bankDay.reads.ts';
import { lastStatementDay } from '../payments/bank/statements.reads.ts';
import { system } from '../platform/actor.ts';
import type { Ask, Context } from '../platform/context.ts';
import type { Reader } from '../platform/db.ts';
import { ask } from '../platform/work.ts';
import { listTroubledJobs } from './troubledJobs.reads.ts';
import './health.tables.ts';

/** Every page of the office asks, and monitoring as well: all within this time share one reading. */
const HOLDS_MS = 5_000;

type Held = { answer: Promise<Health>; until: number };
const held = new WeakMap<Context['installation'], Held>();

/** Whether all is well; at most a few seconds old. */
export async function readHealth(context: Context): Promise<Health> {
  const now = context.clock.now().getTime();
  const known = held.get(context.installation);
  if (known && now < known.until) return known.answer;
  const answer = readHealthNow(context);
  held.set(context.installation, { answer, until: now + HOLDS_MS });
  // a failure is told to those who wait for it, and then forgotten
  answer.catch(() => held.delete(context.installation));
  return answer;
}

/** Whether all is well at this moment. */
export async function readHealthNow(context: Context): Promise<Health> {
  const { db, installation } = context;
  const asked = ask(context, system);
  const [mail, jobs, backup, disk, bank, record] = await Promise.all([
    readMails(asked),
    listTroubledJobs(db),
    readBackup(db, installation.isProduction),
    installation.diskSpace(),
    readBank(asked),
    readRecord(db),
  ]);
  return judgeHealth({ now: asked.now, ...mail, jobs, ...backup, disk, bank, record, version: installation.version });
}

/** Mails that wait in case a booking is undone are not due. */
async function readMails({ db, now }: Ask): Promise<Pick<HealthFacts, 'mails' | 'lost_mails'>> {
  const { rows } = await sql<HealthFacts['mails'] & HealthFacts['lost_mails']>`
    select waiting.*, lost.* from (
      select count(*)::integer as waiting, min(greatest(coalesce(sent_again_at, created_at), leaves_at)) as oldest
      from mails where sent_at is null and abandoned_at is null and (leaves_at is null or leaves_at <= ${now})) waiting,
    (select count(*)::integer as count,
        count(*) filter (where abandoned_because is distinct from 'refused')::integer as our_fault,
        count(*) filter (where abandoned_because = 'refused'
          and abandoned_at > ${now}::timestamptz - interval '1 day')::integer as refused_lately
      from mails where abandoned_at is not null and sent_at is null and closed_at is null and content is not null) lost`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('a row is always counted');
  const { waiting, oldest, count, our_fault, refused_lately } = row;
  return { mails: { waiting, oldest }, lost_mails: { count, our_fault, refused_lately } };
}

async function readBackup(
  db: Reader,
  isExpected: boolean,
): Promise<Pick<HealthFacts, 'backup' | 'backup_expected_since'>> {
  const { rows } = await sql<HealthFacts['backup'] & { installed_at: Date }>`
    select b.made_at, b.bytes, (select min(timestamp::timestamptz) from kysely_migration) as installed_at
    from (select) one left join (select made_at, bytes from backups_made order by made_at desc limit 1) b on true`.execute(
    db,
  );
  const [row] = rows;
  return {
    backup: { made_at: row?.made_at ?? null, bytes: row?.bytes ?? null },
    backup_expected_since: isExpected ? (row?.installed_at ?? null) : null,
  };
}

async function readBank(asked: Ask): Promise<HealthFacts['bank']> {
  const [lastDay, waits] = [await lastStatementDay(asked.db), await findWaitForBank(asked)];
  return { last_statement: lastDay ? toWireDay(lastDay) : null, do_reminders_wait: waits !== null };
}

async function readRecord(db: Reader): Promise<HealthFacts['record']> {
  const last = await findLastCheck(db);
  return { checked_at: last?.checked_at ?? null, links: last?.place ?? 0, problems: last?.problems ?? 0 };
}
