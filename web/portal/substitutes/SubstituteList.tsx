import type { ReactNode } from 'react';
import { toWireDay } from '../../../domain/shared/day.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { mayChangeSubstitute } from '../../../domain/substitutes/substitutes.access.ts';
import type { Substitute } from '../../../domain/substitutes/substitutes.contract.ts';
import { dayOf, today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Badge } from '../../ui/content/Badge.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import css from './SubstituteList.module.css';
import { timeLeft } from './timeLeft.ts';

export type SubstituteListProps = { substitutes: Substitute[]; pathOf: (id: number) => string };

/** All present and former representatives of the household (spec §2). */
export function SubstituteList({ substitutes, pathOf }: SubstituteListProps) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const columns: Column<Substitute>[] = [
    { key: 'status', header: t('substitutes.list.status'), cell: (row) => <StatusBadge substitute={row} /> },
    {
      key: 'name',
      header: t('substitutes.list.name'),
      cell: (row) => <WithMore more={word('representation', row.represent_me_as)}>{fullName(row)}</WithMore>,
    },
    {
      key: 'valid_until',
      header: t('substitutes.list.validUntil'),
      cell: (row) => <WithMore more={<Remaining substitute={row} />}>{row.valid_until}</WithMore>,
    },
    {
      key: 'created_at',
      header: t('substitutes.list.entryDate'),
      cell: (row) => toWireDay(dayOf(row.created_at)),
    },
    {
      key: 'actions',
      header: t('substitutes.list.actions'),
      quietHeader: true,
      align: 'end',
      cell: (row) => <OpenButton substitute={row} to={pathOf(row.id)} />,
    },
  ];
  return (
    <DataTable
      caption={t('substitutes.list.caption')}
      captionHidden
      columns={columns}
      rows={substitutes}
      rowKey={(row) => row.id}
    />
  );
}

/** Green for a present representative, red for a former one (spec §4); the words say the same. */
function StatusBadge({ substitute: { status, ended_on } }: { substitute: Substitute }) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  if (ended_on) return <Badge tone="red">{t('substitutes.badge.ended')}</Badge>;
  return <Badge tone={status === 'active' ? 'green' : 'red'}>{word('substituteStatus', status)}</Badge>;
}

function Remaining({ substitute: { valid_until, ended_on } }: { substitute: Substitute }) {
  const { t } = useTranslation();
  if (ended_on) return t('substitutes.time.endedOn', { date: ended_on });
  const left = timeLeft(valid_until, today());
  return left.unit === 'today'
    ? t('substitutes.time.today')
    : t(`substitutes.time.${left.unit}`, { count: left.count });
}

function OpenButton({ substitute, to }: { substitute: Substitute; to: string }) {
  const { t } = useTranslation();
  const name = fullName(substitute);
  const [label, named] = mayChangeSubstitute(substitute)
    ? [t('shared.action.edit'), t('substitutes.list.editNamed', { name })]
    : [t('substitutes.list.show'), t('substitutes.list.showNamed', { name })];
  return (
    <LinkButton look="secondary" to={to} label={named}>
      {label}
    </LinkButton>
  );
}

function WithMore({ children, more }: { children: ReactNode; more: ReactNode }) {
  return (
    <span className={css.two}>
      <span>{children}</span>
      <span className={css.more}>{more}</span>
    </span>
  );
}
