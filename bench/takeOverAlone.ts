import type { ImportedHousehold, ImportedPerson } from '../domain/movingIn/importedHousehold.ts';
import { openCommandContext } from '../server/maintenance/commandContext.ts';
import { storeTakeOver } from '../server/movingIn/preparing.actions.ts';
import { runTakeOver, tryTakeOver } from '../server/movingIn/takeOvers.jobs.ts';
import { updateTakeOver } from '../server/movingIn/takeOvers.writes.ts';
import { system } from '../server/platform/actor.ts';
import { runToEnd } from '../server/platform/runs/worker.ts';
import { inChange } from '../server/platform/work.ts';
import { dirtyHouseholds } from '../server/testing/movingIn/dirtyHouseholds.ts';

type Stage = { what: string; aim: string; seconds: number; cpuSeconds: number };
/** The result, and how many rows ended otherwise than the dry run had said. */
export type Measured = { stages: Stage[]; otherwise: number; rows: number; made: number };

const SEED = 38;
const HOUSEHOLDS = 10_000;
const READ_AGAIN = Math.ceil(HOUSEHOLDS * 0.3);

const { context, close } = await openCommandContext({ env: process.env });
const stages: Stage[] = [];
const list = dirtyHouseholds(HOUSEHOLDS, SEED).map(withOwnNumbers);

const first = await stored(list);
await timed(
  `dry run of a list of ${HOUSEHOLDS.toLocaleString('en')} dirty households`,
  '≤ 60 s for 3,000',
  tryTakeOver,
  first,
);
await agree(first);
await timed('the same list taken over', '≤ 180 s', runTakeOver, first);
const again = await stored(list.slice(0, READ_AGAIN).map(changed));
const what = `dry run of ${READ_AGAIN.toLocaleString('en')} rows of it, changed, compared with what stands here`;
await timed(what, '≤ 60 s', tryTakeOver, again);
await agree(again);
await timed('the same rows run', '', runTakeOver, again);

const rows = await context.db
  .selectFrom('take_over_rows')
  .select(['predicted', 'predicted_reasons', 'verdict', 'reasons'])
  .execute();
const otherwise = rows.filter(
  ({ predicted, predicted_reasons, verdict, reasons }) =>
    predicted !== verdict || JSON.stringify(predicted_reasons) !== JSON.stringify(reasons),
).length;
const made = rows.filter(({ verdict }) => verdict === 'made').length;
const measured: Measured = { stages, otherwise, rows: rows.length, made };
process.send?.(measured);
await close();
process.disconnect?.();

/** As if two of the board had agreed. */
function agree(take_over_id: number): Promise<void> {
  return inChange(context, system, async ({ tx, now }) => {
    await updateTakeOver(tx, take_over_id, { asked_by: null, asked_at: now });
    await updateTakeOver(tx, take_over_id, { agreed_by: null, agreed_at: now });
  });
}

function stored(households: ImportedHousehold[]): Promise<number> {
  const listed = households.map((household, place) => ({
    ...{ place: { sheet: 1, row: place + 2 }, household, problems: [] },
  }));
  return inChange(context, system, (change) =>
    storeTakeOver(change, { fileId: null, name: 'mitglieder.xlsx', rows: listed }),
  );
}

/** Numbers belong to one person each, as they do in life; the generator gives everybody one of few. */
function withOwnNumbers(household: ImportedHousehold, place: number): ImportedHousehold {
  const people = household.people.map((person, at): ImportedPerson => {
    const serial = String(place * 8 + at).padStart(6, '0');
    return {
      ...person,
      last_name: person.last_name && `${person.last_name} ${place % 400}`,
      turkish_id_no: person.turkish_id_no && `10${serial}146`,
      social_insurance_number: person.social_insurance_number && `${serial.slice(0, 4)}0101${serial.slice(4)}`,
    };
  });
  return { ...household, people };
}

/** As the list stands some weeks later: of each third household something is said otherwise. */
function changed(household: ImportedHousehold, place: number): ImportedHousehold {
  if (place % 3 > 0) return household;
  const [main, ...others] = household.people;
  return main ? { ...household, people: [{ ...main, place_of_birth: 'Kayseri' }, ...others] } : household;
}

async function timed(name: string, aim: string, kind: typeof runTakeOver, take_over_id: number): Promise<void> {
  const before = cpuSeconds();
  const begun = performance.now();
  await runToEnd(context, kind, { take_over_id });
  const seconds = (performance.now() - begun) / 1_000;
  stages.push({ what: name, aim, seconds, cpuSeconds: cpuSeconds() - before });
}

/** Of this process, without the database's. */
function cpuSeconds(): number {
  const { user, system: kernel } = process.cpuUsage();
  return (user + kernel) / 1e6;
}
