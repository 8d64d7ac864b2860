import { sql } from 'kysely';
import type { WantedSettings } from '../../domain/approvals/approvals.ts';
import type { SettingsSet, SettingsSets, WaitingSettings } from '../../domain/boardSettings/boardSettings.contract.ts';
import { type BoardSettings, defaultSettings, readSettings } from '../../domain/boardSettings/settings.ts';
import { toWireSettings } from '../../domain/boardSettings/settingsOnWire.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { type ApprovalRecord, decisionOf, listOpenApprovals, toApproval } from '../approvals/approvals.reads.ts';
import type { Actor } from '../platform/actor.ts';
import type { Ask } from '../platform/context.ts';
import type { Reader, Tx } from '../platform/db.ts';
import { staffNameOf } from '../platform/staffName.ts';
import './boardSettings.tables.ts';

/** The board introduces a few sets a year. */
const MOST_FORMER = 100;

/** The board's settings on a day, also a past one; the defaults before the first set. */
export async function settingsOn(db: Reader, day: Day): Promise<BoardSettings> {
  const set = await db
    .selectFrom('board_settings')
    .select('settings')
    .where('valid_from', '<=', day)
    .where('withdrawn_at', 'is', null)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  return set ? readSettings(set.settings) : defaultSettings;
}

/** All sets of settings, as the office sees them. */
export async function readBoardSettings({
  db,
  today,
  actor,
}: Pick<Ask, 'db' | 'today' | 'actor'>): Promise<SettingsSets> {
  const version = settingsVersion(db);
  const begun = sets(db).where('s.valid_from', '<=', today).where('s.withdrawn_at', 'is', null);
  const inForce = begun.orderBy('s.valid_from', 'desc').limit(1).executeTakeFirst();
  const toCome = sets(db)
    .where('s.valid_from', '>', today)
    .where('s.withdrawn_at', 'is', null)
    .orderBy('s.valid_from')
    .limit(MOST_FORMER)
    .execute();
  // one more, because the set in force is among them
  const former = sets(db)
    .where((is) => is.or([is('s.valid_from', '<=', today), is('s.withdrawn_at', 'is not', null)]))
    .orderBy('s.valid_from', 'desc')
    .orderBy('s.id', 'desc')
    .limit(MOST_FORMER + 1)
    .execute();
  const held = await inForce;
  return {
    version: await version,
    waiting: (await listWaitingSets(db)).map((set) => toWaiting(set, actor)),
    in_force: held ? toSet(held) : null,
    to_come: (await toCome).map(toSet),
    former: (await former)
      .filter(({ id }) => id !== held?.id)
      .slice(0, MOST_FORMER)
      .map(toSet),
    defaults: toWireSettings(defaultSettings),
  };
}

/** Sets that wait for a second person, the oldest first. */
export async function listWaitingSets(db: Reader): Promise<WaitingSet[]> {
  return (await listOpenApprovals(db, null)).flatMap((approval) => {
    const decision = decisionOf(approval);
    return decision.kind === 'settings' ? [{ ...approval, wanted: decision.wanted }] : [];
  });
}

type WaitingSet = ApprovalRecord & { wanted: WantedSettings };

function toWaiting(set: WaitingSet, actor: Actor): WaitingSettings {
  const { household_id: _nobodys, kind: _always, ...approval } = toApproval(set, actor);
  return {
    ...approval,
    reason: set.reason ?? '',
    valid_from: toWireDay(set.wanted.valid_from),
    settings: toWireSettings(readSettings(set.wanted.settings)),
  };
}

/** A number that grows whenever a set is introduced or withdrawn; 0 before the first one. */
export async function settingsVersion(db: Reader): Promise<number> {
  const { version } = await db
    .selectFrom('board_settings')
    .select(({ fn }) => [sql<number>`${fn.countAll()} + ${fn.count('withdrawn_at')}`.as('version')])
    .executeTakeFirstOrThrow();
  return version;
}

/** Only one transaction at a time may introduce or withdraw sets; others may still read them. */
export async function lockSettings(tx: Tx): Promise<void> {
  await sql`lock table board_settings in share row exclusive mode`.execute(tx);
}

export async function findSet(db: Reader, id: number) {
  return db
    .selectFrom('board_settings')
    .select(['id', 'valid_from', 'withdrawn_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The sets from a day on that are not withdrawn, the earliest first. */
export async function listSetsFrom(db: Reader, day: Day) {
  return db
    .selectFrom('board_settings')
    .select(['valid_from', 'settings', 'reason'])
    .where('valid_from', '>=', day)
    .where('withdrawn_at', 'is', null)
    .orderBy('valid_from')
    .execute();
}

function sets(db: Reader) {
  return db
    .selectFrom('board_settings as s')
    .leftJoin('accounts as c', 'c.id', 's.created_by')
    .leftJoin('accounts as w', 'w.id', 's.withdrawn_by')
    .select(['s.id', 's.valid_from', 's.settings', 's.reason', 's.created_at', 's.withdrawn_at'])
    .select([staffNameOf('c').as('created_by'), staffNameOf('w').as('withdrawn_by')]);
}

type SetRow = Omit<SettingsSet, 'valid_from' | 'settings' | 'created_at' | 'withdrawn_at'> & {
  valid_from: Day;
  settings: object;
  created_at: Date;
  withdrawn_at: Date | null;
};

function toSet({ valid_from, settings, created_at, withdrawn_at, ...set }: SetRow): SettingsSet {
  return {
    ...set,
    valid_from: toWireDay(valid_from),
    settings: toWireSettings(readSettings(settings)),
    created_at: created_at.toISOString(),
    withdrawn_at: withdrawn_at?.toISOString() ?? null,
  };
}
