import { z } from 'zod';

const line = z.string().trim().min(1);

/** The association's profile: the one file that the association edits, used by screens, mails and PDFs (D47). */
export const association = z.object({
  name: line,
  /** Below the icon of the installed portal, where phones cut longer names; else the name. */
  short_name: line.optional(),
  phone: line,
  /** Answered day and night, for people who have to report a death; left out if there is none (decision 33). */
  emergency_phone: line.optional(),
  email: z.email(),
  address: z.object({ street: line, postal_code: line, city: line, country: line }),
  iban: line,
  /** Former bank accounts that some people still pay to; statements of these accounts are accepted too. */
  former_ibans: z.array(line).optional(),
  bic: line,
  bank_name: line,
  account_holder: line,
  creditor_id: line,
});

export type Association = z.output<typeof association>;
