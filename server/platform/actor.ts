import type { Language } from '../../domain/shared/language.ts';

/** On whose behalf something happens. */
export type Actor = Anonymous | MemberActor | OfficeActor | SystemActor;

export type Anonymous = { kind: 'anonymous' };

/** The system: jobs and listeners. */
export type SystemActor = { kind: 'system' };

type LoggedIn = {
  account_id: number;
  session_id: number;
  language: Language;
  /** Changes whenever the account, the household or anything that belongs to it changes; only of requests. */
  revision?: string;
  /** When the session ends if it is not used again; only of requests. */
  session_ends_at?: Date;
};

/** The main member of a household. */
export type MemberActor = LoggedIn & {
  kind: 'member';
  household_id: number;
  household_status: 'new' | 'waiting' | 'active' | 'inactive';
  main_member_id: number;
  /**
   * Somebody of the office acts for the household, which asked for it in this conversation; the account and the
   * session are those of the office then (decision 94).
   */
  conversation?: { id: number; hasReason: boolean };
};

/** The association's staff. */
export type OfficeActor = LoggedIn & {
  kind: 'office';
  role: 'clerk' | 'board';
  /** Whether the second factor blocks this session (decision 16). */
  standing: 'open' | 'code_needed' | 'set_up_needed';
};

export type AccountActor = MemberActor | OfficeActor;

export const anonymous: Anonymous = { kind: 'anonymous' };
export const system: SystemActor = { kind: 'system' };

/** The account behind an actor, for histories and logs. */
export function accountOf(actor: Actor): number | null {
  return actor.kind === 'member' || actor.kind === 'office' ? actor.account_id : null;
}
