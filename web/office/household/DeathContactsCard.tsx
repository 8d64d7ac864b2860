import { mayHaveDeathContacts } from '../../../domain/burial/deathContact.ts';
import type { DeathContact, MayReport } from '../../../domain/burial/deathContacts.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { counterPath } from '../frame/officePaths.ts';
import { PhoneLines } from '../frame/PhoneLines.tsx';
import { PhoneLink } from '../frame/PhoneLink.tsx';

/** Contacts of the household for a death, and to whom the office may talk about one today (D55). */
export function DeathContactsCard({ file }: { file: HouseholdFile }) {
  const { t } = useTranslation();
  const { contacts, may_report } = file.at_a_death;
  const { id, status } = file.household;
  return (
    <Card title={t('officeHousehold.atADeath.title')}>
      <Stack>
        {contacts.length === 0 ? <p>{t('officeHousehold.atADeath.none')}</p> : <Contacts contacts={contacts} />}
        {mayHaveDeathContacts({ status }) && (
          <LinkButton look="secondary" to={counterPath(id, 'death-contacts')}>
            {t('officeCounter.deathContacts')}
          </LinkButton>
        )}
        {may_report.length > 0 && (
          <Stack gap={2}>
            <h3>{t('officeHousehold.atADeath.mayReport')}</h3>
            <ul>
              {may_report.map((person) => (
                <li key={`${person.kind}-${person.id}`}>
                  <Reporter person={person} />
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function Contacts({ contacts }: { contacts: DeathContact[] }) {
  const { t } = useTranslation();
  const columns: Column<DeathContact>[] = [
    {
      key: 'country',
      header: t('officeHousehold.atADeath.country'),
      cell: ({ country }) => t(`officeHousehold.atADeath.${country}`),
    },
    { key: 'name', header: t('officeHousehold.substitutes.name'), cell: ({ name }) => name },
    { key: 'relation', header: t('officeHousehold.atADeath.relation'), cell: ({ relation }) => relation },
    {
      key: 'phone_number',
      header: t('officeHousehold.head.phone'),
      cell: ({ phone_number }) => <PhoneLink number={phone_number} />,
    },
    {
      key: 'language',
      header: t('officeHousehold.atADeath.language'),
      cell: ({ language }) => t(`shared.language.${language}`),
    },
    {
      key: 'agreed',
      header: t('officeHousehold.atADeath.agreed'),
      cell: ({ agreed_on, agreed_stated_by }) =>
        agreed_stated_by
          ? t('officeHousehold.atADeath.agreedBy', { date: agreed_on, name: agreed_stated_by })
          : agreed_on,
    },
  ];
  return (
    <DataTable
      caption={t('officeHousehold.atADeath.title')}
      captionHidden
      look="lines"
      columns={columns}
      rows={contacts}
      rowKey={({ id }) => id}
    />
  );
}

function Reporter({ person: { kind, name, phone_numbers } }: { person: MayReport }) {
  const { t } = useTranslation();
  return (
    <>
      {name}, {t(`officeHousehold.atADeath.kind.${kind}`)}
      <PhoneLines phones={phone_numbers.map((number) => ({ number }))} />
    </>
  );
}
