import { z } from 'zod';

const line = z.string().trim().min(1);

/** Who the association is: the one file that it edits, and what screens, mails and PDFs say of it (D47). */
export const association = z.object({
  name: line,
  phone: line,
  /** Answered day and night, for whoever has to tell of a death; left out where there is none (decision 33). */
  emergency_phone: line.optional(),
  email: z.email(),
  address: z.object({ street: line, postal_code: line, city: line, country: line }),
  iban: line,
  /** Accounts that it had before, on which some still pay: their statements are read as well. */
  former_ibans: z.array(line).optional(),
  bic: line,
  bank_name: line,
  account_holder: line,
  creditor_id: line,
});

export type Association = z.output<typeof association>;
