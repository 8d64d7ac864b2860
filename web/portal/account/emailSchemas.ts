import { z } from 'zod';
import { emailField } from '../../../domain/accounts/accounts.contract.ts';

/** The schema of a new e-mail address; fetched when the form is checked. */
export const emailChange = z.object({ email: emailField });
