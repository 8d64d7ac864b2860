import { useSuspenseQuery } from '@tanstack/react-query';
import { MOST_BANK_LINES } from '../../../domain/payments/bank.contract.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Section } from '../../ui/content/Card.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { undecidedLinesQuery } from '../calls/bankApi.ts';
import { BankFileCard } from './BankFileCard.tsx';
import { BankLines } from './BankLines.tsx';
import { DismissedLines } from './DismissedLines.tsx';
import { ReadStatements } from './ReadStatements.tsx';

/** The bank's files: upload one, decide about undecided lines, and see the files read before (D42). */
export function Bank() {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(undecidedLinesQuery);
  return (
    <Screen title={t('officeBank.title')} lead={t('officeBank.lead')}>
      <Stack gap={6}>
        <BankFileCard />
        <Section title={t('officeBank.lines.counted', { count: data.count })}>
          {data.count > MOST_BANK_LINES && <p>{t('officeBank.lines.most', { count: MOST_BANK_LINES })}</p>}
          <BankLines lines={data.lines} />
        </Section>
        <ReadStatements />
        <DismissedLines />
      </Stack>
    </Screen>
  );
}
