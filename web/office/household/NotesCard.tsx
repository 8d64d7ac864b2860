import { useState } from 'react';
import type { HouseholdNote } from '../../../domain/counter/note.ts';
import { notesContract } from '../../../domain/counter/notes.contract.ts';
import { readDate } from '../../members/dateOfBirthText.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useIdempotentDraft } from '../../platform/drafts/useIdempotentDraft.ts';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { today } from '../../platform/today.ts';
import { currentLanguage, useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { useTabDraft } from '../frame/useTabDraft.ts';
import css from './NotesCard.module.css';

type NotesCardProps = { household: number; notes: readonly HouseholdNote[]; tellDone: TellDone };

/** What the office noted about the household, the latest first, and a field for the next note. Members never see it. */
export function NotesCard({ household, notes, tellDone }: NotesCardProps) {
  const { t } = useTranslation();
  const [sent, setSent] = useState(0);
  return (
    <Card title={t('officeCounter.notes.title')} intro={t('officeCounter.notes.words')}>
      <Stack gap={6}>
        {notes.length > 0 && (
          <ul className={css.notes}>
            {notes.map((note) => (
              <li key={note.id}>
                <OneNote note={note} tellDone={tellDone} />
              </li>
            ))}
          </ul>
        )}
        {/* a new form once all is sent: the note is listed before its draft is gone */}
        <NoteForm key={sent} household={household} tellDone={tellDone} onSent={() => setSent(sent + 1)} />
      </Stack>
    </Card>
  );
}

function OneNote({ note, tellDone }: { note: HouseholdNote; tellDone: TellDone }) {
  const { t } = useTranslation();
  const end = useDecision(notesContract.endFollowUp);
  const { date, time } = dateAndTimeOf(note.at);
  const who = note.by ?? t('officeHousehold.history.system');

  async function look() {
    await end.mutateAsync({ id: String(note.id) });
    tellDone((say) => say('officeCounter.notes.ended'));
  }

  return (
    <Stack gap={2}>
      <p className={css.words}>{note.words}</p>
      <p className={css.about}>
        {[`${date}, ${time}`, who, note.follow_up_on && !note.is_done && followUp(note.follow_up_on)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {note.follow_up_on && !note.is_done && (
        <div>
          <Button look="secondary" busy={end.isPending} onClick={look}>
            {t('officeCounter.notes.end')}
          </Button>
        </div>
      )}
    </Stack>
  );

  function followUp(day: string): string {
    return t('officeCounter.notes.again', { date: day });
  }
}

function NoteForm({ household, tellDone, onSent }: Omit<NotesCardProps, 'notes'> & { onSent: () => void }) {
  const { t } = useTranslation();
  const write = useDecision(notesContract.writeNote);
  const { draft, make } = useIdempotentDraft(useTabDraft(`note-${household}`));
  const form = useForm({
    id: 'note',
    schema: async () => (await import('../../../domain/counter/notes.contract.ts')).notesContract.writeNote.body,
    initial: { words: '', follow_up_on: '' },
    ...(draft ? { draft } : {}),
    submit: async (input) => {
      const { words } = input;
      await make(
        (idempotency_key) => write.mutateAsync({ id: household, ...input, idempotency_key }),
        (made) => made.words === words.trim(),
      );
      tellDone((say) => say('officeCounter.notes.written'));
    },
  });

  async function send() {
    if (await form.submit()) onSent();
  }

  return (
    <Form label={t('officeCounter.notes.title')} onSubmit={send}>
      <FormErrors form={form} />
      <TextAreaField {...form.field('words', t('officeCounter.notes.new'))} rows={3} maxLength={1000} />
      <DateField
        {...form.field('follow_up_on', t('officeCounter.notes.followUp'))}
        hint={t('officeCounter.notes.followUpHint')}
        autoComplete="off"
        optional
        normalise={(typed) => readDate(typed, currentLanguage())}
        calendar={{ today: today(), min: today() }}
      />
      <div>
        <Button type="submit" look="secondary" busy={form.busy}>
          {t('officeCounter.notes.write')}
        </Button>
      </div>
    </Form>
  );
}
