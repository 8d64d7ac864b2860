import type { CustodyLine } from '../../../../domain/deaths/deathCustody.contract.ts';
import { dateAndTimeOf } from '../../../platform/calls/instants.ts';
import { useTranslation } from '../../../platform/words.ts';

const SOURCES = {
  call: 'officeDeathCustody.fromCall',
  step: 'officeDeathCustody.fromStep',
  burial: 'officeDeathCustody.fromBurial',
} as const;

/** An entry in words: who has it, since when, and what proves it. */
export function useCustodyWords() {
  const { t } = useTranslation();
  return ({ holder, holder_name, day, at, person, receipt, source }: CustodyLine) => {
    const since = at ? momentWords(at) : day;
    const proof = receipt ? t('officeDeathCustody.receipt', { receipt }) : t('officeDeathCustody.noReceipt');
    return {
      who: [t(`officeDeathCustody.holder.${holder}`), holder_name].filter(Boolean).join(': '),
      since: since && t('officeDeathCustody.since', { when: since }),
      how: [person && t('officeDeathCustody.takenBy', { person }), source === 'handover' ? proof : t(SOURCES[source])]
        .filter(Boolean)
        .join(', '),
    };
  };
}

function momentWords(instant: string): string {
  const { date, time } = dateAndTimeOf(instant);
  return `${date}, ${time}`;
}
