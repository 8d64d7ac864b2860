import { type DraftKind, draftPlaceOf } from '../../../domain/application/drafts.ts';
import type { Me } from '../../../domain/me/me.contract.ts';
import { isExisting, isLocked } from '../../../domain/members/memberStatus.ts';
import { mayChangeAnything } from '../../../domain/members/members.access.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { mayChangeSubstitute } from '../../../domain/substitutes/substitutes.access.ts';
import { substitutePath, substitutesPath } from '../frame/substitutePaths.ts';

/** The screen of a draft's form; `name` is the person whom it is about. */
export type DraftScreen = { kind: DraftKind; path: string; name?: string };

/** The screen on which a draft can be continued; undefined if the form is not available (any more). */
export function draftScreenOf(form: string, me: Me): DraftScreen | undefined {
  const place = draftPlaceOf(form);
  if (!place || !me.household || !me.main_member || !mayChangeAnything(me.household.status)) return undefined;
  const { kind, id } = place;
  switch (kind) {
    case 'main-member':
      return isLocked(me.main_member.status) ? undefined : { kind, path: '/main-member' };
    case 'burial-place':
    case 'death-contact-austria':
    case 'death-contact-turkiye':
      return isExisting(me.main_member.status) ? { kind, path: '/main-member' } : undefined;
    case 'household':
      return { kind, path: '/household' };
    case 'family-member':
      return id === undefined ? { kind, path: '/sub-member/add' } : familyMemberScreen(id, me);
    case 'substitute':
      if (!isExisting(me.main_member.status)) return undefined;
      return id === undefined ? { kind, path: `${substitutesPath}/add` } : substituteScreen(id, me);
  }
}

function familyMemberScreen(id: number, { sub_members }: Me): DraftScreen | undefined {
  const member = sub_members.find((each) => each.id === id);
  if (!member || isLocked(member.status)) return undefined;
  return { kind: 'family-member', path: `/sub-member/${id}`, name: fullName(member) };
}

function substituteScreen(id: number, { substitutes }: Me): DraftScreen | undefined {
  const substitute = substitutes.find((each) => each.id === id);
  if (!substitute || !mayChangeSubstitute(substitute)) return undefined;
  return { kind: 'substitute', path: substitutePath(id), name: fullName(substitute) };
}
