import type { Approval } from '../../../domain/approvals/approvalAnswers.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useTranslation } from '../../platform/words.ts';

type Waiting = Pick<Approval, 'may_agree' | 'takes_effect_at' | 'took_effect'>;

/** Describes who started an action that needs approval, when, and what happens next. */
export function useApprovalWords() {
  const { t } = useTranslation();
  return {
    whoOf: ({ asked_by, is_own }: Pick<Approval, 'asked_by' | 'is_own'>): string => {
      if (is_own) return t('officeApprovals.you');
      return asked_by ?? t('officeHousehold.history.system');
    },
    stateOf: ({ may_agree, takes_effect_at: at, took_effect }: Waiting): string => {
      if (took_effect) return t('officeApprovals.tookEffect');
      if (at !== null) return t('officeApprovals.takesEffect', dateAndTimeOf(at));
      return may_agree ? t('officeApprovals.waitsForYou') : t('officeApprovals.waitsForOther');
    },
  };
}
