import { useState } from 'react';
import { type ChangedHousehold, listChangesContract } from '../../../domain/movingIn/changes/listChanges.contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { type TellDone, useDone } from '../../platform/forms/useDone.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { useParams } from '../../ui/router/Router.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { MOVING_IN } from '../frame/officePaths.ts';
import { useAsk } from '../frame/useAsk.tsx';
import { HouseholdChanges } from './HouseholdChanges.tsx';

/** What a later list says otherwise than before, household by household (decision 108). */
export function ListChanges() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const [pages, setPages] = useState<number[]>([]);
  const { tellDone, done } = useDone();
  const read = useCall(listChangesContract.readListChanges, { id, after: pages.at(-1) ?? 0 });
  const { name, households, takeable, is_running, next } = read;
  return (
    <Screen
      title={t('listChanges.title', { name })}
      above={<Link to={MOVING_IN}>{t('listChanges.back')}</Link>}
      lead={t('listChanges.lead')}
    >
      {done}
      <Stack gap={6}>
        {is_running && <p>{t('listChanges.isRunning')}</p>}
        {households.length > 0 && !is_running && <TakeAll id={id} takeable={takeable} tellDone={tellDone} />}
        <Households households={households} tellDone={tellDone} />
        <Inline>
          {pages.length > 0 && (
            <Button look="secondary" onClick={() => setPages(pages.slice(0, -1))}>
              {t('listChanges.earlier')}
            </Button>
          )}
          {next !== null && (
            <Button look="secondary" onClick={() => setPages([...pages, next])}>
              {t('listChanges.more')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Screen>
  );
}

function Households({ households, tellDone }: { households: ChangedHousehold[]; tellDone: TellDone }) {
  const { t } = useTranslation();
  if (households.length === 0) return <EmptyState>{t('listChanges.none')}</EmptyState>;
  return households.map((household) => (
    <HouseholdChanges key={household.id} household={household} tellDone={tellDone} />
  ));
}

type TakeAllProps = { id: string; takeable: number; tellDone: TellDone };

/** Everything that is new and that nobody has changed here, in all households of the list. */
function TakeAll({ id, takeable, tellDone }: TakeAllProps) {
  const { t } = useTranslation();
  const take = useDecision(listChangesContract.takeListChanges);
  const { ask, question } = useAsk(tellDone);
  const number = formatCount(takeable);
  const takeAll = () =>
    ask({
      title: t('listChanges.allTitle'),
      consequence: [t('listChanges.allAsk', { count: takeable, number }), t('listChanges.allHow')],
      yes: t('listChanges.allYes'),
      act: () => take.mutateAsync({ id: Number(id) }),
      told: (say) => say('listChanges.didAll'),
    });
  return (
    <Card title={t('listChanges.allTitle')}>
      <Stack>
        <p>{takeable === 0 ? t('listChanges.allNone') : t('listChanges.allWords', { count: takeable, number })}</p>
        {takeable > 0 && (
          <Inline>
            <Button busy={take.isPending} onClick={takeAll}>
              {t('listChanges.all')}
            </Button>
          </Inline>
        )}
      </Stack>
      {question}
    </Card>
  );
}
