import { useSuspenseQuery } from '@tanstack/react-query';
import { type Circular, circularsContract } from '../../../domain/post/circulars.contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { useDecision } from '../calls/useDecision.ts';

/** How often it is looked how many have got one. */
const LOOK_MS = 1_500;

/** What was written to many: how many households have got it, and a button to go on after a stop. */
export function Circulars({ tellDone }: { tellDone: TellDone }) {
  const { t } = useTranslation();
  const { data: circulars } = useSuspenseQuery({
    ...queryOf(circularsContract.listCirculars),
    refetchInterval: ({ state }) => (state.data?.some(({ is_running }) => is_running) ? LOOK_MS : false),
  });
  const go = useDecision(circularsContract.goOnWithCircular);
  if (circulars.length === 0) return null;

  async function goOn({ id }: Circular) {
    await go.mutateAsync({ id });
    tellDone((say) => say('officeCirculars.didGoOn'));
  }

  const columns: Column<Circular>[] = [
    { key: 'subject', header: t('officeCirculars.written'), cell: ({ subject }) => subject },
    {
      key: 'when',
      header: t('officeCirculars.when'),
      cell: ({ created_at, by }) => [dateAndTimeOf(created_at).date, by].filter(Boolean).join(', '),
    },
    {
      key: 'households',
      header: t('officeCirculars.households'),
      align: 'end',
      cell: ({ households }) => formatCount(households),
    },
    {
      key: 'go',
      header: t('officeCirculars.actions'),
      quietHeader: true,
      align: 'end',
      cell: (circular) =>
        circular.is_running ? (
          t('officeCirculars.running')
        ) : (
          <Button look="quiet" busy={go.isPending} onClick={() => goOn(circular)}>
            {t('officeCirculars.goOn')}
          </Button>
        ),
    },
  ];
  return (
    <Card title={t('officeCirculars.listTitle')}>
      <p>{t('officeCirculars.listWords')}</p>
      <DataTable
        caption={t('officeCirculars.listTitle')}
        captionHidden
        look="lines"
        columns={columns}
        rows={circulars}
        rowKey={({ id }) => id}
      />
    </Card>
  );
}
