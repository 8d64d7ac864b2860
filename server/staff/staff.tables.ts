import type { Generated } from 'kysely';
import type { StaffRole } from '../../domain/accounts/staffRoles.ts';
import type { Language } from '../../domain/shared/language.ts';

declare module '../platform/db.ts' {
  interface Tables {
    staff_invitations: StaffInvitationsTable;
  }
}

type StaffInvitationsTable = {
  id: Generated<number>;
  /** Normalised, as the account will have it. */
  email: string;
  name: string;
  role: StaffRole;
  language: Language;
  token_hash: Buffer;
  invited_by: number;
  /** Null where nobody else worked in the office (decision 40). */
  agreed_by: number | null;
  invited_at: Date;
  expires_at: Date;
};
