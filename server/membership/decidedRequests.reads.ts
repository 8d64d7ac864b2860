import type { ChangeableField } from '../../domain/members/changeRequests/changeRequest.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import type { Reader } from '../platform/db.ts';

export type DecidedRequests = {
  member_id: number;
  is_main: boolean;
  name: string;
  fields: ChangeableField[];
  accepted: boolean;
  answer: string | null;
};

/** Requests that were decided together, all about one person; undefined if the person was deleted. */
export async function findDecidedRequests(db: Reader, ids: readonly number[]): Promise<DecidedRequests | undefined> {
  const rows = await db
    .selectFrom('change_requests as r')
    .innerJoin('members as m', 'm.id', 'r.member_id')
    .select(['r.member_id', 'm.is_main', 'm.first_name', 'm.last_name', 'r.field', 'r.accepted', 'r.answer'])
    .where('r.id', 'in', ids)
    .where('r.decided_at', 'is not', null)
    .orderBy('r.id')
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const { member_id, is_main, accepted, answer } = first;
  const fields = rows.map(({ field }) => field);
  return { member_id, is_main, name: fullName(first), fields, accepted: accepted === true, answer };
}
