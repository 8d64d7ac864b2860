import { z } from 'zod';
import { emailField } from '../../../domain/accounts/accounts.contract.ts';

/** A new e-mail address; fetched when it is checked. */
export const emailChange = z.object({ email: emailField });
