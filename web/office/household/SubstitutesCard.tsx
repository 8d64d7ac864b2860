import { fullName } from '../../../domain/shared/fullName.ts';
import type { Substitute } from '../../../domain/substitutes/substitutes.contract.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Badge } from '../../ui/content/Badge.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { PhoneLines } from '../frame/PhoneLines.tsx';

/** The household's representatives, until when, and how to reach them (D30). */
export function SubstitutesCard({ substitutes }: { substitutes: Substitute[] }) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const columns: Column<Substitute>[] = [
    { key: 'name', header: t('officeHousehold.substitutes.name'), cell: fullName },
    {
      key: 'kind',
      header: t('officeHousehold.substitutes.kind'),
      cell: ({ represent_me_as }) => word('representation', represent_me_as),
    },
    {
      key: 'contact',
      header: t('officeHousehold.substitutes.contact'),
      cell: (substitute) => (
        <>
          <PhoneLines phones={numbersOf(substitute)} />
          {substitute.email}
        </>
      ),
    },
    {
      key: 'valid_until',
      header: t('officeHousehold.substitutes.validUntil'),
      cell: ({ valid_until, ended_on }) =>
        ended_on ? t('officeHousehold.substitutes.ended', { date: ended_on }) : valid_until,
    },
    {
      key: 'status',
      header: t('substitutes.list.status'),
      cell: ({ status }) => (
        <Badge tone={status === 'active' ? 'green' : 'grey'}>{word('substituteStatus', status)}</Badge>
      ),
    },
  ];
  return (
    <Card title={t('officeHousehold.substitutes.title')}>
      {substitutes.length === 0 && <p>{t('officeHousehold.substitutes.none')}</p>}
      {substitutes.length > 0 && (
        <DataTable
          caption={t('officeHousehold.substitutes.title')}
          captionHidden
          look="lines"
          columns={columns}
          rows={substitutes}
          rowKey={({ id }) => id}
        />
      )}
    </Card>
  );
}

function numbersOf({ phone_private_mobile, phone_private_landline }: Substitute) {
  return [phone_private_mobile, phone_private_landline].flatMap((number) => (number ? [{ number }] : []));
}
