import { useSuspenseQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { MOST_BANK_LINES } from '../../domain/office/bank.contract.ts';
import { Screen } from '../platform/Screen.tsx';
import { type TellDone, useDone } from '../platform/useDone.tsx';
import { useTranslation } from '../platform/words.ts';
import { Section } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Stack } from '../ui/Layout.tsx';
import { Stay } from '../ui/Stay.tsx';
import { BankFileCard } from './BankFileCard.tsx';
import { BankLineCard } from './BankLineCard.tsx';
import { LaidAsideLines } from './LaidAsideLines.tsx';
import { undecidedLinesQuery } from './officeBankApi.ts';
import { ReadStatements } from './ReadStatements.tsx';
import { useNextLine } from './useNextLine.ts';

/** The bank's own file: read it, decide about what is left over, and see what was read before (D42). */
export function Bank() {
  const { t } = useTranslation();
  const { tellDone, done } = useDone();
  const { data } = useSuspenseQuery(undecidedLinesQuery);
  const { place: told, goOn } = useNextLine(data.lines);
  const tellDecided = (id: number, place: number): TellDone => {
    return (say) => {
      goOn(id, place);
      tellDone(say);
    };
  };
  return (
    <Screen title={t('officeBank.title')} lead={t('officeBank.lead')}>
      <Stack gap={6}>
        <BankFileCard />
        <Section title={t('officeBank.lines.counted', { count: data.count })}>
          <Stay>
            <Stack>
              {data.count > MOST_BANK_LINES && <p>{t('officeBank.lines.most', { count: MOST_BANK_LINES })}</p>}
              {data.lines.map((line, place) => (
                <Fragment key={line.id}>
                  {place === told && done}
                  <BankLineCard line={line} tellDone={tellDecided(line.id, place)} />
                </Fragment>
              ))}
              {told === data.lines.length && done}
              {data.lines.length === 0 && (
                <EmptyState title={t('officeBank.lines.emptyTitle')}>{t('officeBank.lines.empty')}</EmptyState>
              )}
            </Stack>
          </Stay>
        </Section>
        <ReadStatements />
        <LaidAsideLines />
      </Stack>
    </Screen>
  );
}
