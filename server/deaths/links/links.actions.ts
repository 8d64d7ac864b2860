import { isOpenCase } from '../../../domain/deaths/deathCase.ts';
import type {
  DeathLinks,
  deathLinksContract,
  LinkKind,
  MadeDeathLink,
} from '../../../domain/deaths/deathLinks.contract.ts';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import { shownLinkCode } from '../../../domain/deaths/linkCode.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { businessDay, type Day, isAfter, toWireDay } from '../../../domain/shared/day.ts';
import { familyPages, guestPages } from '../../../domain/shared/deathPages.ts';
import type { Language } from '../../../domain/shared/language.ts';
import { record } from '../../audit/audit.actions.ts';
import { settingsOn } from '../../boardSettings/boardSettings.reads.ts';
import { accountOf } from '../../platform/actor.ts';
import { hashToken } from '../../platform/secrets/tokens.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { say } from '../../words.ts';
import { updateCase } from '../deaths.writes.ts';
import { lockCase } from '../lockCase.actions.ts';
import { assertRoomFor } from '../room.reads.ts';
import { hashCode, newCodeOfLink } from './linkKeys.ts';
import { findLink, getLinks } from './links.reads.ts';
import { insertLink, updateRevoked } from './links.writes.ts';

type Calls = typeof deathLinksContract;

const DAY_MS = 86_400_000;
/** No link lives longer, whatever the board has set (decision 60). */
const MOST_DAYS = 30;

/** Makes a link for the family, with a code for a printed sheet. Refuses with `death_case_step_not_possible` for an ended case, and with `death_case_full`. */
export async function makeFamilyLink(
  change: StaffChange,
  { id, revision, ...to }: Input<Calls['makeFamilyLink']>,
): Promise<MadeDeathLink> {
  return make(change, { id, revision }, { ...to, kind: 'family', code: newCodeOfLink() });
}

/** Makes a link for a guest. Refuses as `makeFamilyLink`, and with `validation_failed` for a consent in the future. */
export async function makeGuestLink(
  change: StaffChange,
  { id, revision, ...to }: Input<Calls['makeGuestLink']>,
): Promise<MadeDeathLink> {
  if (isAfter(to.consent_on, change.today)) {
    return refuse('validation_failed', { errors: { consent_on: ['day_in_the_future'] } });
  }
  return make(change, { id, revision }, { ...to, kind: 'guest', code: null });
}

/** Ends a link at once. Refuses with `death_link_not_found`, and `death_case_step_not_possible` where it is revoked already. */
export async function revokeLink(
  change: StaffChange,
  { id, revision }: Input<Calls['revokeDeathLink']>,
): Promise<DeathLinks> {
  const { case_id } = (await findLink(change.tx, id)) ?? refuse('death_link_not_found');
  await lockCase(change, { id: case_id, revision });
  const link = (await findLink(change.tx, id)) ?? refuse('death_link_not_found');
  if (link.revoked_at) return refuse('death_case_step_not_possible');
  await updateRevoked(change.tx, id, { revoked_at: change.now, revoked_by: accountOf(change.actor) });
  await updateCase(change, case_id, {});
  await record(change, { action: 'death_case.link_revoked', household_id: null, subject_id: case_id });
  return getLinks(change, { id: case_id });
}

type Wanted = {
  kind: LinkKind;
  recipient: string;
  language: Language;
  code: string | null;
  consent_by?: string;
  consent_on?: Day;
};

async function make(
  change: StaffChange,
  seen: { id: number; revision: number },
  { kind, recipient, language, code, consent_by = undefined, consent_on = undefined }: Wanted,
): Promise<MadeDeathLink> {
  const { state } = await lockCase(change, seen);
  if (!isOpenCase(state)) return refuse('death_case_step_not_possible');
  const { tx, now, today, settings } = change;
  await assertRoomFor(tx, seen.id, 'links');
  const rules = await settingsOn(tx, today);
  const days = Math.min(MOST_DAYS, kind === 'family' ? rules.family_link_days : rules.guest_link_days);
  const token = change.newToken();
  const expires_at = new Date(now.getTime() + days * DAY_MS);
  await insertLink(tx, {
    case_id: seen.id,
    kind,
    recipient,
    language,
    token_hash: hashToken(token),
    code_hash: code === null ? null : hashCode(code, settings.sessionSecrets),
    consent_by: consent_by ?? null,
    consent_on: consent_on ?? null,
    created_at: now,
    created_by: accountOf(change.actor),
    expires_at,
  });
  await updateCase(change, seen.id, {});
  await record(change, { action: 'death_case.link_made', household_id: null, subject_id: seen.id });
  const page = settings.publicUrl + (kind === 'family' ? familyPages : guestPages)[language];
  const address = `${page}?link=${token}`;
  return {
    ...(await getLinks(change, seen)),
    made: {
      kind,
      recipient,
      address,
      message: messageOf(change, { kind, language, address, expires_at }),
      code: code && shownLinkCode(code),
      code_address: code && page.replace(/^https?:\/\//, ''),
    },
  };
}

type Message = { kind: LinkKind; language: Language; address: string; expires_at: Date };

function messageOf({ settings }: StaffChange, { kind, language, address, expires_at }: Message): string {
  const { name, phone, emergency_phone } = settings.association;
  return say(language, `deaths.linkPage.message.${kind}`, {
    association: name,
    address,
    phone: emergency_phone ?? phone,
    date: toWireDay(businessDay(expires_at)),
  });
}
