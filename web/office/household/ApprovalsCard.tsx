import { useState } from 'react';
import type { OpenApproval } from '../../../domain/approvals/approvalAnswers.ts';
import { approvalsContract } from '../../../domain/approvals/approvals.contract.ts';
import { formatIban } from '../../../domain/invoicing/iban.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Facts } from '../../ui/content/Facts.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { KeepFocus } from '../../ui/KeepFocus.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { ReasonDialog } from '../frame/ReasonDialog.tsx';
import { useApprovalWords } from '../frame/useApprovalWords.ts';
import { useAsk } from '../frame/useAsk.tsx';
import { useJoiningFacts } from './comparison/useJoiningFacts.tsx';
import { useMergingFacts } from './merging/useMergingFacts.tsx';

type ApprovalsProps = { file: HouseholdFile; tellDone: TellDone };

/**
 * Actions that wait for a second staff member (decision 40): the one who started it may withdraw, all others may
 * approve or decline.
 */
export function ApprovalsCard({ file, tellDone }: ApprovalsProps) {
  const { t } = useTranslation();
  const { agreeTo, question } = useAgreement(file, tellDone);
  const decline = useDecision(approvalsContract.decline);
  const [declined, setDeclined] = useState<OpenApproval>();
  if (file.approvals.length === 0 && !declined) return null;
  return (
    <Card look="accent" title={t('officeApprovals.title')}>
      <KeepFocus>
        <Stack gap={6}>
          {file.approvals.map((approval) => (
            <Stack key={approval.id} gap={3}>
              <h3>{t(`officeApprovals.kind.${approval.kind}`)}</h3>
              <ApprovalFacts approval={approval} />
              <Inline>
                {approval.may_agree && (
                  <Button onClick={() => agreeTo(approval)}>{t('officeApprovals.agree.action')}</Button>
                )}
                <Button look="secondary" onClick={() => setDeclined(approval)}>
                  {t(approval.is_own ? 'officeApprovals.withdraw.action' : 'officeApprovals.decline.action')}
                </Button>
              </Inline>
            </Stack>
          ))}
        </Stack>
      </KeepFocus>
      {question}
      {declined && (
        <ReasonDialog
          about={`approval-${declined.id}`}
          title={t(declined.is_own ? 'officeApprovals.withdraw.title' : 'officeApprovals.decline.title', {
            name: file.household.name,
          })}
          consequence={t(declinedWords(declined))}
          hint={t('officeApprovals.reasonHint')}
          confirmLabel={t(declined.is_own ? 'officeApprovals.withdraw.action' : 'officeApprovals.decline.action')}
          onClose={() => setDeclined(undefined)}
          onSend={async (reason) => {
            await decline.mutateAsync({ id: declined.id, reason });
            tellDone((say) => say('officeApprovals.decline.did'));
          }}
        />
      )}
    </Card>
  );
}

function declinedWords({ kind, took_effect }: OpenApproval) {
  if (kind === 'own_amount') return 'officeApprovals.decline.own_amount';
  if (kind === 'arrival') return 'officeApprovals.decline.arrival';
  if (kind === 'account_code') return 'officeApprovals.decline.account_code';
  if (kind === 'joining') return 'officeApprovals.decline.joining';
  if (kind === 'merging') return 'officeApprovals.decline.merging';
  if (kind === 'refund' || kind === 'payment') return 'officeApprovals.decline.refund';
  return took_effect ? 'officeApprovals.decline.former' : 'officeApprovals.decline.email';
}

function agreedWords(kind: OpenApproval['kind']) {
  if (kind === 'own_amount') return 'officeApprovals.agree.own_amount';
  if (kind === 'refund') return 'officeApprovals.agree.refund';
  if (kind === 'arrival') return 'officeApprovals.agree.arrival';
  if (kind === 'account_code') return 'officeApprovals.agree.account_code';
  if (kind === 'joining') return 'officeApprovals.agree.joining';
  if (kind === 'merging') return 'officeApprovals.agree.merging';
  return kind === 'payment' ? 'officeApprovals.agree.payment' : 'officeApprovals.agree.email';
}

function useAgreement({ household: { name } }: HouseholdFile, tellDone: TellDone) {
  const { t } = useTranslation();
  const { ask, question } = useAsk(tellDone);
  const agree = useDecision(approvalsContract.agree);

  async function agreeTo({ id, kind, took_effect }: OpenApproval) {
    await ask({
      title: t('officeApprovals.agree.title', { name }),
      consequence: t(took_effect ? 'officeApprovals.agree.afterwards' : agreedWords(kind)),
      yes: t('officeApprovals.agree.confirm'),
      look: 'primary',
      act: () => agree.mutateAsync({ id }),
      told: (say) => say('officeApprovals.agree.did'),
    });
  }

  return { agreeTo, question };
}

function ApprovalFacts({ approval }: { approval: OpenApproval }) {
  const { t } = useTranslation();
  const { whoOf, stateOf } = useApprovalWords();
  const { email, way, refund, payment, own_amount: own, joining, merging, arrived_on, reason, asked_at } = approval;
  const joiningFacts = useJoiningFacts();
  const mergingFacts = useMergingFacts();
  const to = [refund?.recipient_name, refund?.recipient_iban && formatIban(refund.recipient_iban)];
  return (
    <Facts
      facts={[
        ...(way ? [{ term: t('officeApprovals.way'), value: t(`officeCounter.accountCode.${way}`) }] : []),
        ...(email ? [{ term: t('officeApprovals.email'), value: email }] : []),
        ...joiningFacts(joining),
        ...mergingFacts(merging),
        ...(arrived_on ? [{ term: t('officePaper.open.arrived'), value: arrived_on }] : []),
        ...(refund
          ? [
              { term: t('officeMoney.payments.amount'), value: euro(refund.amount) },
              { term: t('officeMoney.refund.date'), value: refund.value_date },
              {
                term: t('officeApprovals.account'),
                value: to.filter(Boolean).join(', ') || t('officeApprovals.noAccount'),
              },
            ]
          : []),
        ...(payment
          ? [
              { term: t('officeMoney.payments.invoice'), value: payment.bill_number },
              { term: t('officeMoney.payments.amount'), value: euro(payment.amount) },
              { term: t('officeMoney.book.date'), value: payment.value_date },
              { term: t('officeMoney.payments.from'), value: payment.counterparty_name },
              { term: t('officeMoney.book.text'), value: payment.remittance_text },
            ].filter(({ value }) => value)
          : []),
        ...(own
          ? [
              { term: t('officeApprovals.personAndYear'), value: `${own.name}, ${own.year}` },
              {
                term: t('officeMoney.payments.amount'),
                value: own.amount === null ? t('officeApprovals.byTable') : euro(own.amount),
              },
              { term: t('officeApprovals.otherwise'), value: own.otherwise === null ? null : euro(own.otherwise) },
            ].filter(({ value }) => value)
          : []),
        ...(reason ? [{ term: t('officeHousehold.reason.label'), value: reason }] : []),
        { term: t('officeApprovals.asked'), value: `${whoOf(approval)}, ${dateAndTimeOf(asked_at).date}` },
        { term: t('officeApprovals.state'), value: stateOf(approval) },
      ]}
    />
  );
}
