import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { type PastedProblem, splittingContract } from '../../../domain/payments/bank/splitting.contract.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { useDone } from '../../platform/forms/useDone.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';

import type { AddPartsProps } from './AddPartBySearch.tsx';

/** The pasted list. What could not be read stays in its field, and is read no more until it is changed. */
export type PastedList = { isUnread(): boolean; isTyped(): boolean; read(): Promise<unknown> };

/** Reads a pasted list. Lines that could not be read stay in the field, to be corrected and read again. */
export function AddPartsByList({ lineId, onFound, ref }: AddPartsProps & { ref: Ref<PastedList> }) {
  const { t } = useTranslation();
  const { tellDone, done } = useDone();
  const [problems, setProblems] = useState<readonly PastedProblem[]>([]);
  const read = useSend(splittingContract.readPastedParts);
  /** What the last reading left in the field. */
  const left = useRef('');
  const form = useForm({
    id: 'list',
    schema: async () =>
      (await import('../../../domain/payments/bank/splitting.contract.ts')).splittingContract.readPastedParts.body,
    initial: { list: '' },
    submit: async ({ list }) => {
      const found = await read.mutateAsync({ id: lineId, list });
      onFound(found.parts);
      setProblems(found.problems);
      tellDone((say) => say('officeBank.split.took', { count: found.parts.length }));
      left.current = found.problems.map(({ text }) => text).join('\n');
      form.set('list', left.current);
    },
  });
  useImperativeHandle(ref, () => ({
    isUnread: () => form.values.list.trim() !== '' && form.values.list !== left.current,
    isTyped: () => form.values.list.trim() !== '',
    read: form.submit,
  }));
  return (
    <Stack gap={3}>
      <Form onSubmit={form.submit} gap={3}>
        <TextAreaField
          {...form.field('list', t('officeBank.split.list'))}
          hint={t('officeBank.split.listHint')}
          rows={3}
          autoComplete="off"
          spellCheck={false}
          optional="said"
        />
        <Button type="submit" look="secondary" busy={form.busy}>
          {t('officeBank.split.take')}
        </Button>
      </Form>
      {done}
      <Status>{problems.length > 0 && <Unread problems={problems} />}</Status>
    </Stack>
  );
}

function Unread({ problems }: { problems: readonly PastedProblem[] }) {
  const { t } = useTranslation();
  return (
    <Notice tone="warning" title={t('officeBank.split.unread', { count: problems.length })}>
      <ul>
        {problems.map(({ line, text, why }) => (
          <li key={line}>
            {t('officeBank.split.problem', { line, text })} {t(`officeBank.split.why.${why}`)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
