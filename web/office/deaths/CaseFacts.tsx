import type { DeathCase } from '../../../domain/deaths/deathCases.contract.ts';
import { dateAndTimeOf, turkishTimeOf } from '../../platform/calls/instants.ts';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Fact, Facts } from '../../ui/content/Facts.tsx';
import { Inline } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { callPath, deathPath, householdPath } from '../frame/officePaths.ts';
import { PhoneLink } from '../frame/PhoneLink.tsx';
import type { CaseCardProps } from './caseCardProps.ts';

/** The known facts of a case, from the answers of the first call. */
export function CaseFacts({ deathCase }: CaseCardProps) {
  const { t } = useTranslation();
  const who = useWhoFacts(deathCase);
  const what = useWhatFacts(deathCase);
  const { id, member, parent } = deathCase;
  const household_id = (member ?? parent)?.household_id;
  return (
    <Card title={t('officeDeaths.one.call')}>
      <Facts facts={[...who, ...what]} />
      <OtherCases deathCase={deathCase} />
      <Inline>
        <LinkButton look="secondary" to={callPath(id)}>
          {t('officeDeaths.one.callOn')}
        </LinkButton>
        {household_id && (
          <LinkButton look="secondary" to={householdPath(household_id)}>
            {t('officeDeaths.fact.household')}
          </LinkButton>
        )}
      </Inline>
    </Card>
  );
}

function OtherCases({ deathCase: { joined_to, linked } }: CaseCardProps) {
  const { t } = useTranslation();
  return (
    <>
      {joined_to && (
        <p>
          {t('officeDeaths.one.joined')}: <Link to={deathPath(joined_to.id)}>{nameOf(joined_to)}</Link>
        </p>
      )}
      {linked.length > 0 && (
        <>
          <p>{t('officeDeaths.one.linked')}:</p>
          <ul>
            {linked.map((other) => (
              <li key={other.id}>
                <Link to={deathPath(other.id)}>{nameOf(other)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function nameOf({ name, case_no }: { name: string | null; case_no: string }): string {
  return name ? `${name}, ${case_no}` : case_no;
}

function useWhoFacts(found: DeathCase): Fact[] {
  const { t } = useTranslation();
  const open = t('officeDeaths.fact.open');
  const { member, parent, guardian, deceased_name, deceased_birth, reporter_phone } = found;
  const born = deceased_birth && t('officeDeaths.fact.born', { date: deceased_birth });
  return [
    { term: t('officeDeaths.fact.who'), value: joined(deceased_name, born) ?? open },
    {
      term: t('officeDeaths.fact.member'),
      value: member ? `${member.name}, ${member.membership_no}` : t('officeDeaths.fact.noMember'),
    },
    {
      term: t('officeDeaths.fact.caller'),
      value: joined(found.reporter_name, found.reporter_relation) ?? t(`officeDeaths.source.${found.source}`),
    },
    {
      term: t('officeDeaths.fact.phone'),
      value: reporter_phone ? <PhoneLink number={reporter_phone} /> : open,
    },
    ...given(t('officeDeaths.fact.parent'), parent && `${parent.name}, ${parent.membership_no}`),
    ...given(t('officeDeaths.fact.guardian'), guardian),
  ];
}

function useWhatFacts(found: DeathCase): Fact[] {
  const { t } = useTranslation();
  const open = t('officeDeaths.fact.open');
  const { died_from: from, died_until: until, place, destination, burial_at, flight_at } = found;
  const when = moment(burial_at);
  const isAbroad = burial_at && destination === 'turkey';
  const burial = isAbroad ? t('officeDeaths.fact.local', { when: when ?? '', local: turkishTimeOf(burial_at) }) : when;
  const days = from && until && from !== until ? t('officeDeaths.fact.between', { from, until }) : from;
  return [
    { term: t('officeDeaths.fact.when'), value: days ?? open },
    {
      term: t('officeDeaths.fact.where'),
      value: joined(place && t(`officeDeaths.place.${place}`), found.place_words) ?? open,
    },
    {
      term: t('officeDeaths.fact.destination'),
      value: joined(destination && t(`officeDeaths.destination.${destination}`), found.destination_words) ?? open,
    },
    ...given(t('officeDeaths.call.airport'), found.destination_airport),
    ...given(t('officeDeaths.call.passport'), found.passport_no),
    ...(found.consignee_name ? [{ term: t('officeDeaths.call.consignee'), value: <Consignee found={found} /> }] : []),
    { term: t('officeDeaths.fact.undertaker'), value: found.undertaker ?? open },
    ...given(t('officeDeaths.fact.burial'), joined(burial, found.burial_place)),
    ...given(t('officeDeaths.fact.flight'), joined(moment(flight_at), found.flight_words)),
    ...given(t('officeDeaths.fact.medical'), found.medical_words),
  ];
}

function Consignee({ found: { consignee_name, consignee_phone } }: { found: DeathCase }) {
  return (
    <>
      {consignee_name}
      {consignee_phone && <br />}
      {consignee_phone && <PhoneLink number={consignee_phone} />}
    </>
  );
}

function given(term: string, value: string | null): Fact[] {
  return value ? [{ term, value }] : [];
}

function moment(instant: string | null): string | null {
  if (!instant) return null;
  const { date, time } = dateAndTimeOf(instant);
  return `${date}, ${time}`;
}

function joined(...words: (string | null)[]): string | null {
  return words.filter(Boolean).join(', ') || null;
}
