import type { OfficeBankLine } from '../../../domain/payments/bankAnswers.ts';
import { useTranslation } from '../../platform/words.ts';
import { likeliestProposal } from './likeliestProposal.ts';

/** What a bank line seems to be, and why, in a few words; without a proposal, why it is undecided. */
export function useLineSummary(line: OfficeBankLine): string {
  const { t } = useTranslation();
  const found = likeliestProposal(line);
  switch (found.what) {
    case 'bill':
      return joined(
        t('officeBank.brief.bill', { number: found.one.bill_number, name: found.one.name }),
        t(`officeBank.proposals.why.${found.one.why}`),
      );
    case 'several':
      return t('officeBank.brief.several', { count: found.count });
    case 'equal':
      return t('officeBank.brief.equal', {
        why: t(`officeBank.proposals.why.${found.why}`),
        count: found.count,
      });
    case 'credit':
      return joined(
        t('officeBank.brief.credit', { name: found.one.name }),
        t(`officeBank.proposals.why.${found.one.why}`),
      );
    case 'named':
      return joined(t(`officeBank.reason.${line.reason}`).replace(/\.$/, ''), found.one.name);
    case 'byHand':
    case 'refund':
    case 'return':
      return t(`officeBank.brief.${found.what}`, { name: found.one.name, date: found.one.value_date });
    case 'nothing':
      return t(`officeBank.reason.${line.reason}`);
  }
}

function joined(...words: string[]): string {
  return words.join(' · ');
}
