import { accountsDe } from './accounts/accounts.de.ts';
import { fieldsDe } from './fields.de.ts';
import { refusalsDe } from './refusals.de.ts';
import { sharedDe } from './shared/shared.de.ts';

/** What log-in and registration need: loaded first, before anyone is known. */
export const publicDe = { shared: sharedDe, fields: fieldsDe, refusals: refusalsDe, accounts: accountsDe };
