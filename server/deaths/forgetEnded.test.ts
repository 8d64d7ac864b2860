import { type Insertable, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Tables } from '../platform/db.ts';
import { aHousehold } from '../testing/builders.ts';
import { aDeathCase, aDeathCost, aMarkedDeathCase } from '../testing/deathBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { forgetEndedDeaths } from './forgetEnded.jobs.ts';

const server = testServer();
beforeEach(async () => {
  await sql`delete from death_cases`.execute(server.context.db);
  await sql`delete from discarded_files`.execute(server.context.db);
});

const MARK = 'Gizlioğlu';
const NOON = 'T12:00:00Z';

type Kept = 'all' | 'no medical words' | 'nothing' | 'paid costs';

/** The ends of the periods: 90 days after withdrawing, a year and seven calendar years after closing (Vienna). */
const boundaries: [state: 'withdrawn' | 'closed', ended: string, night: string, paid: boolean, kept: Kept][] = [
  ['withdrawn', `2027-01-11${NOON}`, `2027-04-11${NOON}`, false, 'all'],
  ['withdrawn', `2027-01-11${NOON}`, '2027-04-11T12:00:01Z', false, 'nothing'],
  ['withdrawn', `2027-01-11${NOON}`, `2027-04-11${NOON}`, true, 'all'],
  ['withdrawn', `2027-01-11${NOON}`, `2027-04-12${NOON}`, true, 'paid costs'],
  ['withdrawn', `2027-01-11${NOON}`, '2034-12-31T22:00:00Z', true, 'paid costs'],
  ['withdrawn', `2027-01-11${NOON}`, '2034-12-31T23:30:00Z', true, 'nothing'],
  ['closed', `2027-01-11${NOON}`, '2028-01-10T22:00:00Z', true, 'all'],
  ['closed', `2027-01-11${NOON}`, '2028-01-10T23:30:00Z', true, 'no medical words'],
  ['closed', '2027-12-31T22:30:00Z', '2034-12-31T22:00:00Z', true, 'no medical words'],
  ['closed', '2027-12-31T22:30:00Z', '2034-12-31T23:30:00Z', true, 'nothing'],
  // in Vienna it was the next year already
  ['closed', '2027-12-31T23:30:00Z', '2034-12-31T23:30:00Z', true, 'no medical words'],
];

it.each(boundaries)(
  'of a case that was %s at %s there is at %s (paid costs: %s): %s',
  async (state, ended, night, paid, kept) => {
    const id = await anEndedCase({ state, ended, paid });

    await theNight(night);
    await theNight(night);

    expect(await keptOf(id)).toBe(kept);
  },
);

it.each(['reported', 'identified', 'declined', 'buried', 'settled'] as const)(
  'of a case that is %s nothing is forgotten, however old it is',
  async (state) => {
    const id = await aMarked();
    await put(id, { state, state_since: new Date(`2027-01-11${NOON}`) });

    await theNight(`2060-01-11${NOON}`);

    expect(await keptOf(id)).toBe('all');
  },
);

it('a withdrawn case is kept from its withdrawal on, also if somebody has worked on it since', async () => {
  const id = await anEndedCase({ state: 'withdrawn', ended: `2027-01-11${NOON}`, paid: false });
  await put(id, { changed_at: new Date(`2027-04-10${NOON}`) });

  await theNight(`2027-04-12${NOON}`);

  expect(await keptOf(id)).toBe('nothing');
});

describe('what goes with a case', () => {
  it('files are discarded', async () => {
    const id = await anEndedCase({ state: 'withdrawn', ended: `2027-01-11${NOON}`, paid: true });
    const gone = await anEndedCase({ state: 'withdrawn', ended: `2027-01-11${NOON}`, paid: false });
    for (const [place, one] of [id, gone].entries()) {
      const key = `key-${place}`;
      await sql`insert into kept_files (storage_key, content_type, size_bytes, content_digest, kept_at)
        values (${key}, 'image/png', 1, sha256('a'), ${server.clock.now()})`.execute(server.context.db);
      await sql`update death_case_documents set storage_key = ${key} where case_id = ${one}`.execute(server.context.db);
    }

    await theNight(`2027-05-11${NOON}`);

    const { rows } = await sql<{ key: string }>`select storage_key as key from discarded_files order by 1`.execute(
      server.context.db,
    );
    expect(rows.map(({ key }) => key)).toEqual(['key-0', 'key-1']);
  });

  it('the other cases of its event stay together', async () => {
    const first = await anEndedCase({ state: 'withdrawn', ended: `2027-01-11${NOON}`, paid: false });
    const others = [await aDeathCase(server, { event_id: first }), await aDeathCase(server, { event_id: first })];

    await theNight(`2027-05-11${NOON}`);

    const { db } = server.context;
    const rows = await db.selectFrom('death_cases').select(['id', 'event_id']).orderBy('id').execute();
    expect(rows).toEqual(others.map((id) => ({ id, event_id: others[0] })));
  });

  it('more cases than one step works on are all forgotten', async () => {
    const one = await anEndedCase({ state: 'withdrawn', ended: `2027-01-11${NOON}`, paid: false });
    await sql`insert into death_cases (case_no, state, source, language, reported_at, state_since, changed_at)
      select 'many-' || n, state, source, language, reported_at, state_since, changed_at
      from death_cases, generate_series(1, 450) n where id = ${one}`.execute(server.context.db);

    await theNight(`2027-05-11${NOON}`);

    expect(await server.context.db.selectFrom('death_cases').select('id').execute()).toEqual([]);
  });
});

async function aMarked(): Promise<number> {
  const household = await aHousehold(server, { status: 'active' });
  return aMarkedDeathCase(server, household.household_id, MARK);
}

type Ended = { state: 'withdrawn' | 'closed'; ended: string; paid: boolean };

async function anEndedCase({ state, ended, paid }: Ended): Promise<number> {
  const id = await aMarked();
  if (paid) await aDeathCost(server, id, { supplier: 'Tischlerei', paid_on: server.clock.today() });
  const at = new Date(ended);
  await put(id, { state, state_since: at, closed_at: state === 'closed' ? at : null });
  return id;
}

async function put(id: number, fields: Partial<Insertable<Tables['death_cases']>>): Promise<void> {
  await server.context.db.updateTable('death_cases').set(fields).where('id', '=', id).execute();
}

async function theNight(instant: string): Promise<void> {
  server.clock.moveTo(new Date(instant));
  await forgetEndedDeaths.run(server.context, {});
}

async function keptOf(id: number): Promise<Kept> {
  const { db } = server.context;
  const row = await db.selectFrom('death_cases').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return 'nothing';
  const costs = await db.selectFrom('death_case_costs').select('supplier').where('case_id', '=', id).execute();
  const parts = ['notes', 'links', 'steps', 'documents', 'decisions', 'checks', 'history', 'effects'];
  const texts = await Promise.all(
    parts.map(async (part) => {
      const { rows } = await sql`select * from ${sql.table(`death_case_${part}`)} where case_id = ${id}`.execute(db);
      return JSON.stringify(rows);
    }),
  );
  const marked = parts.filter((_part, place) => texts[place]?.includes(MARK));
  if (!JSON.stringify([row, costs]).includes(MARK) && marked.length === 0) {
    return row.household_id === null && costs.length === 1 ? 'paid costs' : 'nothing';
  }
  return row.medical_words === null && !marked.includes('links') ? 'no medical words' : 'all';
}
