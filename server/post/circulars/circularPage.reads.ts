import { type RawBuilder, sql } from 'kysely';
import type { CircularChosen, CircularPage, circularsContract } from '../../../domain/post/circulars.contract.ts';
import { refuse } from '../../../domain/post/post.refusals.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { decisionOf, listOpenApprovals, toApproval } from '../../approvals/approvals.reads.ts';
import { othersNamedIn } from '../../notifications/namesOthers.actions.ts';
import type { Ask } from '../../platform/context.ts';
import type { Reader } from '../../platform/db.ts';
import { chosenOf } from './circulars.jobs.ts';
import { countChosen, findCircular, listCirculars } from './circulars.reads.ts';
import { wordsInOrder } from './circulars.wording.ts';

/** One circular with its texts, and what has become of it. Refuses with `circular_not_found`. */
export async function readCircular(
  { db, actor, settings }: Ask,
  { id }: Input<(typeof circularsContract)['readCircular']>,
): Promise<CircularPage> {
  const [found, [listed]] = [await findCircular(db, id), await listCirculars(db, id)];
  if (!found || !listed) return refuse('circular_not_found');
  const { texts, chosen, way } = found;
  const open = found.state === 'waits' ? await listOpenApprovals(db, null) : [];
  const waiting = open.find((one) => {
    const decision = decisionOf(one);
    return decision.kind === 'news' && decision.wanted.circular_id === id;
  });
  return {
    ...listed,
    ...texts,
    way,
    chosen: shown(chosen),
    run: await findRun(db, id),
    ...(await countGotten(db, id)),
    read: await countRead(db, id),
    reaches: await countChosen(db, chosenOf(found)),
    names_others: othersNamedIn(wordsInOrder(texts), settings),
    approval: waiting ? toApproval(waiting, actor) : null,
  };
}

function shown({ listed, owes_since, ...chosen }: CircularChosen): CircularPage['chosen'] {
  return {
    status: chosen.status,
    language: chosen.language ?? null,
    channel: chosen.channel ?? null,
    postal_code: chosen.postal_code ?? null,
    place: chosen.place ?? null,
    owes_since: owes_since ? toWireDay(owes_since) : null,
    is_listed: listed !== undefined,
  };
}

async function findRun(db: Reader, circularId: number): Promise<CircularPage['run']> {
  const { rows } = await sql<NonNullable<CircularPage['run']>>`
    select id, done, total, stop_wanted_at is not null as is_stop_wanted from runs
    where kind = 'post.circular' and outcome is null and (payload ->> 'circular_id')::integer = ${circularId}
    order by id limit 1`.execute(db);
  return rows[0] ?? null;
}

async function countGotten(
  db: Reader,
  circularId: number,
): Promise<Pick<CircularPage, 'portal' | 'mails' | 'letters'>> {
  const { rows } = await sql<Pick<CircularPage, 'portal' | 'mails' | 'letters'>>`
    select count(*) filter (where way = 'portal')::integer as portal,
      count(*) filter (where way = 'mail')::integer as mails, count(*) filter (where way = 'letter')::integer as letters
    from circular_households where circular_id = ${circularId}`.execute(db);
  return rows[0] ?? { portal: 0, mails: 0, letters: 0 };
}

/** Of the news of this circular; its index is by the beginning of their effect keys. */
async function countRead(db: Reader, circularId: number): Promise<number> {
  const ofKind = (kind: 'circular' | 'circular_owed'): RawBuilder<boolean> =>
    sql`effect_key like ${sql.lit(`post.${kind}/${circularId}/%`)}`;
  const { rows } = await sql<{ read: number }>`
    select count(*)::integer as read from notifications
    where effect_key like 'post.circular%' and (${ofKind('circular')} or ${ofKind('circular_owed')})
      and read_at is not null`.execute(db);
  return rows[0]?.read ?? 0;
}
