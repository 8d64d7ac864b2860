import type { Approval } from '../../../domain/approvals/approvalAnswers.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useTranslation } from '../../platform/words.ts';

/** Describes who started an action that needs approval, when, and what happens next. */
export function useApprovalWords() {
  const { t } = useTranslation();
  return {
    whoOf: ({ asked_by, is_own }: Approval): string => {
      if (is_own) return t('officeApprovals.you');
      return asked_by ?? t('officeHousehold.history.system');
    },
    stateOf: ({ is_own, takes_effect_at: at, took_effect }: Approval): string => {
      if (took_effect) return t('officeApprovals.tookEffect');
      if (at !== null) return t('officeApprovals.takesEffect', dateAndTimeOf(at));
      return is_own ? t('officeApprovals.waitsForOther') : t('officeApprovals.waitsForYou');
    },
  };
}
