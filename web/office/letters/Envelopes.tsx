import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { postContract } from '../../../domain/post/post.contract.ts';
import { type EnvelopeState, envelopeStates } from '../../../domain/post/returned.ts';
import type { Answer } from '../../../domain/shared/contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { PartFailed } from '../../platform/ScreenBoundary.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Section } from '../../ui/content/Card.tsx';
import { RadioGroupField } from '../../ui/fields/RadioGroupField.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Skeleton } from '../../ui/frame/Skeleton.tsx';
import { EnvelopeTable } from '../frame/EnvelopeTable.tsx';
import type { EnvelopeDecisions } from '../frame/useEnvelopeDecisions.tsx';

type Counts = Pick<Answer<(typeof postContract)['getLetters']>, 'printed' | 'sent' | 'returned'>;

/** Envelopes in one state, the newest first, fifty at a time. */
export function Envelopes({ counts, decisions }: { counts: Counts; decisions: EnvelopeDecisions }) {
  const { t } = useTranslation();
  const [state, setState] = useState<EnvelopeState>('sent');
  const [before, setBefore] = useState<number>();
  const listed = useQuery({
    ...queryOf(postContract.listEnvelopes, { state, ...(before ? { before: String(before) } : {}) }),
    placeholderData: keepPreviousData,
  });

  function choose(value: string) {
    setBefore(undefined);
    setState(envelopeStates.find((one) => one === value) ?? 'sent');
  }

  const { data, error, refetch } = listed;
  const last = data?.envelopes.at(-1);
  return (
    <Section title={t('officeLetters.listTitle')}>
      <Stack>
        <RadioGroupField
          id="envelope-state"
          name="envelope-state"
          label={t('officeLetters.listState')}
          value={state}
          onChange={choose}
          choices={envelopeStates.map((one) => ({ value: one, label: labelOf(t(`officeLetters.states.${one}`), one) }))}
        />
        {!data && !error && <Skeleton label={t('shared.frame.loading')} rows={3} shape="text" />}
        {error && <PartFailed error={error} onRetry={() => void refetch()} />}
        {data?.envelopes.length === 0 && <p>{t('officeLetters.emptyList')}</p>}
        {data && data.envelopes.length > 0 && (
          <EnvelopeTable caption={t('officeLetters.listTitle')} envelopes={data.envelopes} decisions={decisions} />
        )}
        {data?.are_more && last && (
          <div>
            <Button look="secondary" onClick={() => setBefore(last.id)}>
              {t('officeLetters.older')}
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );

  function labelOf(words: string, one: EnvelopeState): string {
    return one === 'pulled_out' ? words : `${words} (${formatCount(counts[one])})`;
  }
}
