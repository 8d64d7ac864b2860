import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { type Proof as Proven, proofContract } from '../../../domain/movingIn/proof.contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { type TellDone, useDone } from '../../platform/forms/useDone.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { ProgressBar } from '../../ui/content/ProgressBar.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { useParams } from '../../ui/router/Router.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { takeOverPath } from '../frame/officePaths.ts';
import { ProofHouseholds } from './ProofHouseholds.tsx';
import { ProofSigning } from './ProofSigning.tsx';
import { ProofSums } from './ProofSums.tsx';
import { useMayMoveIn } from './useMayMoveIn.ts';

/** How often it is looked while the comparison works. */
const LOOK_MS = 1_500;

/** A former list beside the portal: the differences with their explanations, the sums, and the signatures (decision 106). */
export function Proof() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  return useMayMoveIn() ? (
    <Steps id={id} />
  ) : (
    <Screen title={t('officeMovingIn.title')}>
      <p>{t('officeMovingIn.boardOnly')}</p>
    </Screen>
  );
}

function proofQuery(id: string) {
  return queryOptions({
    ...queryOf(proofContract.readProof, { id }),
    refetchInterval: ({ state: { data } }) => (data?.running ? LOOK_MS : false),
  });
}

function Steps({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data: proof } = useSuspenseQuery(proofQuery(id));
  const { tellDone, done } = useDone();
  const { take_over, is_done, compared_at, running } = proof;
  return (
    <Screen
      title={t('proof.title', { name: take_over.name })}
      above={<Link to={takeOverPath(take_over.id)}>{t('proof.back')}</Link>}
      lead={t('proof.lead')}
    >
      {done}
      <Stack gap={6}>
        {is_done ? <Comparison proof={proof} tellDone={tellDone} /> : <p>{t('proof.notDone')}</p>}
        {compared_at && <ProofSums figures={proof.figures} />}
        {compared_at && !running && <ProofHouseholds proof={proof} tellDone={tellDone} />}
        {compared_at && <ProofSigning proof={proof} tellDone={tellDone} />}
      </Stack>
    </Screen>
  );
}

function Comparison({ proof, tellDone }: { proof: Proven; tellDone: TellDone }) {
  const { t } = useTranslation();
  const { compared_at, outdated, has_list, signed_at, may, running } = proof;
  const compare = useDecision(proofContract.compareTakeOver);

  async function begin() {
    await compare.mutateAsync({ id: proof.take_over.id });
    tellDone((say) => say('proof.didCompare'));
  }

  return (
    <Card title={t('proof.compareTitle')} intro={<p>{t('proof.compareLead')}</p>}>
      <Stack>
        {running && <ProgressBar label={t('proof.compareTitle')} percent={percentOf(running)} />}
        {compared_at && <p>{t('proof.comparedAt', dateAndTimeOf(compared_at))}</p>}
        {compared_at && outdated > 0 && !running && (
          <p>{t('proof.outdated', { count: outdated, number: formatCount(outdated) })}</p>
        )}
        {!has_list && !signed_at && <p>{t('proof.noList')}</p>}
        {may.compare && (
          <Inline>
            <Button
              look={compared_at && outdated === 0 ? 'secondary' : undefined}
              busy={compare.isPending}
              onClick={begin}
            >
              {t(compared_at ? 'proof.compareAgain' : 'proof.compare')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

function percentOf({ done, total }: NonNullable<Proven['running']>): number {
  return total === null || total === 0 ? 0 : Math.min(100, Math.floor((done / total) * 100));
}
