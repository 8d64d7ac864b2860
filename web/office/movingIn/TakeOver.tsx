import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { type TakeOver as TakeOverAnswer, takeOversContract } from '../../../domain/movingIn/takeOvers.contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { useDone } from '../../platform/forms/useDone.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { useParams } from '../../ui/router/Router.tsx';
import { importedFilePath, listChangesPath, proofPath } from '../frame/officePaths.ts';
import { TakeOverRows } from './TakeOverRows.tsx';
import { DryRunCard, TakingBackCard, TakingOverCard } from './TakeOverSteps.tsx';
import { useMayMoveIn } from './useMayMoveIn.ts';

/** How often it is looked while something works on the list. */
const LOOK_MS = 1_500;

/** The households of a former list: what would become of them, what became of them, and how they are taken back (decision 102). */
export function TakeOver() {
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

function takeOverQuery(id: string) {
  return queryOptions({
    ...queryOf(takeOversContract.readTakeOver, { id }),
    refetchInterval: ({ state: { data } }) => (data?.running ? LOOK_MS : false),
  });
}

function Steps({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data: takeOver } = useSuspenseQuery(takeOverQuery(id));
  const { tellDone, done } = useDone();
  const { file_id, name, rows } = takeOver;
  return (
    <Screen
      title={t('takeOvers.title', { name })}
      above={file_id !== null && <Link to={importedFilePath(file_id)}>{t('takeOvers.back')}</Link>}
      lead={t('takeOvers.lead')}
    >
      {done}
      <Stack gap={6}>
        <p>{t('takeOvers.rows', { number: formatCount(rows) })}</p>
        <DryRunCard takeOver={takeOver} tellDone={tellDone} />
        <TakingOverCard takeOver={takeOver} tellDone={tellDone} />
        {takeOver.agreed_at && !takeOver.running && <ProofCard id={takeOver.id} />}
        {takeOver.agreed_at && <TakingBackCard takeOver={takeOver} tellDone={tellDone} />}
        {takeOver.open_changes > 0 && <Changed takeOver={takeOver} />}
        <TakeOverRows takeOver={takeOver} />
      </Stack>
    </Screen>
  );
}

function Changed({ takeOver: { id, open_changes } }: { takeOver: TakeOverAnswer }) {
  const { t } = useTranslation();
  return (
    <Card title={t('listChanges.openCard')}>
      <Stack>
        <p>{t('listChanges.openWords', { count: open_changes, number: formatCount(open_changes) })}</p>
        <Inline>
          <LinkButton to={listChangesPath(id)}>{t('listChanges.goTo')}</LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}

/** After the run comes the proof (decision 106). */
function ProofCard({ id }: { id: number }) {
  const { t } = useTranslation();
  return (
    <Card title={t('proof.compareTitle')} intro={<p>{t('proof.goToWhy')}</p>}>
      <Inline>
        <LinkButton to={proofPath(id)}>{t('proof.goTo')}</LinkButton>
      </Inline>
    </Card>
  );
}
