import { type LostTextMessage, mailsContract } from '../../../domain/mails/mails.contract.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import type { Column } from '../../ui/content/DataTable.tsx';
import { Disclosure } from '../../ui/content/Disclosure.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { KeepFocus } from '../../ui/KeepFocus.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { PhoneLink } from '../frame/PhoneLink.tsx';
import { linkInList } from '../frame/searchMemory.ts';
import { useAsk } from '../frame/useAsk.tsx';
import { WaitingList } from './WaitingList.tsx';

/** Text messages that could not be sent; they are out of date by then, so they can only be closed. */
export function LostTextMessages({ messages }: { messages: LostTextMessage[] }) {
  const { t } = useTranslation();
  const { tellDone, done } = useDone();
  const { ask, question } = useAsk(tellDone);
  const closeTextMessage = useDecision(mailsContract.closeTextMessage);

  async function close({ id, recipient }: LostTextMessage) {
    await ask({
      title: t('office.lostText.closeTitle', { recipient }),
      consequence: t('office.lostText.closeWords'),
      yes: t('office.lostMail.closeYes'),
      look: 'primary',
      act: () => closeTextMessage.mutateAsync({ id }),
      told: (say) => say('office.lostText.didClose'),
    });
  }

  const households = messages.flatMap(({ whose }) => whose ?? []);
  const columns: Column<LostTextMessage>[] = [
    {
      key: 'recipient',
      header: t('office.lostText.recipient'),
      cell: ({ recipient, whose }) => (
        <Stack gap={1}>
          {whose && <Link {...linkInList(households, whose.household_id)}>{whose.name}</Link>}
          <PhoneLink number={recipient} />
        </Stack>
      ),
    },
    { key: 'message', header: t('office.lostText.message'), cell: (message) => <Written message={message} /> },
    {
      key: 'gaveUp',
      header: t('office.toDo.gaveUpOn'),
      cell: ({ abandoned_at }) => t('office.lostText.moment', dateAndTimeOf(abandoned_at)),
    },
    {
      key: 'actions',
      header: t('office.lostMail.actions'),
      quietHeader: true,
      align: 'end',
      cell: (message) => (
        <Button look="quiet" onClick={() => close(message)}>
          {t('office.lostMail.close')}
          <span className="visually-hidden">: {message.recipient}</span>
        </Button>
      ),
    },
  ];
  return (
    <KeepFocus>
      {done}
      <WaitingList
        kind="abandoned_text_messages"
        why={t('office.lostText.why')}
        rows={messages}
        rowKey={({ id }) => id}
        columns={columns}
      />
      {question}
    </KeepFocus>
  );
}

const causes = { refused: 'office.lostText.because.refused', too_old: 'office.lostText.because.too_old' } as const;

function Written({ message: { text, language, because, technical_cause } }: { message: LostTextMessage }) {
  const { t } = useTranslation();
  return (
    <Stack gap={1}>
      {text === null ? <span>{t('office.lostText.noWords')}</span> : <span lang={language ?? undefined}>{text}</span>}
      <span>{t(causes[because])}</span>
      {technical_cause && (
        <Disclosure label={t('office.lostMail.technicalCause')}>
          <span lang="en">{technical_cause}</span>
        </Disclosure>
      )}
    </Stack>
  );
}
