import { useSuspenseQuery } from '@tanstack/react-query';
import { type HealthPart, healthParts } from '../../../domain/health/health.contract.ts';
import { wrongParts } from '../../../domain/health/health.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Badge } from '../../ui/content/Badge.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { healthQuery } from '../calls/healthQuery.ts';
import { useHealthWords } from './useHealthWords.ts';

/** Where somebody of the office can do something about a part. */
const LEADS_TO: Partial<Record<HealthPart, string>> = { lost_mails: '/', bank: '/bank' };

type Row = { part: HealthPart | 'version'; name: string; now: string; isWell: boolean; todo: string | undefined };

/** Whether the product runs well: each part in words, with what to do. */
export function Health() {
  const { t } = useTranslation();
  const { data: health } = useSuspenseQuery({ ...healthQuery, staleTime: 0 });
  const wordsOf = useHealthWords(health);
  const isWell = wrongParts(health).length === 0;
  const rows = healthParts.map(
    (part): Row => ({
      part,
      name: t(`officeHealth.parts.${part}`),
      now: wordsOf(part),
      isWell: health[part].is_well,
      todo: health[part].is_well ? undefined : t(`officeHealth.toDo.${part}`),
    }),
  );
  rows.push({ part: 'version', name: t('officeHealth.version'), now: health.version, isWell: true, todo: undefined });
  return (
    <Screen title={t('officeHealth.title')} lead={t('officeHealth.lead')}>
      <Stack gap={6}>
        <Notice tone={isWell ? 'success' : 'warning'}>
          <p>{isWell ? t('officeHealth.allWell') : t('officeHealth.somethingWrong')}</p>
        </Notice>
        <Card>
          <DataTable
            caption={t('officeHealth.title')}
            captionHidden
            look="lines"
            columns={useColumns()}
            rows={rows}
            rowKey={({ part }) => part}
          />
        </Card>
      </Stack>
    </Screen>
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation();
  return [
    { key: 'what', header: t('officeHealth.what'), heads: true, cell: ({ name }) => name },
    {
      key: 'state',
      header: t('officeHealth.state'),
      cell: ({ part, isWell }) =>
        part !== 'version' && (
          <Badge tone={isWell ? 'green' : 'orange'}>{isWell ? t('officeHealth.good') : t('officeHealth.look')}</Badge>
        ),
    },
    { key: 'now', header: t('officeHealth.now'), cell: (row) => <Standing {...row} /> },
  ];
}

function Standing({ part, name, now, todo }: Row) {
  const to = part !== 'version' && LEADS_TO[part];
  return (
    <div>
      <p>{now}</p>
      {todo && <p>{todo}</p>}
      {todo && to && (
        <p>
          <Link to={to}>{name}</Link>
        </p>
      )}
    </div>
  );
}
