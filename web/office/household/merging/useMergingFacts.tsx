import type { OpenApproval } from '../../../../domain/approvals/approvalAnswers.ts';
import { useTranslation } from '../../../platform/words.ts';
import { Link } from '../../../ui/router/Link.tsx';
import { householdPath } from '../../frame/officePaths.ts';

/** Says which household is to be closed, who of it is who, and what of it counts (decision 109). */
export function useMergingFacts() {
  const { t } = useTranslation();
  const taken = (isTaken: boolean) => t(isTaken ? 'officeApprovals.taken' : 'officeApprovals.notTaken');
  return (merging: OpenApproval['merging']) => {
    if (!merging) return [];
    const { household_id, name, membership_no, pairs, moves, takes_address, takes_phone } = merging;
    const other = (
      <Link to={householdPath(household_id)}>
        {name} ({membership_no})
      </Link>
    );
    return [
      { term: t('officeApprovals.otherHousehold'), value: other },
      {
        term: t('officeApprovals.samePeople'),
        value: pairs.map((pair) => t('officeApprovals.isSame', pair)).join('; '),
      },
      ...(moves.length > 0 ? [{ term: t('officeApprovals.comeAlong'), value: moves.join(', ') }] : []),
      { term: t('officeApprovals.otherAddress'), value: taken(takes_address) },
      { term: t('officeApprovals.otherPhone'), value: taken(takes_phone) },
    ];
  };
}
