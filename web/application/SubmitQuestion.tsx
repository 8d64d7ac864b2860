import { type ReactNode, useState } from 'react';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useHome } from './applicationApi.ts';
import { type ClosingStep, isLastStep } from './lastStep.ts';
import { type ApplicationData, SubmitSummary } from './SubmitSummary.tsx';

const WIDTH = 860;

/** A step about to be taken, and what it changes of the data that the server has. */
type Step = ClosingStep & { changes?: Partial<ApplicationData> };

export type AskToSubmit = (step: Step) => Promise<boolean>;

type Asked = { data: ApplicationData; answer: (yes: boolean) => void };

/**
 * Before a step that would close the last gap of an application: shows all data and asks "Submit? Afterwards your data
 * is locked" (D20). `if (!(await askToSubmit({ closes: ['registration_fee'] }))) return;` answers true at once where
 * the step is not the last one. The screen draws `submitQuestion` somewhere.
 */
export function useSubmitQuestion(): { askToSubmit: AskToSubmit; submitQuestion: ReactNode } {
  const { household, application, mainMember, me } = useHome();
  const [asked, setAsked] = useState<Asked>();

  async function askToSubmit(step: Step): Promise<boolean> {
    if (household.status !== 'new' || !isLastStep(application.gaps, step)) return true;
    const data = { main_member: mainMember, sub_members: me.sub_members, ...step.changes };
    return new Promise((resolve) => {
      setAsked({
        data,
        answer: (yes) => {
          setAsked(undefined);
          resolve(yes);
        },
      });
    });
  }

  return { askToSubmit, submitQuestion: asked ? <Question {...asked} /> : null };
}

function Question({ data, answer }: Asked) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('application.submit.title')}
      role="alertdialog"
      width={WIDTH}
      onClose={() => answer(false)}
      footer={
        <>
          <Button onClick={() => answer(true)}>{t('application.submit.confirm')}</Button>
          <Button look="secondary" onClick={() => answer(false)}>
            {t('application.submit.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('application.submit.words')}</p>
      <SubmitSummary data={data} />
      <p>{t('application.submit.afterwards')}</p>
    </Dialog>
  );
}
