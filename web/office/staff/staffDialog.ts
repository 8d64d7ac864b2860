import type { accountWishes, StaffAccount } from '../../../domain/secondPerson/staff.contract.ts';

export type AccountWish = (typeof accountWishes)[number];

/** Which dialog about an account is open. */
export type StaffDialog = { account: StaffAccount; wish: AccountWish | 'name' };
