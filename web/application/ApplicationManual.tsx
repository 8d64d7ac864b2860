import type { ApplicationStep } from '../../domain/application/step.ts';
import { useTranslation } from '../platform/words.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Manual } from '../ui/Manual.tsx';
import { useLocation } from '../ui/router/Router.tsx';
import { pathOf, stepOf, useStepReached } from './steps.ts';

const STEPS = [1, 2, 3, 4] as const;

/** The four steps of an application; those before the current one are only text (spec §2, "manual side panel"). */
export function ApplicationManual({ isBrief = false }: { isBrief?: boolean }) {
  const { t } = useTranslation();
  const { reached } = useStepReached();
  const { pathname } = useLocation();
  const words = useStepWords();
  const current = reached === 0 ? 1 : reached;
  return (
    <Manual
      title={t('application.manual.title')}
      isBrief={isBrief}
      steps={STEPS.map((step) => ({
        ...words[step],
        state: stateOf(step, current),
        action: step === current && stepOf(pathname) !== step && (
          <LinkButton to={pathOf(step)}>{words[step].go}</LinkButton>
        ),
      }))}
    />
  );
}

function stateOf(step: ApplicationStep, current: ApplicationStep): 'done' | 'current' | 'next' {
  if (step === current) return 'current';
  return step < current ? 'done' : 'next';
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
