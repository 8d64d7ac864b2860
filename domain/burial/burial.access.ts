import { isExisting, type MemberStatus } from '../members/memberStatus.ts';

/** Only main members say where they wish to be buried (D31). */
export const isAskedForBurialPlace = (member: { is_main: boolean }) => member.is_main;

/** And only once they wait or are active (spec §2, D31). */
export const mayHaveBurialPlace = (main: { status: MemberStatus }) => isExisting(main.status);
