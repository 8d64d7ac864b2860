import { type Proof, proofContract } from '../../../domain/movingIn/proof.contract.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useSaveFile } from '../../platform/calls/useCall.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { useAsk } from '../frame/useAsk.tsx';

type ProofSigningProps = { proof: Proof; tellDone: TellDone };

/** Who has signed the sums, who still has to, and the print. */
export function ProofSigning({ proof, tellDone }: ProofSigningProps) {
  const { t } = useTranslation();
  const { signed_at, asked_at, list_deleted_on, may } = proof;
  const { ask, question } = useAsk(tellDone);
  const id = proof.take_over.id;
  const wish = useDecision(proofContract.askProof);
  const sign = useDecision(proofContract.signProof);
  const print = useSaveFile(proofContract.printProof);
  const title = t('proof.askTitle');
  const yes = t('proof.signYes');
  const askNow = () =>
    ask({
      ...{ title, yes, consequence: [t('proof.signWhy'), t('proof.askWhy')] },
      act: () => wish.mutateAsync({ id }),
      told: (say) => say('proof.didAsk'),
    });
  const signNow = () =>
    ask({
      ...{ title, yes, consequence: t('proof.signWhy') },
      act: () => sign.mutateAsync({ id }),
      told: (say) => say('proof.didSign'),
    });

  return (
    <Card title={t('proof.signTitle')} intro={<p>{t('proof.signLead')}</p>}>
      <Stack>
        <p>{t('proof.confirmedMoney')}</p>
        <Signed proof={proof} />
        {!signed_at && !asked_at && !may.ask && <p>{t('proof.notYet')}</p>}
        <p>{list_deleted_on ? t('proof.deletedOn', { day: list_deleted_on }) : t('proof.kept')}</p>
        <Inline>
          {may.ask && (
            <Button busy={wish.isPending} onClick={askNow}>
              {t('proof.ask')}
            </Button>
          )}
          {may.sign && (
            <Button busy={sign.isPending} onClick={signNow}>
              {t('proof.sign')}
            </Button>
          )}
          <Button look="secondary" busy={print.isPending} onClick={() => print.mutate({ id })}>
            {t('proof.print')}
          </Button>
        </Inline>
      </Stack>
      {question}
    </Card>
  );
}

function Signed({ proof }: { proof: Proof }) {
  const { t } = useTranslation();
  const { asked_at, asked_by, signed_at, signed_by, signed_for, by_two } = proof;
  if (!asked_at) return null;
  const said = (who: string | null, at: string) => ({ who: who ?? t('proof.somebody'), date: dateAndTimeOf(at).date });
  return (
    <>
      <p>{t('proof.askedBy', said(asked_by, asked_at))}</p>
      {signed_at && <p>{t(by_two ? 'proof.signedBy' : 'proof.signedAlone', said(signed_by, signed_at))}</p>}
      {signed_for && <p>{t('proof.signedFor', { day: signed_for })}</p>}
      {!signed_at && <p>{t('proof.waits')}</p>}
    </>
  );
}
