import { type ReactNode, useState } from 'react';
import { type OnTheWay, papersOnTheWay } from '../documents/onTheWay.ts';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useHome } from './applicationApi.ts';
import { type ClosingStep, gapsOfPapers, isLastStep } from './lastStep.ts';
import { type ApplicationData, SubmitSummary } from './SubmitSummary.tsx';

/** A step about to be taken, and what it changes of the data that the server has. */
type Step = ClosingStep & { changes?: Partial<ApplicationData>; destroys?: Destruction };

/** What the step takes away for good: the question then asks for both. */
type Destruction = { title: string; consequence: string; confirmLabel: string };

export type AskToSubmit = (step: Step) => Promise<boolean>;

type Asked = { data: ApplicationData; destroys: Destruction | undefined; answer: (yes: boolean) => void };

/**
 * Before a step that would close the last gap of an application: shows all data and asks "Submit? Afterwards your data
 * is locked" (D20). `if (!(await askToSubmit({ closes: ['registration_fee'] }))) return;` answers true at once where
 * the step is not the last one, which `wouldSubmit` tells beforehand. The screen draws `submitQuestion` somewhere.
 */
export function useSubmitQuestion() {
  const { household, application, mainMember, me } = useHome();
  const [asked, setAsked] = useState<Asked>();

  const wouldSubmit = (step: Step) => {
    const onTheWay = gapsOfPapers(papersOnTheWay(mainMember.id));
    return household.status === 'new' && isLastStep(application.gaps, step, onTheWay);
  };

  async function askToSubmit(step: Step): Promise<boolean> {
    if (!wouldSubmit(step)) return true;
    const data = { main_member: mainMember, sub_members: me.sub_members, ...step.changes };
    return new Promise((resolve) => {
      setAsked({
        data: withPapers(data, papersOnTheWay(mainMember.id)),
        destroys: step.destroys,
        answer: (yes) => {
          setAsked(undefined);
          resolve(yes);
        },
      });
    });
  }

  const submitQuestion: ReactNode = asked ? <Question {...asked} /> : null;
  return { wouldSubmit, askToSubmit, submitQuestion };
}

/** What is on its way is submitted as well. */
function withPapers({ main_member, ...data }: ApplicationData, papers: readonly OnTheWay[]): ApplicationData {
  return { ...data, main_member: { ...main_member, documents: [...main_member.documents, ...papers] } };
}

function Question({ data, destroys, answer }: Asked) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={destroys?.title ?? t('application.submit.title')}
      role="alertdialog"
      size="wide"
      onClose={() => answer(false)}
      footer={
        <>
          <Button look={destroys ? 'danger' : 'primary'} onClick={() => answer(true)}>
            {destroys?.confirmLabel ?? t('application.submit.confirm')}
          </Button>
          <Button look="secondary" data-autofocus={destroys ? true : undefined} onClick={() => answer(false)}>
            {t('application.submit.cancel')}
          </Button>
        </>
      }
    >
      {destroys && (
        <Notice tone="warning">
          <p>{destroys.consequence}</p>
        </Notice>
      )}
      <p>{t('application.submit.words')}</p>
      <SubmitSummary data={data} />
      <p>{t('application.submit.afterwards')}</p>
    </Dialog>
  );
}
