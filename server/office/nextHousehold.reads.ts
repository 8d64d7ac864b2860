import { refuse } from '../../domain/application/application.refusals.ts';
import type { ApplicationState } from '../../domain/office/applicationState.ts';
import type { HouseholdList } from '../../domain/office/householdLists.ts';
import type { NextHousehold } from '../../domain/office/officeAnswers.ts';
import { findOwners } from '../members/owners.reads.ts';
import type { Ask } from '../platform/context.ts';
import { listApplications } from './applications.reads.ts';
import { listDocumentsToCheck } from './documentsToCheck.reads.ts';

type Asked = { id: number; list: HouseholdList; state?: ApplicationState | undefined };

/**
 * The place of a household in a list, with the rows around it. One that has left the list, or was never in it, is put in at its place; without
 * a place, the list begins.
 */
export async function findNextHousehold(ask: Ask, { id, list, state }: Asked): Promise<NextHousehold> {
  if ((await findOwners(ask.db, [id])).size === 0) refuse('HouseholdNotFound');
  const rows =
    list === 'documents' ? await listWithDocuments(ask, id) : await listApplications(ask, { state, and: id });
  const index = rows.findIndex(({ household_id }) => household_id === id);
  return {
    next: ownerIn(rows[index + 1]),
    previous: rows[index - 1]?.household_id ?? null,
    place: index < 0 ? null : index + 1,
    count: rows.length,
  };
}

type Row = NonNullable<NextHousehold['next']>;

function ownerIn(row: Row | undefined): NextHousehold['next'] {
  if (!row) return null;
  const { household_id, membership_no, name, skip } = row;
  return { household_id, membership_no, name, skip };
}

async function listWithDocuments(ask: Ask, id: number) {
  const elsewhere = await listApplications(ask, { state: 'waiting_over' });
  return listDocumentsToCheck(
    ask,
    elsewhere.filter(({ household_id }) => household_id !== id),
    id,
  );
}
