import { accountsEn } from './accounts/accounts.en.ts';
import { fieldsEn } from './fields.en.ts';
import { refusalsEn } from './refusals.en.ts';
import { sharedEn } from './shared/shared.en.ts';

export const publicEn = { shared: sharedEn, fields: fieldsEn, refusals: refusalsEn, accounts: accountsEn };
