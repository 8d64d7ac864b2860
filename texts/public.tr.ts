import { accountsTr } from './accounts/accounts.tr.ts';
import { fieldsTr } from './fields.tr.ts';
import { refusalsTr } from './refusals.tr.ts';
import { sharedTr } from './shared/shared.tr.ts';

export const publicTr = { shared: sharedTr, fields: fieldsTr, refusals: refusalsTr, accounts: accountsTr };
