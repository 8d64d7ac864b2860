import { coverOn } from '../../domain/membership/cover.ts';
import { type Day, day } from '../../domain/shared/day.ts';
import { listCoverFacts, readCoverFacts } from '../membership/cover/cover.reads.ts';
import type { TestServer } from './testServer.ts';

/** The grounds for a person on a day, in order; several ids are the same person's rows. */
export async function groundsOn(server: TestServer, on: string, ...member_ids: number[]) {
  const facts = await readCoverFacts(server.context.db, { member_ids, day: day(on), is_accident: false });
  return coverOn(facts).grounds;
}

/** The verdicts of these grounds as one text: `in_arrears covered`. */
export async function verdictsOn(...asked: Parameters<typeof groundsOn>): Promise<string> {
  return (await groundsOn(...asked)).map(({ verdict }) => verdict).join(' ');
}

/** Everybody who was in a household on a day, with cover and reasons, as one text. */
export async function coverAt(
  server: TestServer,
  on: Day,
  { household_id }: { household_id: number },
): Promise<string> {
  const facts = [...(await listCoverFacts(server.context.db, household_id, on)).values()];
  const there = facts.filter(({ memberships }) => memberships.some(({ entered }) => entered.on <= on));
  return JSON.stringify(
    there.map((known) => coverOn(known).grounds),
    null,
    1,
  );
}
