import type { SubMember } from '../../../domain/members/members.contract.ts';
import { inactiveReasons } from '../../../domain/reference/inactiveReasons.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { MemberStatusBadge } from '../../members/MemberStatusBadge.tsx';
import { dayOf } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Card } from '../../ui/content/Card.tsx';
import { Facts } from '../../ui/content/Facts.tsx';
import { useLastDays } from '../frame/useLastDays.ts';

/** The membership of a family member: status, registration, deregistration and its reason (spec §2). */
export function MembershipInfo({ member }: { member: SubMember }) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const { status, created_at, active_from, waiting_until, inactive_from, inactive_reason_id } = member;
  const lastDay = useLastDays()(member.id);
  const reason = inactiveReasons.find(({ id }) => id === inactive_reason_id);
  const facts = [
    { term: t('members.field.status'), value: <MemberStatusBadge status={status} /> },
    { term: t('members.info.registered'), value: toWireDay(dayOf(created_at)) },
    { term: t('members.info.waitingUntil'), value: status === 'waiting' && waiting_until },
    { term: t('members.info.activeFrom'), value: status === 'active' && active_from },
    { term: t('home.endToCome.lastDay'), value: status !== 'inactive' && lastDay },
    { term: t('members.info.deregistered'), value: inactive_from },
    { term: t('members.info.reason'), value: reason && word('inactiveReason', reason.key) },
  ];
  return (
    <Card title={t('members.info.title')}>
      <Facts facts={facts.filter(({ value }) => value)} />
    </Card>
  );
}
