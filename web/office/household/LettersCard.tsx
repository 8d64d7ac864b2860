import { postContract } from '../../../domain/post/post.contract.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { dayOf } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { EnvelopeTable } from '../frame/EnvelopeTable.tsx';
import { useEnvelopeDecisions } from '../frame/useEnvelopeDecisions.tsx';

/** The household's letters: what waits, was sent and came back. A letter in the hand is found here. */
export function LettersCard({ householdId, tellDone }: { householdId: number; tellDone: TellDone }) {
  const { t } = useTranslation();
  const { waiting, envelopes } = useCall(postContract.listHouseholdLetters, { id: householdId });
  const decisions = useEnvelopeDecisions(tellDone);
  return (
    <Card title={t('officeLetters.ofHousehold')}>
      <Stack>
        {waiting.length === 0 && envelopes.length === 0 && <p>{t('officeLetters.none')}</p>}
        {waiting.map(({ id, created_at, subject }) => (
          <p key={id}>
            {subject ?? t('officeLetters.unreadable')}:{' '}
            {t('officeLetters.waitsHere', { date: toWireDay(dayOf(created_at)) })}
          </p>
        ))}
        {envelopes.length > 0 && (
          <EnvelopeTable caption={t('officeLetters.ofHousehold')} envelopes={envelopes} decisions={decisions} isOfOne />
        )}
      </Stack>
      {decisions.dialogs}
    </Card>
  );
}
