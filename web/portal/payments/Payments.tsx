import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import {
  invoicingContract,
  type JournalEntry,
  type SaleInvoice,
} from '../../../domain/invoicing/invoicing.contract.ts';
import { mayChangeAnything } from '../../../domain/members/members.access.ts';
import { standingOf } from '../../../domain/members/standing.ts';
import { isNotReckonable, journalQuery } from '../../invoicing/invoices.ts';
import { useHome } from '../../me/home.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { Screen } from '../../platform/Screen.tsx';
import { PartFailed } from '../../platform/ScreenBoundary.tsx';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { Actions, Stack } from '../../ui/frame/Layout.tsx';
import { Skeleton } from '../../ui/frame/Skeleton.tsx';
import { SubmitAgain } from '../frame/SentBack.tsx';
import { substitutesPath } from '../frame/substitutePaths.ts';
import { useStepLine } from '../frame/useStepLine.ts';
import { CheckBeforePaying } from './CheckBeforePaying.tsx';
import { CheckedFirst } from './CheckedFirst.tsx';
import { ConfirmedDialog } from './ConfirmedDialog.tsx';
import { NewPayments } from './NewPayments.tsx';
import { NotSentYet } from './NotSentYet.tsx';
import { OpenGapsBeforePaying } from './OpenGapsBeforePaying.tsx';
import { type Offer, offersOf } from './offers.ts';
import { PastPayments } from './PastPayments.tsx';
import { PaymentLinks } from './PaymentLinks.tsx';
import { PendingPayments } from './PendingPayments.tsx';
import { ReceiptDialog } from './ReceiptDialog.tsx';
import { receiptsOf } from './receiptsOf.ts';
import { useIsReadyToSend, useReceipt } from './useReceipt.ts';

/** Step 4: new, pending and past payments (spec §2). */
export function Payments() {
  const { t } = useTranslation();
  const { household, isApplicant, isExisting } = useHome();
  // rendered at low priority, so that slow phones stay responsive
  const payments = usePayments(household.id);
  const isHere = useDeferredValue(payments.isHere);
  return (
    <Screen title={t('application.frame.payments')} above={useStepLine(4)}>
      <Stack>
        {isApplicant && <SubmitAgain />}
        {isApplicant && <OpenGapsBeforePaying />}
        {household.money_rests && (
          <Notice>
            <p>{t('invoicing.rests')}</p>
          </Notice>
        )}
        {isHere ? <Cards {...payments} /> : <Skeleton label={t('shared.frame.loading')} rows={12} />}
        <Actions>
          <LinkButton look="secondary" to={isExisting ? substitutesPath : '/sub-member'}>
            {isExisting ? t('substitutes.list.backHere') : t('substitutes.list.toFamily')}
          </LinkButton>
        </Actions>
      </Stack>
    </Screen>
  );
}

type Payments = ReturnType<typeof usePayments>;

/** Available once every query has answered or failed: all cards appear together, so that none moves another. */
function usePayments(householdId: number) {
  const preCalculation = useQuery(queryOf(invoicingContract.preCalculate));
  const drafts = useQuery(journalQuery(householdId, 'new'));
  const pending = useQuery(journalQuery(householdId, 'pending'));
  const history = useQuery(journalQuery(householdId, 'history'));
  const isHere = [preCalculation, drafts, pending, history].every(({ isFetched }) => isFetched);
  return { preCalculation, drafts, pending, history, isHere };
}

/** What is open comes first, and what a payment sends is read before it. The order stays while the screen is open, so that no card moves under a finger. */
function Cards({ preCalculation, drafts, pending, history }: Payments) {
  const [owesFirst] = useState(() => (pending.data?.length ?? 0) > 0);
  const { me, isApplicant, household } = useHome();
  // an application cannot go on without its fees; a member is not asked for more while money rests
  const mayGrow = mayChangeAnything(household.status) && (isApplicant || !household.money_rests);
  const isReady = useIsReadyToSend();
  const offers = offersOf(mayGrow ? preCalculation.data : undefined, drafts.data ?? [], me.name);
  const receipts = receiptsOf(offers, [...(pending.data ?? []), ...(history.data ?? [])]);
  const paying = useReceipt(receipts);
  const notSent = isApplicant && (isReady || receipts.done > 0) && (
    <NotSentYet {...receipts} busyType={paying.running} onPay={paying.pay} stops={paying.stops} />
  );
  const pendingCard = <PendingCard pending={pending} />;
  if (household.comparison !== null) {
    return (
      <>
        <CheckedFirst />
        {pendingCard}
        <HistoryCard history={history} />
      </>
    );
  }
  return (
    <>
      {owesFirst && pendingCard}
      {isReady && <CheckBeforePaying>{notSent}</CheckBeforePaying>}
      <NewCard {...{ preCalculation, drafts, offers, mayGrow, paying }}>{!isReady && notSent}</NewCard>
      {!owesFirst && pendingCard}
      <HistoryCard history={history} />
      <Receipt paying={paying} pending={pending} />
    </>
  );
}

