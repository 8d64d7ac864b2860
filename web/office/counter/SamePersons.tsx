import type { SamePerson } from '../../../domain/application/paper.contract.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { useWhoColumn } from '../frame/useWhoColumn.tsx';

type SamePersonsProps = { found: SamePerson[]; onOther: () => void; busy: boolean };

/** Who may be the applicant: somebody looks at them before another household is made. */
export function SamePersons({ found, onOther, busy }: SamePersonsProps) {
  const { t } = useTranslation();
  const who = useWhoColumn<SamePerson>({ rows: found });
  const columns: Column<SamePerson>[] = [
    who,
    { key: 'person', header: t('officePaper.there.person'), cell: ({ person }) => person },
    {
      key: 'because',
      header: t('officePaper.there.because'),
      cell: ({ found_by, arrived_on: date }) =>
        date ? t('officePaper.there.begun', { date }) : t(`officePaper.there.${found_by}`),
    },
  ];
  // a number is one person's, unless their membership has ended
  const isNumber = found.some(({ found_by, status }) => found_by === 'identity_number' && status !== 'inactive');
  return (
    <Card look="accent" title={t('officePaper.there.title')}>
      <Stack>
        <p role="status">{t(isNumber ? 'officePaper.there.whyNumber' : 'officePaper.there.why')}</p>
        <DataTable
          caption={t('officePaper.there.title')}
          captionHidden
          look="lines"
          columns={columns}
          rows={found}
          rowKey={({ member_id, found_by }) => `${found_by} ${member_id}`}
        />
        {!isNumber && (
          <Inline>
            <Button look="secondary" onClick={onOther} busy={busy}>
              {t('officePaper.there.other')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
