import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Inline } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { useDecision } from '../calls/useDecision.ts';

import { householdPath } from '../frame/officePaths.ts';

type UndoDecisionProps = {
  lineIds: readonly number[];
  /** Whether a line was booked for one household, or lines were dismissed; a transfer for several is undone at each household. */
  was: 'booked' | 'dismissed' | 'split';
  /** The report that it was undone takes the place of the report of the decision. */
  tellDone: TellDone;
  households?: readonly { household_id: number; name: string }[];
};

/** Below the report of a decision about bank lines: a button that undoes it, and links to the households. */
export function UndoDecision({ lineIds, was, tellDone, households = [] }: UndoDecisionProps) {
  const { t } = useTranslation();
  const unassign = useDecision(bankContract.unassignBankLine);
  const reopen = useDecision(bankContract.takeBankLineUp);

  async function undo() {
    for (const id of lineIds) await (was === 'dismissed' ? reopen : unassign).mutateAsync({ id });
    tellDone((say) => say('officeBank.undo.did'));
  }

  return (
    <Inline gap={3}>
      {was !== 'split' && (
        <Button look="secondary" busy={unassign.isPending || reopen.isPending} onClick={undo}>
          {t('officeBank.undo.action')}
        </Button>
      )}
      {households.map(({ household_id, name }) => (
        <Link key={household_id} to={householdPath(household_id, undefined, 'money')}>
          {t('officeBank.undo.household', { name })}
        </Link>
      ))}
    </Inline>
  );
}
