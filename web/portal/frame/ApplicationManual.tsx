import { useHome } from '../../me/meApi.ts';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Manual } from '../../ui/content/Manual.tsx';
import { useLocation } from '../../ui/router/Router.tsx';
import { manualStates, manualSteps } from './manualSteps.ts';
import { pathOf, stepOf, useStepReached } from './steps.ts';

/** The four steps of an application; only the current one has a link (spec §2, "manual side panel"). */
export function ApplicationManual({ isBrief = false }: { isBrief?: boolean }) {
  const { t } = useTranslation();
  const { reached } = useStepReached();
  const { pathname } = useLocation();
  const words = useStepWords();
  const states = manualStates(reached, useHome().application.gaps);
  return (
    <Manual
      title={t('application.manual.title')}
      isBrief={isBrief}
      steps={manualSteps.map((step) => ({
        ...words[step],
        state: states[step],
        action: states[step] === 'current' && stepOf(pathname) !== step && (
          <LinkButton to={pathOf(step)}>{words[step].go}</LinkButton>
        ),
      }))}
    />
  );
}

function useStepWords() {
  const { t } = useTranslation();
  return {
    1: {
      title: t('application.manual.mainMember'),
      text: t('application.manual.mainMemberText'),
      go: t('application.manual.mainMemberGo'),
    },
    2: {
      title: t('application.manual.household'),
      text: t('application.manual.householdText'),
      go: t('application.manual.householdGo'),
    },
    3: {
      title: t('application.manual.familyMembers'),
      text: t('application.manual.familyMembersText'),
      go: t('application.manual.familyMembersGo'),
    },
    4: {
      title: t('application.manual.payments'),
      text: t('application.manual.paymentsText'),
      go: t('application.manual.paymentsGo'),
    },
  };
}
