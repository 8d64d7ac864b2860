import { z } from 'zod';
import { passwordReset } from '../accounts/accounts.contract.ts';
import { contract } from '../shared/contract.ts';

/** An invited person comes to the office (decision 110). */
export const joinStaffContract = contract({
  joinStaff: {
    method: 'POST',
    path: '/api/v1/staff-invitation',
    summary: 'Makes an account of the office with the token of a mailed invitation, and returns its address.',
    access: 'public',
    body: passwordReset,
    answer: z.object({ email: z.string() }),
    status: 200,
    refusals: ['link_not_valid', 'email_already_exists'],
  },
});
