import type { DeathContacts } from '../../../../domain/burial/deathContacts.contract.ts';
import { deathDocumentsContract } from '../../../../domain/deaths/deathDocuments.contract.ts';
import { addressLine } from '../../../households/addressLine.ts';
import { useCall } from '../../../platform/calls/useCall.ts';
import { useTranslation } from '../../../platform/words.ts';
import { Card } from '../../../ui/content/Card.tsx';
import { type Fact, Facts } from '../../../ui/content/Facts.tsx';

import { PhoneLink } from '../../frame/PhoneLink.tsx';
import type { CaseCardProps } from '../caseCardProps.ts';

/** What the household laid down for the hour of death: whom to call, who may report, the wish. Absent without household. */
export function FamilyCard({ deathCase: { id, member } }: CaseCardProps) {
  return member && <OfHousehold caseId={id} />;
}

function OfHousehold({ caseId }: { caseId: number }) {
  const data = useCall(deathDocumentsContract.getDeathFamily, { id: caseId });
  return data && <Family family={data} />;
}

function Family({ family }: { family: DeathContacts }) {
  const { t } = useTranslation();
  const facts = useFamilyFacts(family);
  const { contacts, may_report } = family;
  return (
    <Card title={t('officeDeathDocuments.family')}>
      {contacts.length === 0 && <p>{t('officeDeathDocuments.noContacts')}</p>}
      <Facts facts={facts} />
      {may_report.length > 0 && (
        <>
          <h3>{t('officeDeathDocuments.mayReport')}</h3>
          <ul>
            {may_report.map(({ kind, id: person, name, phone_numbers }) => (
              <li key={`${kind}-${person}`}>
                {name}
                {phone_numbers.map((number) => (
                  <Phone key={number} number={number} />
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Phone({ number, country }: { number: string; country?: 'austria' | 'turkiye' }) {
  return (
    <>
      {', '}
      <PhoneLink number={number} {...(country && { country })} />
    </>
  );
}

function useFamilyFacts({ contacts, wishes }: DeathContacts): Fact[] {
  const { t } = useTranslation();
  return [
    ...contacts.map(({ country, name, relation, phone_number, language }) => ({
      term: t(`officeHousehold.atADeath.${country}`),
      value: (
        <>
          {[name, relation, t(`shared.language.${language}`)].join(', ')}
          <Phone number={phone_number} country={country} />
        </>
      ),
    })),
    ...wishes.map(({ place }) => ({
      term: t('officeDeathDocuments.wish'),
      value: [place.graveyard, addressLine(place)].filter(Boolean).join(', '),
    })),
  ];
}
