import { useState } from 'react';
import { formatIban } from '../../../domain/invoicing/iban.ts';
import type { OfficeBankLine } from '../../../domain/payments/bank/bankAnswers.ts';
import { returnReasonOf } from '../../../domain/payments/bank/reading/returnReasons.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Facts } from '../../ui/content/Facts.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { BankLineProposals } from './BankLineProposals.tsx';
import type { BankLineProps } from './bankLineProps.ts';
import { CreditLineDialog } from './CreditLineDialog.tsx';
import { DismissLineDialog } from './DismissLineDialog.tsx';
import { SplitLineDialog } from './SplitLineDialog.tsx';

/** An open bank line: why it is undecided, the bank's data, and what it may be, the most likely first (D42). */
export function BankLinePanel({ line, tellDone }: BankLineProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'credit' | 'split' | 'dismiss'>();
  const close = () => setOpen(undefined);
  const title = useLineName(line);
  const which = <span className="visually-hidden">: {title}</span>;
  const isPayment = line.amount > 0 && line.reason !== 'came_back';
  // the most likely action comes first, one press of the Tab key away
  const namesSeveral = isPayment && line.named_bills.length > 0;
  const split = (
    <Button look={namesSeveral ? 'primary' : 'secondary'} onClick={() => setOpen('split')}>
      {t('officeBank.split.action')}
      {which}
    </Button>
  );
  return (
    <>
      <Stack gap={4}>
        <p>{t(`officeBank.reason.${line.reason}`)}</p>
        <Facts facts={useFacts(line)} />
        {namesSeveral && <div>{split}</div>}
        <BankLineProposals line={line} tellDone={tellDone} />
        <Inline gap={2}>
          {isPayment && !namesSeveral && split}
          {isPayment && (
            <Button look="secondary" aria-keyshortcuts="F2" onClick={() => setOpen('credit')}>
              {t('officeBank.credit.action')}
              {which}
            </Button>
          )}
          <Button look="secondary" onClick={() => setOpen('dismiss')}>
            {t('officeBank.dismiss.action')}
            {which}
          </Button>
        </Inline>
      </Stack>
      {open === 'credit' && <CreditLineDialog line={line} tellDone={tellDone} onClose={close} />}
      {open === 'split' && <SplitLineDialog line={line} tellDone={tellDone} onClose={close} />}
      {open === 'dismiss' && <DismissLineDialog line={line} tellDone={tellDone} onClose={close} />}
    </>
  );
}

/** The name of a line in headings and buttons: the amount, and the payer. */
export function useLineName({ amount, counterparty_name: name }: OfficeBankLine): string {
  const { t } = useTranslation();
  return t('officeBank.lines.spoken', { amount: euro(amount), name: name ?? t('officeBank.lines.unknown') });
}

function useFacts(line: OfficeBankLine) {
  const { t } = useTranslation();
  const { counterparty_iban: iban } = line;
  const returnWhy = (code: string | null) => {
    const known = code === null ? undefined : returnReasonOf(code);
    const reason = known ? t(`officeBank.returned.${known}`) : t('officeBank.lines.otherReturn');
    return code && t('officeBank.lines.returnCode', { reason, code });
  };
  const facts = [
    { term: t('officeBank.dismiss.from'), value: line.counterparty_name },
    { term: t('officeBank.lines.ultimate'), value: line.ultimate_name },
    { term: t('officeBank.lines.valueDate'), value: line.value_date },
    { term: t('officeBank.lines.toldDate'), value: line.told_date },
    { term: t('officeBank.lines.returnWhy'), value: returnWhy(line.return_code) },
    { term: t('officeBank.lines.account'), value: iban && formatIban(iban) },
    { term: t('officeBank.lines.text'), value: line.remittance_text },
    { term: t('officeBank.lines.bankText'), value: line.bank_text },
    { term: t('officeBank.lines.reference'), value: line.payment_reference },
  ];
  return facts.filter(({ value }) => value !== null);
}
