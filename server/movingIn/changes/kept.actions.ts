import type { ImportedHousehold, ImportedPerson } from '../../../domain/movingIn/importedHousehold.ts';
import type { Change } from '../../platform/context.ts';
import { digestsOf, valueDigest } from '../digests.ts';
import { readHousehold } from '../takeOvers.reads.ts';
import { type Base, lockBase } from './base.reads.ts';
import type { Difference } from './differences.reads.ts';
import { updateBase } from './listChanges.writes.ts';

type Keeping = {
  household: ImportedHousehold;
  base: Base;
  /** What was decided, whatever holds. */
  settled: readonly Difference[];
  /** Who was added, by their place in the list. */
  entered?: ReadonlyMap<number, number>;
};

/** What is kept of the list, while it is written anew. */
type Kept = { digests: Record<string, string>; made_people: number[]; said: ImportedHousehold | null };

/** Keeps what the list says now as what it has said: the next list is compared with it. */
export async function keepAsListed(
  change: Change,
  { household, base, settled, entered = new Map() }: Keeping,
): Promise<void> {
  if (settled.length === 0) return;
  const { vault } = change;
  const locked = await lockBase(change.tx, base.id);
  if (!locked) return;
  const said = locked.data && readHousehold(vault, locked.data);
  const kept: Kept = { digests: { ...locked.digests }, made_people: [...locked.made_people], said };
  for (const difference of settled) {
    const { field, person } = difference;
    const id = field === 'added' && person !== null ? entered.get(person) : undefined;
    if (id === undefined) keepValue(change, kept, { household, difference });
    else keepPerson(change, kept, { household, id, listed: household.people[person ?? 0] });
  }
  const { digests, made_people } = kept;
  await updateBase(change.tx, base.id, { digests, made_people, data: said && vault.seal(JSON.stringify(said)) });
}

type OfValue = { household: ImportedHousehold; difference: Difference };

function keepValue({ vault }: Change, { digests, said }: Kept, { household, difference }: OfValue): void {
  const { key, field, listed } = difference;
  digests[key] = valueDigest(vault, field, keptValue(household, difference, listed));
  if (said) copyValue(said, household, difference);
}

type OfPerson = { household: ImportedHousehold; id: number; listed: ImportedPerson | undefined };

function keepPerson({ vault }: Change, { digests, made_people, said }: Kept, of: OfPerson): void {
  const { household, id, listed } = of;
  if (!listed) return;
  const first = '0.';
  for (const [name, digest] of Object.entries(digestsOf(vault, { ...household, people: [listed] }))) {
    if (name.startsWith(first)) digests[`${made_people.length}.${name.slice(first.length)}`] = digest;
  }
  made_people.push(id);
  said?.people.push(listed);
}

function keptValue({ people }: ImportedHousehold, { field, person }: Difference, listed: unknown): unknown {
  if (field === 'absent') return true;
  if (field !== 'added' || person === null) return listed;
  const one = people[person];
  return [one?.first_name, one?.last_name, one?.date_of_birth];
}

/** So that the next list's differences show what this one said. */
function copyValue(said: ImportedHousehold, now: ImportedHousehold, { key, field, person }: Difference): void {
  if (field === 'absent' || field === 'added') return;
  const [place = ''] = key.split('.');
  const to: Record<string, unknown> | undefined = person === null ? said : said.people[Number(place)];
  const from: Record<string, unknown> | undefined = person === null ? now : now.people[person];
  if (to && from) to[field] = from[field];
}
