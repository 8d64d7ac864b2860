import type { Envelope } from '../../../domain/post/post.contract.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { dayOf } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import type { EnvelopeDecisions } from './useEnvelopeDecisions.tsx';
import { useWhoColumn } from './useWhoColumn.tsx';

type EnvelopeTableProps = {
  caption: string;
  envelopes: Envelope[];
  decisions: EnvelopeDecisions;
  /** On the household's own screen nobody has to be named. */
  isOfOne?: boolean;
};

/** Envelopes with what is in them, where they are, and what can be done with them. */
export function EnvelopeTable({ caption, envelopes, decisions, isOfOne = false }: EnvelopeTableProps) {
  const { t } = useTranslation();
  const who = useWhoColumn<Envelope>({ rows: envelopes, part: 'messages' });
  const columns: Column<Envelope>[] = [
    ...(isOfOne ? [] : [who]),
    { key: 'content', header: t('officeLetters.content'), cell: (envelope) => <Content envelope={envelope} /> },
    { key: 'state', header: t('officeLetters.state'), cell: (envelope) => <State envelope={envelope} /> },
    {
      key: 'actions',
      header: t('officeLetters.actions'),
      quietHeader: true,
      align: 'end',
      cell: (envelope) => <Actions envelope={envelope} decisions={decisions} />,
    },
  ];
  return (
    <DataTable
      caption={caption}
      captionHidden
      look="lines"
      columns={columns}
      rows={envelopes}
      rowKey={({ id }) => id}
    />
  );
}

function Content({ envelope: { subjects } }: { envelope: Envelope }) {
  const { t } = useTranslation();
  if (subjects.length === 0) return t('officeLetters.deleted');
  return (
    <Stack gap={1}>
      {subjects.map((subject, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: letters of an envelope never change places
        <span key={place}>{subject}</span>
      ))}
    </Stack>
  );
}

function State({ envelope }: { envelope: Envelope }) {
  const { t } = useTranslation();
  const { state, created_at, sent_at, returned_at, returned_because } = envelope;
  const at = returned_at ?? sent_at ?? created_at;
  return (
    <>
      {t('officeLetters.on', { state: t(`officeLetters.states.${state}`), date: toWireDay(dayOf(at)) })}
      {returned_because && `: ${t(`officeLetters.reasons.${returned_because}`)}`}
    </>
  );
}

function Actions({ envelope, decisions }: { envelope: Envelope; decisions: EnvelopeDecisions }) {
  const { t } = useTranslation();
  const { state, is_kept, name, subjects } = envelope;
  const about = <span className="visually-hidden">: {[name, ...subjects].join(', ')}</span>;
  return (
    <Inline>
      {state === 'printed' && (
        <Button look="quiet" onClick={() => decisions.pullOut(envelope)}>
          {t('officeLetters.pullOut')}
          {about}
        </Button>
      )}
      {state === 'sent' && (
        <Button look="secondary" onClick={() => decisions.cameBack(envelope)}>
          {t('officeLetters.cameBack')}
          {about}
        </Button>
      )}
      {is_kept && (
        <Button look="quiet" onClick={() => decisions.printAgain(envelope)}>
          {t('officeLetters.again')}
          {about}
        </Button>
      )}
    </Inline>
  );
}
