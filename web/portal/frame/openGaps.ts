import type { Gap, GapKey, GapScreen } from '../../../domain/application/gaps.ts';
import type { MainMember, SubMember } from '../../../domain/members/members.contract.ts';
import { missingFamilyMemberData, missingPersonalData } from '../../../domain/members/personalData.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { useHome } from '../../me/home.ts';
import { useTranslation } from '../../platform/words.ts';
import type { CheckListItem } from '../../ui/content/CheckList.tsx';
import { type StepPath, stepOf, useStepReached } from './steps.ts';
import { STEP_OF, type TaskStep } from './tasks.ts';

const SCREENS: Record<GapScreen, StepPath> = {
  main_member: '/main-member',
  household: '/household',
  family_members: '/sub-member',
  payment: '/payment',
};

export type OpenGap = CheckListItem & { gap: GapKey; step: TaskStep };

/** What is still missing, each with a link to the place where it is completed. */
export function useOpenGaps(): OpenGap[] {
  const { t } = useTranslation();
  const { me, mainMember, application } = useHome();
  const { allowed } = useStepReached();
  return application.gaps.map(({ gap, screen, member_id }) => {
    // the contribution of a single person is still confirmed under payments
    const member = gap === 'family_member_incomplete' && me.sub_members.find(({ id }) => id === member_id);
    const path = member ? `${SCREENS[screen]}/${member.id}` : SCREENS[screen];
    const name = member ? fullName(member) : undefined;
    return {
      gap,
      step: STEP_OF[screen],
      key: `${gap} ${member_id}`,
      text: name ? t('application.gapOf', { name }) : t(`application.gap.${gap}`),
      done: false,
      // no link to a screen that the data do not allow yet, because it would redirect
      to: (stepOf(path) ?? 0) <= allowed ? `${path}${gapAnchor({ gap }, mainMember, member || undefined)}` : undefined,
    };
  });
}

/** The URL fragment of the place where a gap is closed, for example the first empty field. */
function gapAnchor({ gap }: Pick<Gap, 'gap'>, mainMember: MainMember, member: SubMember | undefined): string {
  switch (gap) {
    case 'personal_data':
      return `#main-member-${missingPersonalData(mainMember)[0] ?? 'first_name'}`;
    case 'main_phone_number':
      return '#phone-numbers';
    case 'main_address':
      return '#household-street';
    case 'document_passport':
      return '#document-passport';
    case 'document_residence_permit':
      return '#document-residence_permit';
    // only the office adds it
    case 'signed_application':
      return '';
    case 'family_member_incomplete':
      return member ? `#family-member-${firstMissing(member)}` : '';
    case 'registration_fee':
      return '#pay-sirf';
    case 'annual_contribution':
      return '#pay-siac';
    case 'sent_back':
      return '#submit-again';
  }
}

function firstMissing({ relations, ...member }: SubMember): string {
  const [field = 'first_name'] = missingFamilyMemberData({ ...member, ...relations });
  return field;
}
