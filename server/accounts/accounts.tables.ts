import type { Generated } from 'kysely';
import type { Day } from '../../domain/shared/day.ts';
import type { Language } from '../../domain/shared/language.ts';

declare module '../platform/db.ts' {
  interface Tables {
    accounts: AccountsTable;
    account_tokens: AccountTokensTable;
    sessions: SessionsTable;
    second_factors: SecondFactorsTable;
    second_factor_offers: SecondFactorOffersTable;
    recovery_codes: RecoveryCodesTable;
    log_ins: LogInsTable;
    throttle_hits: ThrottleHitsTable;
  }
}

export const accountRoles = ['member', 'clerk', 'board'] as const;
export type AccountRole = (typeof accountRoles)[number];

export const accountStatuses = ['unconfirmed', 'active', 'closed'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const tokenPurposes = ['confirm_email', 'reset_password', 'change_email', 'undo_email'] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

type AccountsTable = {
  id: Generated<number>;
  email: string;
  /** The address in the form in which addresses are compared; unique. */
  email_key: string;
  /** When the address was last changed; null if it is the one of the registration. */
  email_since: Date | null;
  pending_email: string | null;
  pending_email_key: string | null;
  password_hash: string;
  role: AccountRole;
  status: AccountStatus;
  language: Language;
  created_at: Date;
  confirmed_at: Date | null;
  closed_at: Date | null;
  /** The name that colleagues read; null for members, and for staff without one. */
  staff_name: Generated<string | null>;
  /** The last day on which a session was used; null before the first log-in. */
  last_seen_on: Generated<Day | null>;
  /** The day on which a mail server said that the address does not exist; null once it takes a mail, or with another address. */
  email_refused_on: Generated<Day | null>;
};

type AccountTokensTable = {
  id: Generated<number>;
  account_id: number;
  purpose: TokenPurpose;
  /** The address that an `undo_email` link puts back in force; null for other links. */
  email: Generated<string | null>;
  token_hash: Buffer;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
};

type SessionsTable = {
  id: Generated<number>;
  account_id: number;
  token_hash: Buffer;
  remember: boolean;
  user_agent: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  /** When the second factor was shown in this session; office only. */
  second_factor_at: Date | null;
};

type SecondFactorsTable = {
  account_id: number;
  /** Encrypted; base 32 when decrypted. */
  secret: Buffer;
  /** The 30-second step of the last accepted code. */
  last_step: number;
  set_at: Date;
};

type SecondFactorOffersTable = {
  session_id: number;
  /** Encrypted; base 32 when decrypted. */
  secret: Buffer;
  offered_at: Date;
};

type RecoveryCodesTable = {
  account_id: number;
  code_hash: Buffer;
  used_at: Date | null;
};

type LogInsTable = {
  id: Generated<number>;
  account_id: number;
  logged_in_at: Date;
  browser: string | null;
  system: string | null;
  /** The first half of the network address, as `192.0.2.0/24`. */
  network: string;
};

type ThrottleHitsTable = {
  id: Generated<number>;
  key: string;
  hit_at: Date;
  /** Identifies an attempt whose outcome is not known yet; null once it counts. */
  attempt: Generated<string | null>;
  pending_until: Generated<Date | null>;
};
