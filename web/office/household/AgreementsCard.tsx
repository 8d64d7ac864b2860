import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';

type Row = HouseholdFile['agreements'][number];

/** To which version of which texts the household agreed, when and how. */
export function AgreementsCard({ agreements }: { agreements: Row[] }) {
  const { t } = useTranslation();
  if (agreements.length === 0) return null;
  const columns: Column<Row>[] = [
    {
      key: 'document',
      header: t('officePaper.agreements.document'),
      cell: ({ document }) => t(`officePaper.agreements.${document}`),
    },
    { key: 'version', header: t('officePaper.agreements.version'), cell: ({ version }) => version },
    { key: 'day', header: t('officePaper.agreements.day'), cell: ({ agreed_on }) => agreed_on },
    { key: 'way', header: t('officePaper.agreements.way'), cell: ({ way }) => t(`officePaper.agreements.${way}`) },
  ];
  return (
    <Card title={t('officePaper.agreements.title')}>
      <DataTable
        caption={t('officePaper.agreements.title')}
        captionHidden
        look="lines"
        columns={columns}
        rows={agreements}
        rowKey={({ document, agreed_on, version }) => `${document} ${agreed_on} ${version}`}
      />
    </Card>
  );
}
