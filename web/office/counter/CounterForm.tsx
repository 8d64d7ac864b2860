import type { ReactNode } from 'react';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { DraftNotice } from '../../platform/drafts/DraftNotice.tsx';
import type { Draft } from '../../platform/drafts/draft.ts';
import { useLeaveGuard } from '../../platform/drafts/useLeaveGuard.tsx';
import { FormErrors, type FormErrorsProps } from '../../platform/forms/FormErrors.tsx';
import { Screen } from '../../platform/Screen.tsx';
import type { SavedState } from '../../platform/savedName.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Actions } from '../../ui/frame/Layout.tsx';
import { useNavigate } from '../../ui/router/Router.tsx';
import { useRefreshOffice } from '../calls/useRefreshOffice.ts';
import { counterPath, type HouseholdPart, householdPath } from '../frame/officePaths.ts';

export type CounterFormProps = {
  file: HouseholdFile;
  title: string;
  form: FormErrorsProps['form'] & {
    submit: () => Promise<boolean>;
    busy: boolean;
    hasUnsaved: () => boolean;
    draft: Parameters<typeof DraftNotice>[0]['draft'] & Pick<Draft, 'discard'>;
  };
  /** What says how the household asked, if that is a form of its own. */
  asked?: FormErrorsProps['form'];
  /** The label of the button, if it does more than save. */
  send?: string;
  /** The part of the household's page to which it leads back. */
  part?: HouseholdPart;
  children: ReactNode;
};

const FORM = 'counter';

/** The page of a form that the office fills in for a household; once saved it leads back to where the clerk goes on. */
export function CounterForm({ file, title, form, asked, send, part, children }: CounterFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const refresh = useRefreshOffice();
  const leaveQuestion = useLeaveGuard(form.hasUnsaved, form.draft.discard);
  const { id, name, membership_no: number } = file.household;

  async function save() {
    if (!(await form.submit())) return;
    await refresh();
    const state: SavedState = { saved: name };
    navigate(send ? householdPath(id, undefined, part) : pathAfter(file, part), { state, replace: true });
  }

  return (
    <Screen title={title} above={t('officeCounter.above', { name, number })} lead={t('officeCounter.lead')}>
      <DraftNotice draft={form.draft} />
      {asked && <FormErrors form={asked} title={t('officeCounter.missing')} />}
      <FormErrors form={form} title={t('officeCounter.missing')} />
      <Form id={FORM} onSubmit={save} gap={6}>
        {children}
      </Form>
      <Actions>
        <LinkButton to={householdPath(id, undefined, part)} look="secondary">
          {t('officeCounter.back')}
        </LinkButton>
        <Button type="submit" form={FORM} busy={form.busy}>
          {send ?? t('shared.action.save')}
        </Button>
      </Actions>
      {leaveQuestion}
    </Screen>
  );
}

/** The household; or what is still missing on its paper, while that is being entered. */
function pathAfter({ household: { id }, paper_application: paper }: HouseholdFile, part?: HouseholdPart): string {
  return paper && paper.gaps.length > 0 ? counterPath(id, 'paper') : householdPath(id, undefined, part);
}
