import { isExisting, type MemberStatus } from '../members/memberStatus.ts';

/** Only main members state a burial wish (D31). */
export const isAskedForBurialPlace = (member: { is_main: boolean }) => member.is_main;

/** Only main members who wait or are active may state it (spec §2, D31). */
export const mayHaveBurialPlace = (main: { status: MemberStatus }) => isExisting(main.status);
