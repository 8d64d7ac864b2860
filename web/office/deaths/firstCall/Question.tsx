import type { FocusEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { reportCallFailure } from '../../../platform/calls/callProblems.ts';
import { FormErrors } from '../../../platform/forms/FormErrors.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/content/Card.tsx';
import { Disclosure } from '../../../ui/content/Disclosure.tsx';
import { Status } from '../../../ui/content/Status.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { Stack } from '../../../ui/frame/Layout.tsx';
import { useTabDraft } from '../../frame/useTabDraft.ts';
import type { SaveAnswers } from './useAnswers.ts';

type Values = Record<string, string>;

export type QuestionProps<V extends Values> = {
  /** The question's name in the ids of its fields and in its draft. */
  name: string;
  title: string;
  caseId: number | undefined;
  initial: V;
  /** Makes the answers to send from the typed values. */
  toAnswers: (values: V) => Parameters<SaveAnswers>[0];
  save: SaveAnswers;
  /** For a question inside another one's card: folded behind its title until it is needed. */
  fold?: 'open' | 'closed';
  children: (form: QuestionForm<V>) => ReactNode;
};

export type QuestionForm<V extends Values> = ReturnType<typeof useQuestionForm<V>>['form'] & {
  /** Chooses a value and saves the question at once. */
  choose: <K extends keyof V & string>(name: K, value: V[K]) => void;
};

/**
 * One question of the first call. It is saved when the focus leaves it, or when an option is chosen; unsaved values stay in the
 * fields and in the tab, with a message.
 */
export function Question<V extends Values>(props: QuestionProps<V>) {
  const { t } = useTranslation();
  const { form, state, submit } = useQuestionForm(props);
  const choose = <K extends keyof V & string>(name: K, value: V[K]) => {
    form.set(name, value);
    void submit();
  };
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget) && form.hasUnsaved()) void submit();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the fields inside
    <div onBlur={leave}>
      <QuestionFrame
        {...{ title: props.title, fold: props.fold }}
        aside={<Status>{state !== 'still' && <small>{t(`officeDeaths.call.${state}`)}</small>}</Status>}
      >
        <Form label={props.title} onSubmit={submit}>
          <FormErrors form={form} title={t('officeDeaths.call.unsaved')} />
          {props.children({ ...form, choose })}
          {state === 'unsaved' && (
            <div>
              <Button type="submit" look="secondary" busy={form.busy}>
                {t('officeDeaths.call.again')}
              </Button>
            </div>
          )}
        </Form>
      </QuestionFrame>
    </div>
  );
}

type FrameProps = { title: string; fold: 'open' | 'closed' | undefined; aside: ReactNode; children: ReactNode };

function QuestionFrame({ title, fold, aside, children }: FrameProps) {
  if (!fold)
    return (
      <Card title={title} aside={aside}>
        {children}
      </Card>
    );
  return (
    <Disclosure label={title} open={fold === 'open'}>
      <Stack gap={4}>
        {children}
        {aside}
      </Stack>
    </Disclosure>
  );
}

function useQuestionForm<V extends Values>({ name, caseId, initial, toAnswers, save }: QuestionProps<V>) {
  const [state, setState] = useState<'still' | 'saving' | 'saved' | 'unsaved'>('still');
  const isRunning = useRef(false);
  const form = useForm({
    id: name,
    schema: async () => (await import('../../../../domain/deaths/deathCases.contract.ts')).answersInput,
    initial,
    draft: useTabDraft(`death-${caseId ?? 'new'}-${name}`),
    toInput: toAnswers,
    submit: async (_input, values) => {
      try {
        await save(toAnswers(values));
      } catch (error) {
        await reportCallFailure(error);
        throw error;
      }
    },
  });

  async function submit(): Promise<boolean> {
    // the running request is followed by another one if something has changed meanwhile
    if (isRunning.current) return false;
    isRunning.current = true;
    const isSaved = await send();
    isRunning.current = false;
    return isSaved;
  }

  async function send(): Promise<boolean> {
    setState('saving');
    const isSaved = await form.submit();
    setState(isSaved ? 'saved' : 'unsaved');
    // something was typed while the request was running
    if (isSaved && form.hasUnsaved()) return send();
    return isSaved;
  }

  return { form, state, submit };
}
