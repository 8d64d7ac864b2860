import { type ReactNode, useState } from 'react';
import type { GapKey } from '../../../domain/application/gaps.ts';
import type { Me } from '../../../domain/me/me.contract.ts';
import { documentsOnTheWay, type OnTheWay } from '../../documents/onTheWay.ts';
import { type Home, useHome, useNewestHome } from '../../me/meApi.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/actions/Dialog.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { type ClosingStep, gapsOfDocuments, isLastStep } from './lastStep.ts';
import { type ApplicationData, SubmitSummary } from './SubmitSummary.tsx';

/** A step that is about to be taken, and what it changes. */
type Step = ClosingStep & {
  /** The data that the step changes. */
  changes?: Partial<ApplicationData>;
  destroys?: Destruction;
};

/** What the step deletes irrevocably: then one question covers both. */
type Destruction = { title: string; consequence: string; confirmLabel: string };

export type StepOf = (now: Application) => Step;

/** The applicant and their family members. */
type Application = Pick<Home, 'mainMember'> & Pick<Me, 'sub_members'>;

export type AskToSubmit = (
  stepOf: StepOf,
  more?: {
    /** The question for a step that is not the last one. */
    otherwise?: () => Promise<boolean>;
    /** Saves other typed values first, because submission would lock them unsaved; `false` if that was refused. */
    saveFirst?: () => Promise<boolean>;
  },
) => Promise<boolean>;

type Asked = { data: ApplicationData; destroys: Destruction | undefined; answer: (yes: boolean) => void };

/**
 * Asks before a step that would close the last gap of an application: shows all data and asks "Submit? Afterwards your
 * data is locked" (D20). `if (!(await askToSubmit(() => ({ closes: ['registration_fee'] })))) return;` resolves to true
 * at once if the step is not the last one. Fetches the present gaps first, because another device may have closed some.
 * Render `submitQuestion` somewhere.
 */
export function useSubmitQuestion() {
  const home = useHome();
  const newestHome = useNewestHome();
  const [asked, setAsked] = useState<Asked>();

  const askToSubmit: AskToSubmit = async (stepOf, { otherwise, saveFirst } = {}) => {
    // with `otherwise` a question follows in any case, so it is asked without waiting for the server
    const now = otherwise || !home.isApplicant ? home : await newestHome();
    const isLast = now.isApplicant && isLastStep(now.application.gaps, stepOf(applicationOf(now)), onTheWayOf(now));
    if (!isLast) return otherwise ? otherwise() : true;
    if (!saveFirst) return ask(stepOf, now);
    return (await saveFirst()) && ask(stepOf, await newestHome());
  };

  function ask(stepOf: StepOf, now: Home): Promise<boolean> {
    const { changes, destroys } = stepOf(applicationOf(now));
    const data = { main_member: now.mainMember, sub_members: now.me.sub_members, ...changes };
    return new Promise((resolve) => {
      setAsked({
        data: withDocuments(data, documentsOnTheWay(now.mainMember.id)),
        destroys,
        answer: (yes) => {
          setAsked(undefined);
          resolve(yes);
        },
      });
    });
  }

  const submitQuestion: ReactNode = asked ? <Question {...asked} /> : null;
  return { askToSubmit, submitQuestion };
}

function applicationOf({ mainMember, me: { sub_members } }: Home): Application {
  return { mainMember, sub_members };
}

function onTheWayOf({ mainMember }: Home): GapKey[] {
  return gapsOfDocuments(documentsOnTheWay(mainMember.id));
}

/** Adds the documents that are being uploaded, because they will be submitted too. */
function withDocuments({ main_member, ...data }: ApplicationData, onTheWay: readonly OnTheWay[]): ApplicationData {
  return { ...data, main_member: { ...main_member, documents: [...main_member.documents, ...onTheWay] } };
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