type NewCardProps = Pick<Payments, 'preCalculation' | 'drafts'> & {
  offers: readonly Offer[];
  mayGrow: boolean;
  paying: ReturnType<typeof useReceipt>;
  children: ReactNode;
};

function NewCard({ preCalculation, drafts, offers, mayGrow, paying, children }: NewCardProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('invoicing.new.title')}>
      <Status>
        {paying.nothingToPay && (
          <Notice>
            <p>{t('invoicing.new.nothing')}</p>
          </Notice>
        )}
      </Status>
      {children}
      {isNotReckonable(preCalculation.error) && <NotReckoned />}
      {preCalculation.data && drafts.data && (
        <NewPayments offers={offers} mayGrow={mayGrow} busyType={paying.running} onPay={paying.pay} />
      )}
      <Waiting queries={[preCalculation, drafts]} />
    </Card>
  );
}

type ReceiptProps = Pick<NewCardProps, 'paying'> & Pick<Payments, 'pending'>;

function Receipt({ paying: { receipt, close, mayConfirm, goOn }, pending }: ReceiptProps) {
  if (!receipt) return null;
  if (!receipt.draft) return <ConfirmedDialog {...receipt} owedBefore={owedOf(pending.data)} onClose={close} />;
  return (
    <ReceiptDialog
      receipt={receipt}
      mayConfirm={() => mayConfirm(receipt)}
      onConfirmed={(invoice) => goOn(receipt, invoice)}
      onClose={close}
    />
  );
}

function owedOf(entries: readonly JournalEntry[] = []): SaleInvoice[] {
  return entries.filter(({ open_item }) => open_item > 0).map(({ sale_invoice }) => sale_invoice);
}

/** Shown until everything has arrived or something failed; a refused pre-calculation counts as an answer. */
function Waiting({ queries }: { queries: (Payments['preCalculation'] | Payments['drafts'])[] }) {
  const { t } = useTranslation();
  const failed = queries.filter(({ error, data }) => error && !data && !isNotReckonable(error));
  if (failed.length > 0)
    return (
      <PartFailed error={failed[0]?.error} onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))} />
    );
  if (queries.some(({ isPending }) => isPending)) return <Skeleton label={t('shared.frame.loading')} rows={2} />;
  return null;
}

function NotReckoned() {
  const { t } = useTranslation();
  return (
    <EmptyState
      look="inside"
      title={t('invoicing.new.notReckonedTitle')}
      action={<LinkButton to="/main-member">{t('invoicing.new.toMainMember')}</LinkButton>}
    >
      {t('invoicing.new.notReckoned')}
    </EmptyState>
  );
}

function PendingCard({ pending: { data, error, isPending, refetch } }: Pick<Payments, 'pending'>) {
  const { t } = useTranslation();
  const { household, mainMember } = useHome();
  // while money rests because somebody has died, nobody is warned or reminded, as after the main member's death
  const ended = standingOf(household.status, mainMember.inactive_reason_id);
  const standing = household.money_rests ? 'deceased' : ended;
  return (
    <Card title={t('invoicing.pending.title')}>
      {isPending && <Skeleton label={t('shared.frame.loading')} rows={2} />}
      {!isPending && !data && <PartFailed error={error} onRetry={() => void refetch()} />}
      {data && <PendingPayments entries={data} standing={standing} />}
      {standing !== 'deceased' && <PaymentLinks />}
    </Card>
  );
}

function HistoryCard({ history: { data, error, isPending, refetch } }: Pick<Payments, 'history'>) {
  const { t } = useTranslation();
  return (
    <Card title={t('invoicing.history.title')}>
      {isPending && <Skeleton label={t('shared.frame.loading')} rows={2} />}
      {!isPending && !data && <PartFailed error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState look="inside" title={t('invoicing.history.emptyTitle')}>
          {t('invoicing.history.empty')}
        </EmptyState>
      )}
      {data && data.length > 0 && <PastPayments entries={data} />}
    </Card>
  );
}
