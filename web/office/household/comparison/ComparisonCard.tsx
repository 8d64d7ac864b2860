import { useState } from 'react';
import { comparisonContract } from '../../../../domain/membership/comparison.contract.ts';
import type { LikeListed } from '../../../../domain/membership/comparison.ts';
import type { Joinable } from '../../../../domain/membership/joiningApplications.ts';
import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import { fullName } from '../../../../domain/shared/fullName.ts';
import { MemberStatusBadge } from '../../../members/MemberStatusBadge.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Badge } from '../../../ui/content/Badge.tsx';
import { Card } from '../../../ui/content/Card.tsx';
import { DataTable } from '../../../ui/content/DataTable.tsx';
import { Inline, Stack } from '../../../ui/frame/Layout.tsx';
import { Link } from '../../../ui/router/Link.tsx';
import { useDecision } from '../../calls/useDecision.ts';
import { householdPath } from '../../frame/officePaths.ts';
import { ReasonDialog } from '../../frame/ReasonDialog.tsx';
import { useAsk } from '../../frame/useAsk.tsx';
import { personsOf } from '../householdPersons.ts';
import { JoinDialog } from './JoinDialog.tsx';

type ComparisonProps = { file: HouseholdFile; tellDone: TellDone };

/** An application beside those of the former list who look the same (decision 107); nothing while it does not wait for that. */
export function ComparisonCard({ file, tellDone }: ComparisonProps) {
  const { t } = useTranslation();
  const { ask, question } = useAsk(tellDone);
  const goOn = useDecision(comparisonContract.letGoOn);
  const [isOther, setOther] = useState(false);
  const [joined, setJoined] = useState<Joinable>();
  const { comparison, household } = file;
  if (!comparison) return null;
  const { id, name } = household;
  const { matches, joinable, asked_on: date, held_until: until } = comparison;
  const isAsked = joinable.some(({ is_asked }) => is_asked);

  async function letGoOn() {
    await ask({
      title: t('officeComparison.goOnTitle', { name }),
      consequence: t('officeComparison.goOnWords'),
      yes: t('officeComparison.goOnYes'),
      look: 'primary',
      act: () => goOn.mutateAsync({ id }),
      told: (say) => say('officeComparison.did'),
    });
  }

  return (
    <Card look="accent" title={t('officeComparison.title')}>
      <Stack gap={6}>
        <p>{t('officeComparison.lead', { date })}</p>
        {!isAsked && <p>{t('officeComparison.ends', { until })}</p>}
        {matches.length === 0 && <p>{t('officeComparison.nobody')}</p>}
        {matches.map((match) => (
          <Match key={`${match.member_id}-${match.person_id}`} file={file} match={match} />
        ))}
        {matches.length > 0 && !isAsked && <p>{t('officeComparison.same')}</p>}
        <Reasons joinable={joinable} />
        <Inline>
          {!isAsked && joinable.map((one) => <JoinButton key={one.household_id} joinable={one} onJoin={setJoined} />)}
          {isAsked ? null : matches.length === 0 ? (
            <Button onClick={letGoOn}>{t('officeComparison.goOn')}</Button>
          ) : (
            <Button look="secondary" onClick={() => setOther(true)}>
              {t('officeComparison.other')}
            </Button>
          )}
        </Inline>
      </Stack>
      {question}
      {joined && (
        <JoinDialog
          household={household}
          joinable={joined}
          isSilent={matches.some(({ household_id, is_silent }) => household_id === joined.household_id && is_silent)}
          tellDone={tellDone}
          onClose={() => setJoined(undefined)}
        />
      )}
      {isOther && (
        <ReasonDialog
          about={`comparison-${id}`}
          title={t('officeComparison.otherTitle', { name })}
          consequence={t('officeComparison.otherWords')}
          hint={t('officeComparison.otherHint')}
          confirmLabel={t('officeComparison.other')}
          onClose={() => setOther(false)}
          onSend={async (reason) => {
            await goOn.mutateAsync({ id, reason });
            tellDone((say) => say('officeComparison.did'));
          }}
        />
      )}
    </Card>
  );
}

/** Where a second person decides, or why a household cannot be joined. */
function Reasons({ joinable }: { joinable: Joinable[] }) {
  const { t } = useTranslation();
  return joinable.map(({ household_id, membership_no: number, hindrance, is_asked }) => {
    if (is_asked)
      return (
        <p key={household_id}>
          <Link to={householdPath(household_id)}>{t('officeComparison.joinAsked', { number })}</Link>
        </p>
      );
    if (!hindrance) return null;
    const why = t(`officeComparison.hindrance.${hindrance}`);
    return <p key={household_id}>{t('officeComparison.cannotJoin', { number, why })}</p>;
  });
}

type JoinButtonProps = { joinable: Joinable; onJoin: (joinable: Joinable) => void };

function JoinButton({ joinable, onJoin }: JoinButtonProps) {
  const { t } = useTranslation();
  if (joinable.hindrance) return null;
  const number = joinable.membership_no;
  return <Button onClick={() => onJoin(joinable)}>{t('officeComparison.join', { number })}</Button>;
}

/** Somebody of the application and somebody of the former list, side by side. */
function Match({ file, match }: { file: HouseholdFile; match: LikeListed }) {
  const { t } = useTranslation();
  const person = personsOf(file).find(({ id }) => id === match.member_id);
  if (!person) return null;
  const { addresses, phone_numbers } = file.main_member;
  const own = {
    addresses: addresses.map(({ street, postal_code, city }) => `${street}, ${postal_code} ${city}`),
    phones: phone_numbers.map(({ phone_number }) => phone_number),
  };
  const none = t('officeComparison.none');
  const rows = [
    { what: t('officeComparison.name'), own: fullName(person), other: match.name },
    { what: t('officeComparison.born'), own: person.date_of_birth ?? none, other: match.date_of_birth ?? none },
    {
      what: t('officeComparison.address'),
      own: own.addresses.join('; ') || none,
      other: match.addresses.join('; ') || none,
    },
    {
      what: t('officeComparison.phone'),
      own: own.phones.join(', ') || none,
      other: match.phone_numbers.join(', ') || none,
    },
  ];
  return (
    <Stack gap={3}>
      <Inline gap={2}>
        <Link to={householdPath(match.household_id)}>
          {match.name} ({match.membership_no})
        </Link>
        <MemberStatusBadge status={match.status} />
        <Badge tone="orange">{t(`officeComparison.${match.by === 'number' ? 'number' : 'sameName'}`)}</Badge>
        {match.is_main && <span>{t('officeComparison.main')}</span>}
        {match.old_number && <span>{t('officeComparison.oldNumber', { number: match.old_number })}</span>}
        {match.is_silent && <span>{t('officeComparison.silent')}</span>}
        {match.has_account && <span>{t('officeComparison.hasAccount')}</span>}
      </Inline>
      <DataTable
        caption={t('officeComparison.title')}
        captionHidden
        look="lines"
        columns={[
          { key: 'what', header: t('officeComparison.what'), cell: ({ what }) => what, heads: true },
          { key: 'own', header: t('officeComparison.applies'), cell: ({ own: said }) => said },
          { key: 'other', header: t('officeComparison.listed'), cell: ({ other }) => other },
        ]}
        rows={rows}
        rowKey={({ what }) => what}
      />
    </Stack>
  );
}
