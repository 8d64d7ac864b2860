import { useState } from 'react';
import { type CorrectedFees, correctedFeesContract } from '../../../domain/invoicing/correctedFees.contract.ts';
import type { Sent } from '../../../domain/shared/contract.ts';
import { formatEuro, fromEuros } from '../../../domain/shared/money.ts';
import { type Person, storedFacts } from '../../members/changeRequests/changeRequestForm.ts';
import { CallRefused } from '../../platform/calls/call.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { useTranslation } from '../../platform/words.ts';
import { useConfirm } from '../../ui/actions/useConfirm.tsx';
import { Amount } from '../../ui/content/Amount.tsx';
import { Facts } from '../../ui/content/Facts.tsx';

/** The typed values from which fees are calculated, as they are sent. */
type TypedFacts = Omit<Sent<typeof correctedFeesContract.reckonCorrectedFees>, 'id'>;

/** What is sent with the correction; `false` if the reader does not want to owe another sum. */
type Agreed = { agreed_fees?: number } | false;
export type AskAboutFees = (typed: TypedFacts) => Promise<Agreed>;

/**
 * Asks an applicant, before a correction is saved, whether to owe what it makes of an unpaid fee (decision 87). `asLocked` is the
 * person, whose values are locked once the server has said so: a transfer may have arrived since. Render `feeQuestion` somewhere.
 */
export function useFeeQuestion<P extends Person>(person: P) {
  const { t } = useTranslation();
  const { confirm, confirmDialog } = useConfirm();
  const reckonFees = useSend(correctedFeesContract.reckonCorrectedFees);
  const [isLocked, setLocked] = useState(false);

  const askAboutFees: AskAboutFees = async (typed) => {
    if (!person.fees_billed || person.fees_locked || isAsStored(typed, person)) return {};
    const fees = await reckonFees.mutateAsync({ id: person.id, ...typed }).catch((error: unknown) => {
      if (error instanceof CallRefused && error.key === 'invoice_already_existing_for_member') setLocked(true);
      throw error;
    });
    if (!fees.changes) return {};
    const isSure = await confirm({
      title: t('members.feeChange.title'),
      consequence: <Sums {...fees} />,
      confirmLabel: t('members.feeChange.confirm'),
      cancelLabel: t('members.feeChange.cancel'),
      look: 'primary',
    });
    return isSure && { agreed_fees: fees.new };
  };

  return { askAboutFees, feeQuestion: confirmDialog, asLocked: isLocked ? { ...person, fees_locked: true } : person };
}

function Sums({ old, new: sum }: CorrectedFees) {
  const { t } = useTranslation();
  const say = (euros: number) => formatEuro(fromEuros(euros));
  const facts = [
    { term: t('members.feeChange.old'), value: say(old) },
    { term: t('members.feeChange.new'), value: <Amount>{say(sum)}</Amount> },
  ];
  return (
    <>
      <Facts facts={facts} dense />
      <p>{sum > 0 ? t('members.feeChange.words') : t('members.feeChange.nothing')}</p>
    </>
  );
}

function isAsStored(typed: TypedFacts, person: Person): boolean {
  const stored = storedFacts(person);
  return (['date_of_birth', 'membership_basis', 'relationship_type'] as const).every(
    (fact) => typed[fact] === undefined || typed[fact] === stored[fact],
  );
}
