import { mayChangeAnything } from '../../../domain/members/members.access.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { mayChangeSubstitute, mayHaveSubstitutes } from '../../../domain/substitutes/substitutes.access.ts';
import type { Substitute } from '../../../domain/substitutes/substitutes.contract.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Badge } from '../../ui/content/Badge.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { counterPath } from '../frame/officePaths.ts';
import { PhoneLines } from '../frame/PhoneLines.tsx';

type SubstitutesCardProps = { household: HouseholdFile['household']; substitutes: Substitute[] };

/** The household's representatives, until when, and how to reach them (D30). */
export function SubstitutesCard({ household, substitutes }: SubstitutesCardProps) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const mayChange = mayHaveSubstitutes(household) && mayChangeAnything(household.status);
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
    {
      key: 'change',
      header: t('substitutes.list.actions'),
      quietHeader: true,
      align: 'end',
      cell: (substitute) =>
        mayChange &&
        mayChangeSubstitute(substitute) && (
          <LinkButton
            look="secondary"
            to={counterPath(household.id, `substitutes/${substitute.id}`)}
            label={t('substitutes.list.editNamed', { name: fullName(substitute) })}
          >
            {t('shared.action.edit')}
          </LinkButton>
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
      {mayChange && (
        <div>
          <LinkButton look="secondary" to={counterPath(household.id, 'substitutes/new')}>
            {t('substitutes.form.addTitle')}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}

function numbersOf({ phone_private_mobile, phone_private_landline }: Substitute) {
  return [phone_private_mobile, phone_private_landline].flatMap((number) => (number ? [{ number }] : []));
}
