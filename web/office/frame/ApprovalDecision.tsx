import { useState } from 'react';
import type { Approval } from '../../../domain/approvals/approvalAnswers.ts';
import { approvalsContract } from '../../../domain/approvals/approvals.contract.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Inline } from '../../ui/frame/Layout.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useAsk } from './useAsk.tsx';

type ApprovalDecisionProps = {
  approval: Pick<Approval, 'id' | 'is_own' | 'may_agree'>;
  /** What it is about, for the titles. */
  name: string;
  /** What happens after an agreement, and after a refusal. */
  agreed: string;
  declined: string;
  tellDone: TellDone;
};

/** The buttons with which a second person decides, and the first one withdraws. */
export function ApprovalDecision({ approval, name, agreed, declined, tellDone }: ApprovalDecisionProps) {
  const { t } = useTranslation();
  const { ask, question } = useAsk(tellDone);
  const agree = useDecision(approvalsContract.agree);
  const decline = useDecision(approvalsContract.decline);
  const [isDeclining, setDeclining] = useState(false);
  const { id, is_own, may_agree } = approval;
  const declineLabel = t(is_own ? 'officeApprovals.withdraw.action' : 'officeApprovals.decline.action');

  async function agreeTo() {
    await ask({
      title: t('officeApprovals.agree.title', { name }),
      consequence: agreed,
      yes: t('officeApprovals.agree.confirm'),
      look: 'primary',
      act: () => agree.mutateAsync({ id }),
      told: (say) => say('officeApprovals.agree.did'),
    });
  }

  if (!is_own && !may_agree) return null;
  return (
    <>
      <Inline>
        {may_agree && <Button onClick={agreeTo}>{t('officeApprovals.agree.action')}</Button>}
        <Button look="secondary" onClick={() => setDeclining(true)}>
          {declineLabel}
        </Button>
      </Inline>
      {question}
      {isDeclining && (
        <ReasonDialog
          about={`approval-${id}`}
          title={t(is_own ? 'officeApprovals.withdraw.title' : 'officeApprovals.decline.title', { name })}
          consequence={declined}
          hint={t('officeApprovals.reasonHint')}
          confirmLabel={declineLabel}
          onClose={() => setDeclining(false)}
          onSend={async (reason) => {
            await decline.mutateAsync({ id, reason });
            tellDone((say) => say('officeApprovals.decline.did'));
          }}
        />
      )}
    </>
  );
}
