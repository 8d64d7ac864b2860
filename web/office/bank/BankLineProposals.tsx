import type { ReactNode } from 'react';
import type { OfficeBankLine } from '../../../domain/payments/bank/bankAnswers.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { householdPath } from '../frame/officePaths.ts';
import css from './BankLineProposals.module.css';
import type { BankLineProps } from './bankLineProps.ts';
import { useLineDecisions } from './useLineDecisions.tsx';

/** What a line may be; each proposal has a button that applies it after a question. */
export function BankLineProposals({ line, tellDone }: BankLineProps) {
  const { t } = useTranslation();
  const { book, credit, takeBack, tellPayment, tellReturn, tellRefund, question } = useLineDecisions(line, tellDone);
  const { named_bill: named, named_bills, proposals, credits, booked_by_hand: byHand, returnable, refunds } = line;
  const { noted_returns: noted } = line;
  const several = named_bills.filter(
    (invoice) => !proposals.some(({ sale_invoice_id: id }) => id === invoice.sale_invoice_id),
  );
  if (!named && [several, proposals, credits, byHand, returnable, noted, refunds].every(({ length }) => length === 0))
    return null;
  return (
    <Stack gap={3}>
      <h4>{t('officeBank.proposals.title')}</h4>
      {line.equal_households > 1 && <p>{t('officeBank.proposals.equal', { count: line.equal_households })}</p>}
      <ul className={css.list}>
        {several.map((one) => (
          <Proposal
            key={one.sale_invoice_id}
            whose={one}
            words={t('officeBank.proposals.bill', {
              number: one.bill_number,
              open: euro(one.open_item),
              due: one.due_date,
            })}
            why={t('officeBank.proposals.billNamed')}
          />
        ))}
        {byHand.map((one) => (
          <DatedProposal key={one.id} of={one} what="byHand" onChoose={tellPayment} />
        ))}
        {proposals.map((one) => (
          <Proposal
            key={one.sale_invoice_id}
            whose={one}
            words={t('officeBank.proposals.bill', {
              number: one.bill_number,
              open: euro(one.open_item),
              due: one.due_date,
            })}
            why={t(`officeBank.proposals.why.${one.why}`)}
          >
            <Button onClick={() => book(one)}>
              {t('officeBank.book.action')}
              <span className="visually-hidden">: {one.bill_number}</span>
            </Button>
          </Proposal>
        ))}
        {named && line.amount > 0 && (
          <Proposal whose={named} words={t('officeBank.proposals.named', { number: named.bill_number })}>
            <Button look="secondary" onClick={() => credit(named)}>
              {t('officeBank.credit.named')}
              <span className="visually-hidden">: {named.name}</span>
            </Button>
          </Proposal>
        )}
        {credits
          .filter(({ household_id }) => household_id !== named?.household_id)
          .map((one) => (
            <Proposal
              key={one.household_id}
              whose={one}
              words={t('officeBank.proposals.owesNothing')}
              why={t(`officeBank.proposals.why.${one.why}`)}
            >
              <Button look="secondary" onClick={() => credit(one)}>
                {t('officeBank.credit.named')}
                <span className="visually-hidden">: {one.name}</span>
              </Button>
            </Proposal>
          ))}
        {refunds.map((one) => (
          <DatedProposal key={one.id} of={one} what="refund" onChoose={tellRefund} />
        ))}
        {noted.map((one) => (
          <DatedProposal key={one.id} of={{ ...one, value_date: one.returned_on }} what="noted" onChoose={tellReturn} />
        ))}
        {returnable.map((one) => (
          <DatedProposal key={one.id} of={one} what="return" onChoose={takeBack} />
        ))}
      </ul>
      {question}
    </Stack>
  );
}

const datedWords = {
  byHand: 'officeBank.proposals.byHand',
  refund: 'officeBank.proposals.refund',
  noted: 'officeBank.proposals.notedReturn',
  return: 'officeBank.proposals.returnable',
} as const;

type Dated = OfficeBankLine['returnable'][number];
type DatedProps = { of: Dated; what: keyof typeof datedWords; onChoose: (one: Dated) => void };

/** A payment, reversal or refund with a date that the line may belong to. */
function DatedProposal({ of: one, what, onChoose }: DatedProps) {
  const { t } = useTranslation();
  return (
    <Proposal whose={one} words={t(datedWords[what], { date: one.value_date, amount: euro(one.amount) })}>
      <Button look="secondary" onClick={() => onChoose(one)}>
        {t(`officeBank.${what}.action`)}
        <span className="visually-hidden">: {`${one.name}, ${one.value_date}`}</span>
      </Button>
    </Proposal>
  );
}

type Whose = { household_id: number; membership_no: string; name: string };
type ProposalProps = { whose: Whose; words: string; why?: string; children?: ReactNode };

/** The button comes before the link, so that after opening a line the most likely action is one Tab away. */
function Proposal({ whose: { household_id, membership_no, name }, words, why, children }: ProposalProps) {
  const { t } = useTranslation();
  return (
    <li className={css.proposal}>
      <div className={css.words}>
        <strong>{name}</strong> ({membership_no})<div>{words}</div>
        {why && <div className={css.why}>{why}</div>}
      </div>
      <div className={css.actions}>
        {children}
        <Link to={householdPath(household_id)}>
          {t('officeBank.proposals.look')}
          <span className="visually-hidden">: {name}</span>
        </Link>
      </div>
    </li>
  );
}
