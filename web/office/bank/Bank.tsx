import { useSuspenseQuery } from '@tanstack/react-query';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Section } from '../../ui/content/Card.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { BankFileCard } from './BankFileCard.tsx';
import { DismissedLines } from './DismissedLines.tsx';
import { lineCountsQuery } from './lineCounts.ts';
import { OpenLines } from './OpenLines.tsx';
import { ReadStatements } from './ReadStatements.tsx';

/** The bank's files: upload one, decide about undecided lines, and see the files read before (D42). */
export function Bank() {
  const { t } = useTranslation();
  const { data: counts } = useSuspenseQuery(lineCountsQuery({}));
  return (
    <Screen title={t('officeBank.title')} lead={t('officeBank.lead')}>
      <Stack gap={6}>
        <BankFileCard />
        <Section title={t('officeBank.lines.counted', { count: counts.all })}>
          <OpenLines />
        </Section>
        <ReadStatements />
        <DismissedLines />
      </Stack>
    </Screen>
  );
}
