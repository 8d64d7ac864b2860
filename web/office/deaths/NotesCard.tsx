import { useMutation } from '@tanstack/react-query';
import { deathCasesContract } from '../../../domain/deaths/deathCases.contract.ts';
import { call } from '../../platform/calls/call.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useDone } from '../../platform/forms/useDone.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Entries, Entry, TypedWords } from '../../ui/content/Entries.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { useKeepDeathCase } from '../calls/caseChanges.ts';
import { useTabDraft } from '../frame/useTabDraft.ts';
import type { CaseCardProps } from './caseCardProps.ts';

/** Notes of the staff about calls, visits and arrangements. */
export function NotesCard({ deathCase: { id, notes } }: CaseCardProps) {
  const { t } = useTranslation();
  const { tellDone, done } = useDone();
  const onSuccess = useKeepDeathCase();
  const write = useMutation({
    mutationFn: (words: string) => call(deathCasesContract.writeDeathNote, { id, words }),
    onSuccess,
  });
  const form = useForm({
    id: 'note',
    schema: async () =>
      (await import('../../../domain/deaths/deathCases.contract.ts')).deathCasesContract.writeDeathNote.body,
    initial: { words: '' },
    draft: useTabDraft(`death-note-${id}`),
    submit: ({ words }) => write.mutateAsync(words),
  });

  async function submit() {
    if (!(await form.submit())) return;
    form.reset({ words: '' });
    tellDone((say) => say('officeDeaths.note.saved'));
  }

  return (
    <Card title={t('officeDeaths.note.title')} intro={t('officeDeaths.note.intro')}>
      {done}
      <Form label={t('officeDeaths.note.title')} onSubmit={submit}>
        <FormErrors form={form} />
        <TextAreaField {...form.field('words', t('officeDeaths.note.label'))} rows={3} />
        <div>
          <Button type="submit" look="secondary" busy={form.busy}>
            {t('officeDeaths.note.save')}
          </Button>
        </div>
      </Form>
      {notes.length === 0 && <p>{t('officeDeaths.note.none')}</p>}
      {notes.length > 0 && (
        <Entries>
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </Entries>
      )}
    </Card>
  );
}

function Note({ note: { words, written_at, written_by } }: { note: CaseCardProps['deathCase']['notes'][number] }) {
  const { t } = useTranslation();
  const { date, time } = dateAndTimeOf(written_at);
  const who = written_by ?? t('officeDeaths.past.nobody');
  return (
    <Entry by={t('officeDeaths.note.by', { when: `${date}, ${time}`, who })}>
      <TypedWords words={words} />
    </Entry>
  );
}
