import { useSuspenseQuery } from '@tanstack/react-query';
import { postContract } from '../../../domain/post/post.contract.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { useDone } from '../../platform/forms/useDone.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Section } from '../../ui/content/Card.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { EnvelopeTable } from '../frame/EnvelopeTable.tsx';
import { WRITE_CIRCULAR } from '../frame/officePaths.ts';
import { useEnvelopeDecisions } from '../frame/useEnvelopeDecisions.tsx';
import { Envelopes } from './Envelopes.tsx';
import { PrintCard } from './PrintCard.tsx';
import { WaitingLetters } from './WaitingLetters.tsx';

/** How often the progress of the run that fills envelopes is polled. */
const LOOK_MS = 1_500;

/** Letters by post: print what waits, say what was sent, and enter what came back. */
export function Letters() {
  const { t } = useTranslation();
  const { tellDone, done } = useDone();
  const { data: letters } = useSuspenseQuery({
    ...queryOf(postContract.getLetters),
    refetchInterval: ({ state }) => state.data?.run != null && LOOK_MS,
  });
  const decisions = useEnvelopeDecisions(tellDone);
  const { prints, to_pull_out } = letters;
  return (
    <Screen title={t('officeLetters.title')} lead={t('officeLetters.lead')}>
      {done}
      <div>
        <LinkButton to={WRITE_CIRCULAR} look="secondary">
          {t('officeCirculars.action')}
        </LinkButton>
      </div>
      <Stack gap={6}>
        <WaitingLetters letters={letters} tellDone={tellDone} />
        {to_pull_out.length > 0 && (
          <Section title={t('officeLetters.pullOutTitle')} intro={<p>{t('officeLetters.pullOutWhy')}</p>}>
            <EnvelopeTable caption={t('officeLetters.pullOutTitle')} envelopes={to_pull_out} decisions={decisions} />
          </Section>
        )}
        <Section title={t('officeLetters.printsTitle')} intro={<p>{t('officeLetters.how')}</p>}>
          {prints.length === 0 && <p>{t('officeLetters.noPrints')}</p>}
          {prints.map((print) => (
            <PrintCard key={print.id} print={print} isFilling={letters.run !== null} tellDone={tellDone} />
          ))}
        </Section>
        <Envelopes counts={letters} decisions={decisions} />
      </Stack>
      {decisions.dialogs}
    </Screen>
  );
}
