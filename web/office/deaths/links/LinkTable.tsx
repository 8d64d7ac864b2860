import type { DeathLink } from '../../../../domain/deaths/deathLinks.contract.ts';
import { dateAndTimeOf } from '../../../platform/calls/instants.ts';
import { type Translate, useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { type Column, DataTable } from '../../../ui/content/DataTable.tsx';
import { useAsk } from '../../frame/useAsk.tsx';

type LinkTableProps = { links: DeathLink[]; onRevoke: (id: number) => Promise<void> };

/** All links of a case, the newest first. */
export function LinkTable({ links, onRevoke }: LinkTableProps) {
  const { t } = useTranslation();
  const { ask, question } = useAsk();

  async function revoke({ id, recipient }: DeathLink) {
    await ask({
      title: t('officeDeathLinks.revokeTitle'),
      consequence: t('officeDeathLinks.revokeWords', { name: recipient }),
      yes: t('officeDeathLinks.revoke'),
      act: () => onRevoke(id),
    });
  }

  const columns: Column<DeathLink>[] = [
    { key: 'for', header: t('officeDeathLinks.columns.for'), cell: (link) => <ForWhom link={link} /> },
    { key: 'state', header: t('officeDeathLinks.columns.state'), cell: (link) => stateWords(t, link) },
    { key: 'looks', header: t('officeDeathLinks.columns.looks'), cell: (link) => looksWords(t, link) },
    {
      key: 'made',
      header: t('officeDeathLinks.columns.made'),
      cell: ({ created_at, created_by }) =>
        t('officeDeathLinks.madeBy', {
          date: dateAndTimeOf(created_at).date,
          who: created_by ?? t('officeDeathLinks.nobody'),
        }),
    },
    {
      key: 'actions',
      header: t('officeDeathLinks.columns.actions'),
      quietHeader: true,
      align: 'end',
      cell: (link) =>
        link.is_valid && (
          <Button look="quiet" onClick={() => revoke(link)}>
            {t('officeDeathLinks.revoke')}
            <span className="visually-hidden">: {link.recipient}</span>
          </Button>
        ),
    },
  ];
  return (
    <>
      <DataTable
        caption={t('officeDeathLinks.title')}
        captionHidden
        look="lines"
        columns={columns}
        rows={links}
        rowKey={({ id }) => id}
      />
      {question}
    </>
  );
}

function ForWhom({ link: { recipient, kind, consent_by, consent_on } }: { link: DeathLink }) {
  const { t } = useTranslation();
  return (
    <div>
      {recipient}
      <div>{t(`officeDeathLinks.kinds.${kind}`)}</div>
      {consent_by && consent_on && <div>{t('officeDeathLinks.consent', { name: consent_by, date: consent_on })}</div>}
    </div>
  );
}

function stateWords(t: Translate, { is_valid, revoked_at, expires_at }: DeathLink): string {
  if (revoked_at) return t('officeDeathLinks.revokedOn', { date: dateAndTimeOf(revoked_at).date });
  return is_valid ? t('officeDeathLinks.until', { date: dateAndTimeOf(expires_at).date }) : t('officeDeathLinks.over');
}

function looksWords(t: Translate, { look_count, last_look_at }: DeathLink): string {
  if (!last_look_at) return t('officeDeathLinks.never');
  const { date, time } = dateAndTimeOf(last_look_at);
  return t('officeDeathLinks.looks', { count: look_count, when: `${date}, ${time}` });
}
