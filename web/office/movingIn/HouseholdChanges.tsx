import {
  type ChangedHousehold,
  type ListChange,
  listChangesContract,
} from '../../../domain/movingIn/changes/listChanges.contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/content/Badge.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { householdPath } from '../frame/officePaths.ts';
import { useChangeWords } from './useChangeWords.ts';

type Props = { household: ChangedHousehold; tellDone: TellDone };
type Decided = { key: string; holds: 'list' | 'here' };

/** What the list says otherwise of one household; one press for what is new, one each for the rest. */
export function HouseholdChanges({ household, tellDone }: Props) {
  const { t } = useTranslation();
  const { id, household_id, membership_no, name, changes, shown } = household;
  const decide = useDecision(listChangesContract.decideListChanges);
  const whose = name ?? t('listChanges.unnamed');
  const taken = changes.filter(({ state }) => state === 'take');

  async function decideAbout(decided: Decided[]) {
    await decide.mutateAsync({ id, shown, decided });
    tellDone((say) => say('listChanges.didDecide', { name: whose }));
  }

  const columns = useColumns({ busy: decide.isPending, decide: (one) => decideAbout([one]) });
  return (
    <Card
      title={whose}
      intro={<Link to={householdPath(household_id)}>{t('listChanges.number', { number: membership_no })}</Link>}
    >
      <Stack>
        {changes.length === 0 ? (
          <p>{t('listChanges.sameNow')}</p>
        ) : (
          <DataTable
            caption={t('listChanges.title', { name: whose })}
            captionHidden
            look="lines"
            columns={columns}
            rows={changes}
            rowKey={({ key }) => key}
          />
        )}
        {changes.some(({ state }) => state === 'by_hand') && <p>{t('listChanges.byHand')}</p>}
        <Inline>
          {taken.length > 0 && (
            <Button
              busy={decide.isPending}
              onClick={() => decideAbout(taken.map(({ key }) => ({ key, holds: 'list' })))}
            >
              {t('listChanges.take', { count: taken.length, number: formatCount(taken.length) })}
            </Button>
          )}
          {changes.length === 0 && (
            <Button look="secondary" busy={decide.isPending} onClick={() => decideAbout([])}>
              {t('listChanges.noted')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

type Deciding = { busy: boolean; decide: (one: Decided) => Promise<unknown> };

const tones = { take: 'green', conflict: 'orange', by_hand: 'grey' } as const;

function useColumns({ busy, decide }: Deciding): Column<ListChange>[] {
  const { t } = useTranslation();
  const { fieldOf, saidOf } = useChangeWords();
  const shown = (key: 'before' | 'listed' | 'here'): Column<ListChange> => ({
    key,
    header: t(`listChanges.${key}`),
    cell: (change) => saidOf(change.field, change[key]) ?? t('listChanges.nothing'),
  });
  return [
    { key: 'field', header: t('listChanges.field'), heads: true, cell: (change) => fieldOf(change) },
    shown('before'),
    shown('listed'),
    shown('here'),
    {
      key: 'state',
      header: t('listChanges.holds'),
      cell: ({ key, state }) => (
        <Stack gap={2}>
          <span>
            <Badge tone={tones[state]}>{t(`listChanges.states.${state}`)}</Badge>
          </span>
          {state === 'conflict' && (
            <Button look="secondary" busy={busy} onClick={() => decide({ key, holds: 'list' })}>
              {t('listChanges.takeOne')}
            </Button>
          )}
          <Button look="secondary" busy={busy} onClick={() => decide({ key, holds: 'here' })}>
            {t(state === 'by_hand' ? 'listChanges.noted' : 'listChanges.keepOne')}
          </Button>
        </Stack>
      ),
    },
  ];
}
