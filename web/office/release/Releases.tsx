import { type Release, type ReleaseCounts, releaseContract } from '../../../domain/release/release.contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { useAsk } from '../frame/useAsk.tsx';
import { Gets } from './Gets.tsx';

type ReleasesProps = { releases: Release[]; mayRelease: boolean; tellDone: TellDone };

/** The newest releases: what each household gets, how far each is, and what can be pressed. */
export function Releases({ releases, mayRelease, tellDone }: ReleasesProps) {
  const { t } = useTranslation();
  const { decisionsOf, question } = useReleaseDecisions(tellDone);
  const stateOf = useReleaseState();
  if (releases.length === 0) return null;
  const columns: Column<Release>[] = [
    {
      key: 'when',
      header: t('officeRelease.when'),
      cell: ({ asked_at, by }) => [dateAndTimeOf(asked_at).date, by].filter(Boolean).join(', '),
    },
    {
      key: 'what',
      header: t('officeRelease.what'),
      cell: ({ counts }) => t('officeRelease.briefly', brieflyOf(counts)),
    },
    { key: 'state', header: t('officeRelease.state'), cell: stateOf },
    {
      key: 'actions',
      header: t('officeRelease.actions'),
      quietHeader: true,
      align: 'end',
      cell: (release) =>
        mayRelease && (
          <Stack gap={2}>
            {decisionsOf(release).map(({ key, label, decide }) => (
              <Button key={key} look="quiet" onClick={decide}>
                {label}
              </Button>
            ))}
          </Stack>
        ),
    },
  ];
  return (
    <Card title={t('officeRelease.listTitle')}>
      <DataTable
        caption={t('officeRelease.listTitle')}
        captionHidden
        look="lines"
        columns={columns}
        rows={releases}
        rowKey={({ id }) => id}
      />
      {question}
    </Card>
  );
}

function brieflyOf({ households, mail, letter }: ReleaseCounts) {
  const none = households - mail - letter;
  return {
    households: formatCount(households),
    mail: formatCount(mail),
    letter: formatCount(letter),
    none: formatCount(none),
  };
}

function useReleaseState() {
  const { t } = useTranslation();
  return ({ state, left, counts: { households }, leaves_at }: Release) => {
    const numbers = { left: formatCount(left), households: formatCount(households) };
    if (state === 'releasing' && left > 0) return t('officeRelease.states.leaving', numbers);
    const time = leaves_at ? dateAndTimeOf(leaves_at).time : '';
    return t(`officeRelease.states.${state}`, { ...numbers, time });
  };
}

type Decision = { key: string; label: string; decide: () => Promise<unknown> };

/** What can be pressed for a release; each asks first. */
function useReleaseDecisions(tellDone: TellDone) {
  const { t } = useTranslation();
  const { ask, question } = useAsk(tellDone);
  const agree = useDecision(releaseContract.agreeToRelease);
  const stop = useDecision(releaseContract.stopRelease);
  const invoices = useDecision(releaseContract.makeFirstInvoices);
  const reminders = useDecision(releaseContract.allowFirstReminders);

  function decisionsOf({ id, state, may_agree, left, first_invoices_at, first_reminders_at, counts }: Release) {
    const decisions: Decision[] = [];
    const hasLeft = left > 0 && (state === 'released' || state === 'stopped');
    if (may_agree) {
      const decide = () =>
        ask({
          title: t('officeRelease.agreeTitle'),
          consequence: [<Gets key="gets" counts={counts} />, t('officeRelease.only')],
          yes: t('officeRelease.agreeYes'),
          look: 'primary',
          act: () => agree.mutateAsync({ id }),
          told: (say) => say('officeRelease.agreed'),
        });
      decisions.push({ key: 'agree', label: t('officeRelease.agree'), decide });
    }
    if (state === 'asked' || state === 'releasing') {
      const decide = () =>
        ask({
          title: t('officeRelease.stopTitle'),
          consequence: t('officeRelease.stopWhat'),
          yes: t('officeRelease.stopYes'),
          look: 'primary',
          act: () => stop.mutateAsync({ id }),
          told: (say) => say('officeRelease.stopped'),
        });
      decisions.push({ key: 'stop', label: t('officeRelease.stop'), decide });
    }
    if (hasLeft && first_invoices_at === null) {
      const decide = () =>
        ask({
          title: t('officeRelease.invoicesTitle'),
          consequence: t('officeRelease.invoicesWhat'),
          yes: t('officeRelease.invoicesYes'),
          look: 'primary',
          act: () => invoices.mutateAsync({ id }),
          told: (say) => say('officeRelease.invoiced'),
        });
      decisions.push({ key: 'invoices', label: t('officeRelease.invoices'), decide });
    }
    if (hasLeft && first_reminders_at === null) {
      const decide = () =>
        ask({
          title: t('officeRelease.remindersTitle'),
          consequence: t('officeRelease.remindersWhat'),
          yes: t('officeRelease.remindersYes'),
          look: 'primary',
          act: () => reminders.mutateAsync({ id }),
          told: (say) => say('officeRelease.reminded'),
        });
      decisions.push({ key: 'reminders', label: t('officeRelease.reminders'), decide });
    }
    return decisions;
  }

  return { decisionsOf, question };
}
