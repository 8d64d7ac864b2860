import { postContract } from '../../../domain/post/post.contract.ts';
import type { Answer } from '../../../domain/shared/contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { ProgressBar } from '../../ui/content/ProgressBar.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { useWhoColumn } from '../frame/useWhoColumn.tsx';

type Overview = Answer<(typeof postContract)['getLetters']>;
type Homeless = Overview['without_address'][number];

/** What waits, the button that prints it, and the households whose letters lack an address. */
export function WaitingLetters({ letters, tellDone }: { letters: Overview; tellDone: TellDone }) {
  const { t } = useTranslation();
  const { waiting, run, without_address } = letters;
  const count = (number: number) => ({ count: number, number: formatCount(number) });
  const print = useDecision(postContract.printLetters);

  async function start() {
    await print.mutateAsync({});
    tellDone((say) => say('officeLetters.printStarted'));
  }

  return (
    <Card title={t('officeLetters.waitingTitle')}>
      <Stack>
        <p>
          {waiting.letters === 0 ? t('officeLetters.nothingWaits') : t('officeLetters.waits', count(waiting.letters))}{' '}
          {waiting.households > 0 && t('officeLetters.envelopes', count(waiting.households))}
        </p>
        {run && (
          <>
            <p>{t('officeLetters.printing')}</p>
            <ProgressBar label={t('officeLetters.progress')} percent={percentOf(run)} />
          </>
        )}
        {waiting.households > 0 && !run && (
          <div>
            <Button busy={print.isPending} onClick={start}>
              {t('officeLetters.print')}
            </Button>
          </div>
        )}
        {without_address.length > 0 && <WithoutAddress households={without_address} />}
      </Stack>
    </Card>
  );
}

function WithoutAddress({ households }: { households: Homeless[] }) {
  const { t } = useTranslation();
  const who = useWhoColumn<Homeless>({ rows: households });
  const columns: Column<Homeless>[] = [
    who,
    { key: 'letters', header: t('officeLetters.letters'), align: 'end', cell: ({ letters }) => formatCount(letters) },
  ];
  return (
    <Stack gap={3}>
      <h3>{t('officeLetters.noAddressTitle')}</h3>
      <p>{t('officeLetters.noAddress')}</p>
      <DataTable
        caption={t('officeLetters.noAddressTitle')}
        captionHidden
        look="lines"
        columns={columns}
        rows={households}
        rowKey={({ household_id }) => household_id}
      />
    </Stack>
  );
}

/** At most 100, because letters may be added after the start. */
function percentOf({ done, total }: NonNullable<Overview['run']>): number {
  return total ? Math.min(100, Math.floor((done / total) * 100)) : 0;
}
