import { isExisting, type MemberStatus } from '../members/memberStatus.ts';

/** Only a household that has been submitted is represented by somebody (D30). */
export const mayHaveSubstitutes = (household: { status: MemberStatus }) => isExisting(household.status);

/** What was ended is history and stays as it was (D30). */
export const mayChangeSubstitute = (substitute: { ended_on: string | null }) => substitute.ended_on === null;
