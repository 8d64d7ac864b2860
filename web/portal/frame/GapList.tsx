import { type GapKey, type GapScreen, gapKeys } from '../../../domain/application/gaps.ts';
import { needsResidencePermit } from '../../../domain/reference/countries.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { useHome } from '../../me/meApi.ts';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { CheckList, type CheckListItem } from '../../ui/content/CheckList.tsx';
import { gapMark } from './gapPlaces.ts';
import { type StepPath, stepOf, useStepReached } from './steps.ts';

const SCREENS: Record<GapScreen, StepPath> = {
  main_member: '/main-member',
  household: '/household',
  family_members: '/sub-member',
  payment: '/payment',
};

/** Shown only while they are gaps, and not as done: most people never have them. */
const ONLY_AS_GAP: readonly GapKey[] = ['family_member_incomplete', 'sent_back'];

/** What the application has and what it still lacks, each with the screen where it is completed (D19). */
export function GapList() {
  const { t } = useTranslation();
  return (
    <Card title={t('application.news.gapsTitle')} intro={t('application.news.gapsIntro')}>
      <CheckList items={[...useOpenGaps(), ...useDone()]} />
    </Card>
  );
}

/** What is still missing, each with a link to the place where it is completed. */
export function useOpenGaps(): (CheckListItem & { gap: GapKey })[] {
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
      key: `${gap} ${member_id}`,
      text: name ? t('application.gapOf', { name }) : t(`application.gap.${gap}`),
      done: false,
      // no link to a screen that the data do not allow yet, because it would redirect
      to: (stepOf(path) ?? 0) <= allowed ? `${path}${gapMark({ gap }, mainMember, member || undefined)}` : undefined,
    };
  });
}

function useDone(): CheckListItem[] {
  const { t } = useTranslation();
  const { mainMember, application } = useHome();
  const isOpen = (key: GapKey) => application.gaps.some(({ gap }) => gap === key);
  const notNeeded = (key: GapKey) =>
    key === 'document_residence_permit' && !needsResidencePermit(mainMember.citizenship_id);
  return gapKeys
    .filter((key) => !isOpen(key) && !ONLY_AS_GAP.includes(key))
    .map((key) => ({
      key,
      text: t(`application.gap.${key}`),
      done: true,
      state: notNeeded(key) ? t('application.news.notNeeded') : t('application.news.gapsDone'),
    }));
}
