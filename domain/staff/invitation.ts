import { z } from 'zod';
import { staffRoles } from '../accounts/staffRoles.ts';
import { languages } from '../shared/language.ts';

/** Who is invited to work in the office, as it is stored until somebody has agreed. */
export const wantedInvitation = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  language: z.enum(languages),
});
export type WantedInvitation = z.output<typeof wantedInvitation>;
