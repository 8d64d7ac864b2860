import { isExisting, type MemberStatus } from '../members/memberStatus.ts';

/** Only submitted households may have a substitute (D30). */
export const mayHaveSubstitutes = (household: { status: MemberStatus }) => isExisting(household.status);

/** An ended substitute is history and cannot be changed (D30). */
export const mayChangeSubstitute = (substitute: { ended_on: string | null }) => substitute.ended_on === null;
