import type { OpenApproval } from '../../../../domain/approvals/approvalAnswers.ts';
import { useTranslation } from '../../../platform/words.ts';
import { Link } from '../../../ui/router/Link.tsx';
import { householdPath } from '../../frame/officePaths.ts';

/** Says which application is to be joined to a household, and what of it counts (decision 112). */
export function useJoiningFacts() {
  const { t } = useTranslation();
  const taken = (isTaken: boolean) => t(isTaken ? 'officeApprovals.taken' : 'officeApprovals.notTaken');
  return (joining: OpenApproval['joining']) => {
    if (!joining) return [];
    const { household_id, name, membership_no, takes_address, takes_phone, brings } = joining;
    const application = (
      <Link to={householdPath(household_id)}>
        {name} ({membership_no})
      </Link>
    );
    return [
      { term: t('officeApprovals.application'), value: application },
      { term: t('officeApprovals.takesAddress'), value: taken(takes_address) },
      { term: t('officeApprovals.takesPhone'), value: taken(takes_phone) },
      ...(brings.length > 0 ? [{ term: t('officeApprovals.brings'), value: brings.join(', ') }] : []),
    ];
  };
}
