import { useRef, useState } from 'react';
import { paperContract, type SamePerson } from '../../../domain/application/paper.contract.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { DraftNotice } from '../../platform/drafts/DraftNotice.tsx';
import { useIdempotentDraft } from '../../platform/drafts/useIdempotentDraft.ts';
import { useLeaveGuard } from '../../platform/drafts/useLeaveGuard.tsx';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Actions } from '../../ui/frame/Layout.tsx';
import { useNavigate } from '../../ui/router/Router.tsx';
import { useRefreshOffice } from '../calls/useRefreshOffice.ts';
import { APPLICATIONS, counterPath } from '../frame/officePaths.ts';
import { useTabDraft } from '../frame/useTabDraft.ts';
import { goOnWith } from './conversation.ts';
import { PaperFields } from './PaperFields.tsx';
import { applicantOf, emptyPaper, type PaperValues, paperToSend } from './paperForm.ts';
import { SamePersons } from './SamePersons.tsx';

const FORM = 'paper';

/** Begins an application from the signed paper; whoever may be the same person is shown first. */
export function EnterApplication() {
  const { t } = useTranslation();
  const { form, found, send, enterAnyway } = usePaperForm();
  const leaveQuestion = useLeaveGuard(form.hasUnsaved, form.draft.discard);
  return (
    <Screen title={t('officePaper.title')} lead={t('officePaper.lead')}>
      <DraftNotice draft={form.draft} />
      <FormErrors form={form} title={t('officePaper.missing')} />
      <Form id={FORM} onSubmit={send} gap={6}>
        <PaperFields form={form} />
      </Form>
      {found.length > 0 && <SamePersons found={found} onOther={enterAnyway} busy={form.busy} />}
      <Actions>
        <LinkButton to={APPLICATIONS} look="secondary">
          {t('shared.action.cancel')}
        </LinkButton>
        <Button type="submit" form={FORM} busy={form.busy}>
          {t('officePaper.send')}
        </Button>
      </Actions>
      {leaveQuestion}
    </Screen>
  );
}

/** `enterAnyway` is pressed after looking at the people who were found. */
function usePaperForm() {
  const navigate = useNavigate();
  const refresh = useRefreshOffice();
  const find = useSend(paperContract.findSamePersons);
  const enter = useSend(paperContract.enterApplication);
  const { draft, make } = useIdempotentDraft(useTabDraft('paper-new'));
  const [found, setFound] = useState<SamePerson[]>([]);
  // whom somebody has looked for and found to be another person; what is typed afterwards is looked for again
  const lookedAt = useRef('');
  const made = useRef<number>(undefined);
  const form = useForm({
    id: 'paper',
    schema: async () =>
      (await import('../../../domain/application/paper.contract.ts')).paperContract.enterApplication.body,
    initial: emptyPaper,
    ...(draft ? { draft } : {}),
    toInput: paperToSend,
    submit: async (input, values) => {
      const isOther = lookedAt.current === keyOf(values);
      const people = isOther ? [] : await find.mutateAsync(applicantOf(values));
      setFound(people);
      if (people.length > 0) return false;
      const { household_id, conversation_id } = await make(
        (idempotency_key) => enter.mutateAsync({ ...input, is_another_person: isOther, idempotency_key }),
        () => true,
      );
      goOnWith(household_id, { id: conversation_id, asked: input.asked });
      made.current = household_id;
      return true;
    },
  });

  async function send() {
    if (!(await form.submit()) || made.current === undefined) return;
    await refresh();
    navigate(counterPath(made.current, 'paper'), { replace: true });
  }

  async function enterAnyway() {
    lookedAt.current = keyOf(form.values);
    await send();
  }

  return { form, found, send, enterAnyway };
}

function keyOf(values: PaperValues): string {
  return JSON.stringify(applicantOf(values));
}
