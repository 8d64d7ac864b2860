import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import type { GapKey } from '../../../domain/application/gaps.ts';
import type { Me } from '../../../domain/me/me.contract.ts';
import { runningUploadsOf, type UploadedDocument } from '../../documents/pendingUploads.ts';
import { type Home, useHome, useNewestHome } from '../../me/home.ts';
import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { useLocation } from '../../ui/router/Router.tsx';
import { CheckAndSendView } from './CheckAndSendView.tsx';
import { type ClosingStep, gapsOfDocuments, isLastStep } from './lastStep.ts';
import type { ApplicationData } from './SubmitSummary.tsx';

/** A step that is about to be taken, and the data that it changes. */
type Step = ClosingStep & { changes?: Partial<ApplicationData> };

export type StepOf = (now: Application) => Step;

/** The applicant and their family members. */
type Application = Pick<Home, 'mainMember'> & Pick<Me, 'sub_members'>;

export type AskToSubmit = (
  stepOf: StepOf,
  more?: {
    /** Saves other typed values first, because submission would lock them unsaved; `false` if that was refused. */
    saveFirst?: () => Promise<boolean>;
    /** The receipt follows, whose Confirm submits. */
    isReceiptNext?: boolean;
  },
) => Promise<boolean>;

/** What is to be checked; `answer` is told whether to go on. */
type Asked = { data: ApplicationData; isReceiptNext: boolean; answer: (yes: boolean) => void };

const AskContext = createContext<((asked: Asked) => void) | undefined>(undefined);

/**
 * Shows "Check and send" in place of the screen until the reader has answered. The screen stays as it is meanwhile, so
 * that nothing typed is lost.
 */
export function CheckAndSend({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const open = useRef<Asked>(undefined);
  const leftScreen = useRef<LeftScreen>(undefined);
  const continueTo = useRef<() => void>(undefined);
  const { pathname } = useLocation();
  /** The screen on which the reader said "not yet". */
  const [notYetOn, setNotYetOn] = useState<string>();

  function ask(next: Asked) {
    // a second question replaces the first one, which is thereby answered
    if (open.current) open.current.answer(false);
    else leftScreen.current = rememberScreen();
    open.current = next;
    setAsked(next);
    setNotYetOn(undefined);
  }

  function answer(yes: boolean, goOn?: () => void) {
    open.current?.answer(yes);
    open.current = undefined;
    continueTo.current = goOn;
    setAsked(undefined);
    setNotYetOn(yes || goOn ? undefined : pathname);
  }

  // only when the view is gone: as long as it is there, it holds up every navigation
  useEffect(() => {
    if (asked || !leftScreen.current) return;
    const { title, comeBack } = leftScreen.current;
    leftScreen.current = undefined;
    document.title = title;
    const goOn = continueTo.current ?? comeBack;
    continueTo.current = undefined;
    goOn();
  }, [asked]);

  return (
    <AskContext value={ask}>
      <Status>{notYetOn === pathname && <NotYet />}</Status>
      <div hidden={asked !== undefined}>{children}</div>
      {asked && <CheckAndSendView {...asked} onAnswer={answer} />}
    </AskContext>
  );
}

/** Nothing was sent, and nothing is lost. */
function NotYet() {
  const { t } = useTranslation();
  return (
    <Notice title={t('application.submit.notYetTitle')}>
      <p>{t('application.submit.notYetWords')}</p>
    </Notice>
  );
}

type LeftScreen = { title: string; comeBack: () => void };

/** Remembers where the reader was on a screen that is about to be hidden. */
function rememberScreen(): LeftScreen {
  const { activeElement, title } = document;
  const top = window.scrollY;
  const comeBack = () => {
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    window.scrollTo(0, top);
  };
  return { title, comeBack };
}

/**
 * Asks before a step that would close the last gap of an application: "Check and send" shows all data, the costs and
 * one button (D20). `if (!(await askToSubmit(() => ({ closes: ['registration_fee'] })))) return;` resolves to true at
 * once if the step is not the last one. `wouldSubmit` only says whether it is. Both fetch the present gaps first,
 * because another device may have closed some.
 */
export function useCheckAndSend() {
  const home = useHome();
  const newestHome = useNewestHome();
  const show = use(AskContext);
  if (!show) throw new Error('CheckAndSend is missing above this component');

  async function wouldSubmit(stepOf: StepOf): Promise<boolean> {
    return home.isApplicant && isLast(await newestHome(), stepOf);
  }

  const askToSubmit: AskToSubmit = async (stepOf, { saveFirst, isReceiptNext = false } = {}) => {
    if (!(await wouldSubmit(stepOf))) return true;
    if (saveFirst && !(await saveFirst())) return false;
    const data = dataAfter(await newestHome(), stepOf);
    return new Promise((answer) => show({ data, isReceiptNext, answer }));
  };

  return { askToSubmit, wouldSubmit };
}

function isLast(now: Home, stepOf: StepOf): boolean {
  return now.isApplicant && isLastStep(now.application.gaps, stepOf(applicationOf(now)), gapsClosedByUploads(now));
}

/** All data as the step leaves them. */
function dataAfter(now: Home, stepOf: StepOf): ApplicationData {
  const data = { main_member: now.mainMember, sub_members: now.me.sub_members, ...stepOf(applicationOf(now)).changes };
  return withDocuments(data, runningUploadsOf(now.mainMember.id));
}

function applicationOf({ mainMember, me: { sub_members } }: Home): Application {
  return { mainMember, sub_members };
}

function gapsClosedByUploads({ mainMember }: Home): GapKey[] {
  return gapsOfDocuments(runningUploadsOf(mainMember.id));
}

/** Adds the documents that are being uploaded, because they will be submitted too. */
function withDocuments(
  { main_member, ...data }: ApplicationData,
  running: readonly UploadedDocument[],
): ApplicationData {
  return { ...data, main_member: { ...main_member, documents: [...main_member.documents, ...running] } };
}
