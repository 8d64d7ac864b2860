import { listChangesContract } from '../../../domain/movingIn/changes/listChanges.contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { listChangesPath } from '../frame/officePaths.ts';
import { useAsk } from '../frame/useAsk.tsx';

/** The newest list that says something else than before, for everybody of the office. */
export function OpenListChanges() {
  const { t } = useTranslation();
  const { open_list: open } = useCall(listChangesContract.readTakingOverFinish);
  if (!open) return null;
  const { id, households } = open;
  return (
    <Card title={t('listChanges.openCard')}>
      <Stack>
        <p>{t('listChanges.openWords', { count: households, number: formatCount(households) })}</p>
        <Inline>
          <LinkButton to={listChangesPath(id)}>{t('listChanges.goTo')}</LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}

/** The board declares the taking over finished: nothing is compared any more. */
export function FinishTakingOver({ tellDone }: { tellDone: TellDone }) {
  const { t } = useTranslation();
  const { finished_at, finished_by, may_finish, open_list } = useCall(listChangesContract.readTakingOverFinish);
  const finish = useDecision(listChangesContract.finishTakingOver);
  const { ask, question } = useAsk(tellDone);
  if (!may_finish && finished_at === null) return null;
  const left = open_list?.households ?? 0;

  const finishNow = () =>
    ask({
      title: t('listChanges.finishAsk'),
      consequence: [
        left > 0 && t('listChanges.finishOpen', { count: left, number: formatCount(left) }),
        t('listChanges.finishHow'),
      ],
      yes: t('listChanges.finishYes'),
      look: 'danger',
      act: () => finish.mutateAsync({}),
      told: (say) => say('listChanges.didFinish'),
    });

  return (
    <Card title={t('listChanges.finishTitle')} intro={<p>{t('listChanges.finishLead')}</p>}>
      {finished_at !== null && (
        <p>
          {t('listChanges.finished', {
            date: dateAndTimeOf(finished_at).date,
            who: finished_by ?? t('listChanges.somebody'),
          })}
        </p>
      )}
      {may_finish && (
        <Inline>
          <Button look="secondary" busy={finish.isPending} onClick={finishNow}>
            {t('listChanges.finish')}
          </Button>
        </Inline>
      )}
      {question}
    </Card>
  );
}
