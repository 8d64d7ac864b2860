import { useState } from 'react';
import { type Envelope, postContract } from '../../../domain/post/post.contract.ts';
import { useSaveFile } from '../../platform/calls/useCall.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { useDecision } from '../calls/useDecision.ts';
import { CameBackDialog } from './CameBackDialog.tsx';
import { useAsk } from './useAsk.tsx';

/** What a clerk does with an envelope. Render `dialogs` somewhere. */
export function useEnvelopeDecisions(tellDone: TellDone) {
  const { t } = useTranslation();
  const { ask, question } = useAsk(tellDone);
  const [back, setBack] = useState<Envelope>();
  const pullOutEnvelope = useDecision(postContract.pullOutEnvelope);
  const open = useSaveFile(postContract.openEnvelope);

  async function pullOut({ id, name, last_decision: seen }: Envelope) {
    await ask({
      title: t('officeLetters.pullOutAsk', { name }),
      consequence: t('officeLetters.pullOutConsequence'),
      yes: t('officeLetters.pullOutYes'),
      act: () => pullOutEnvelope.mutateAsync({ id, seen }),
      told: (say) => say('officeLetters.didPullOut', { name }),
    });
  }

  const dialogs = (
    <>
      {question}
      {back && <CameBackDialog envelope={back} tellDone={tellDone} onClose={() => setBack(undefined)} />}
    </>
  );
  return { pullOut, cameBack: setBack, printAgain: ({ id }: Envelope) => open.mutateAsync({ id }), dialogs };
}

export type EnvelopeDecisions = ReturnType<typeof useEnvelopeDecisions>;
