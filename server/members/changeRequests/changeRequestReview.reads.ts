import type {
  OpenChangeRequest,
  ReviewedChangeRequest,
} from '../../../domain/members/changeRequests/changeRequestReview.contract.ts';
import { refuse } from '../../../domain/members/members.refusals.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { MOST_WAITING } from '../../../domain/shared/mostWaiting.ts';
import { readLastDecision } from '../../audit/lastDecision.reads.ts';
import type { Ask } from '../../platform/context.ts';
import type { Reader } from '../../platform/db.ts';
import { findChangeRequest, toChangeRequest } from './changeRequests.reads.ts';

/** Undecided requests of one household or of all, the oldest first; at most a hundred. */
export async function listOpenChangeRequests(
  { db }: Pick<Ask, 'db'>,
  { household_id }: { household_id?: number | undefined } = {},
): Promise<OpenChangeRequest[]> {
  const rows = await whoseRequests(db)
    .where('r.decided_at', 'is', null)
    .where('r.withdrawn_at', 'is', null)
    .$if(household_id !== undefined, (open) => open.where('r.household_id', '=', household_id ?? 0))
    .orderBy('r.id')
    .limit(MOST_WAITING)
    .execute();
  return rows.map(toOpen);
}

/** One request with its values decrypted; the caller writes the access record. Refuses with `change_request_not_found`. */
export async function readChangeRequest({ db, vault }: Ask, id: number): Promise<ReviewedChangeRequest> {
  const whose = await whoseRequests(db).where('r.id', '=', id).executeTakeFirst();
  if (!whose) return refuse('change_request_not_found');
  // read first: a decision made while the rest is read must not count as seen
  const last_decision = await readLastDecision(db, whose.household_id);
  const row = (await findChangeRequest(db, id)) ?? refuse('change_request_not_found');
  const open = await whoseRequests(db)
    .where('r.member_id', '=', row.member_id)
    .where('r.decided_at', 'is', null)
    .where('r.withdrawn_at', 'is', null)
    .orderBy('r.id')
    .execute();
  const others = open.filter((other) => other.id !== id).map(({ id: otherId, field }) => ({ id: otherId, field }));
  return { ...toOpen(whose), ...toChangeRequest(vault, row), last_decision, others };
}

function whoseRequests(db: Reader) {
  return db
    .selectFrom('change_requests as r')
    .innerJoin('members as m', 'm.id', 'r.member_id')
    .innerJoin('households as h', 'h.id', 'r.household_id')
    .select(['r.id', 'r.household_id', 'h.membership_no', 'r.member_id', 'm.first_name', 'm.last_name'])
    .select(['r.field', 'r.created_at']);
}

type Row = Omit<OpenChangeRequest, 'name' | 'created_at'> & { first_name: string; last_name: string; created_at: Date };

function toOpen({ first_name, last_name, created_at, ...row }: Row): OpenChangeRequest {
  return { ...row, name: fullName({ first_name, last_name }), created_at: created_at.toISOString() };
}
