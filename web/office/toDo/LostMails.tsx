import type { LostMail } from '../../../domain/mails/mails.contract.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { useDone } from '../../platform/forms/useDone.tsx';
import { dayOf } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import type { Column } from '../../ui/content/DataTable.tsx';
import { Disclosure } from '../../ui/content/Disclosure.tsx';
import { withLineBreaks } from '../../ui/content/lineBreaks.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { KeepFocus } from '../../ui/KeepFocus.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { HOUSEHOLDS } from '../frame/officePaths.ts';
import { rememberSearch } from '../frame/searchMemory.ts';
import { useWhoColumn } from '../frame/useWhoColumn.tsx';
import { useLostMailDecisions } from './useLostMailDecisions.tsx';
import { WaitingList } from './WaitingList.tsx';

/** Abandoned mails: to be sent again if that makes sense, or closed (decision 38). */
export function LostMails({ mails }: { mails: LostMail[] }) {
  const { t } = useTranslation();
  const { tellDone, done } = useDone();
  const { sendAgain, close, question } = useLostMailDecisions(tellDone);
  const who = useWhoColumn<NonNullable<LostMail['whose']>>({
    rows: mails.flatMap(({ whose }) => whose ?? []),
  });
  const columns: Column<LostMail>[] = [
    {
      key: 'who',
      header: who.header,
      cell: ({ whose, recipient }) =>
        whose ? (
          who.cell(whose)
        ) : (
          <Stack>
            <Link to={HOUSEHOLDS} onClick={() => rememberSearch(recipient)}>
              {t('office.lostMail.unknown')}
              <span className="visually-hidden">: {recipient}</span>
            </Link>
          </Stack>
        ),
    },
    { key: 'mail', header: t('office.lostMail.mail'), cell: (mail) => <Written mail={mail} /> },
    { key: 'gaveUp', header: t('office.toDo.gaveUpOn'), cell: ({ abandoned_at }) => toWireDay(dayOf(abandoned_at)) },
    {
      key: 'actions',
      header: t('office.lostMail.actions'),
      quietHeader: true,
      align: 'end',
      cell: (mail) => (
        <Inline>
          {mail.goes_to && (
            <Button look="secondary" onClick={() => sendAgain(mail)}>
              {t('office.lostMail.again')}
              <About mail={mail} />
            </Button>
          )}
          <Button look="quiet" onClick={() => close(mail)}>
            {t('office.lostMail.close')}
            <About mail={mail} />
          </Button>
        </Inline>
      ),
    },
  ];
  return (
    <KeepFocus>
      {done}
      <WaitingList
        kind="abandoned_mails"
        why={t('office.toDo.lostMailsWhy')}
        rows={mails}
        rowKey={({ id }) => id}
        columns={columns}
      />
      {question}
    </KeepFocus>
  );
}

const causes = {
  refused: 'office.lostMail.because.refused',
  too_old: 'office.lostMail.because.too_old',
  cannot_be_made: 'office.lostMail.because.cannot_be_made',
} as const;

/** A mail's subject, its recipient, and why it was not delivered. */
function Written({ mail: { subject, language, recipient, because, technical_cause } }: { mail: LostMail }) {
  const { t } = useTranslation();
  return (
    <Stack gap={1}>
      {subject === null ? (
        <span>{t('office.lostMail.noSubject')}</span>
      ) : (
        <span lang={language ?? undefined}>{subject}</span>
      )}
      <span>{withLineBreaks(recipient)}</span>
      {because && <span>{t(causes[because])}</span>}
      {technical_cause && (
        <Disclosure label={t('office.lostMail.technicalCause')}>
          <span lang="en">{technical_cause}</span>
        </Disclosure>
      )}
    </Stack>
  );
}

/** A hidden text that distinguishes the buttons of different lines. */
function About({ mail: { subject, recipient } }: { mail: LostMail }) {
  return <span className="visually-hidden">: {[subject, recipient].filter(Boolean).join(', ')}</span>;
}
