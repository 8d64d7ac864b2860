import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { MemberDocument } from '../../../../domain/documents/documents.contract.ts';
import { documentReviewContract } from '../../../../domain/documents/review.contract.ts';
import { mayExpire } from '../../../../domain/documents/validity.ts';
import type { Contradiction } from '../../../../domain/office/contradictions.ts';
import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import { fullName } from '../../../../domain/shared/fullName.ts';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { PartFailed } from '../../../platform/ScreenBoundary.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { useStoredWords } from '../../../reference/useStoredWords.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Facts } from '../../../ui/content/Facts.tsx';
import { Status } from '../../../ui/content/Status.tsx';
import { Inline, Stack } from '../../../ui/frame/Layout.tsx';
import { Skeleton } from '../../../ui/frame/Skeleton.tsx';
import { useLooked } from '../../calls/lookAt.ts';
import { useDecision } from '../../calls/useDecision.ts';
import { ReasonDialog } from '../../frame/ReasonDialog.tsx';
import { useAsk } from '../../frame/useAsk.tsx';
import { Looked } from '../../viewer/Looked.tsx';
import { type TypedValidity, ValidityForm } from '../documents/ValidityForm.tsx';
import { ownerOf } from '../householdPersons.ts';
import { useIdentityFacts } from '../useIdentityFacts.ts';
import { useTelling } from '../useTelling.ts';
import css from './CheckedDocument.module.css';
import { Contradictions, useContradictionWords } from './Contradictions.tsx';

type CheckedDocumentProps = {
  file: HouseholdFile;
  document: MemberDocument;
  /** Which of the documents it is. */
  placeWords: string;
  contradictions: readonly Contradiction[];
  tellDone: TellDone;
  onDecided: () => Promise<void>;
  onSkip: () => Promise<void>;
};

/** A second press that was meant for the document before must not accept this one. In milliseconds. */
const SETTLES_MS = 150;

/** One document beside the data, what contradicts them, and the decision. Its keys work where the document has the focus. */
export function CheckedDocument(props: CheckedDocumentProps) {
  const { file, document, placeWords, contradictions, tellDone, onDecided, onSkip } = props;
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const identityFacts = useIdentityFacts();
  const wordsOf = useContradictionWords();
  const { hint } = useTelling(file, tellDone);
  const { data: look, dataUpdatedAt, error, refetch } = useLooked(documentReviewContract.lookAtDocument, document.id);
  const { isShown, onShown } = useShown();
  const verify = useDecision(documentReviewContract.verifyDocument, 'goes on');
  const refuse = useDecision(documentReviewContract.refuseDocument, 'goes on');
  const enterValidity = useDecision(documentReviewContract.setValidityByOffice);
  const { ask, question } = useAsk(tellDone);
  const [isRefusing, setRefusing] = useState(false);
  const validity = useRef<TypedValidity>(null);
  const busy = useRef(false);
  const isRefused = useRef(false);
  const place = useFocus(isShown);
  const owner = ownerOf(file, document);
  const title = t('officeCheck.named', { type: word('documentType', document.type), person: fullName(owner) });

  async function accept(): Promise<void> {
    if (!isShown || busy.current) return;
    busy.current = true;
    try {
      if (!((await validity.current?.store()) ?? true)) return;
      const isDone = await ask({
        title: t('officeCheck.askTitle', { name: title }),
        consequence: contradictions.map(wordsOf),
        yes: t('officeCheck.askYes'),
        isAsked: contradictions.length > 0,
        act: () => verify.mutateAsync({ id: document.id }),
      });
      if (isDone) await onDecided();
    } finally {
      busy.current = false;
    }
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    // a held key is one press; combinations belong to the browser, and letters to fields and dialogs
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
    const key = event.key.toLowerCase();
    if (key === 'a') void accept();
    else if (key === 'x') setRefusing(true);
    else if (key === 's') void onSkip();
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its keys do what the buttons inside do
    <div className={css.document} onKeyDown={press}>
      <Stack gap={4}>
        <Stack gap={1}>
          <p className={css.place}>{placeWords}</p>
          <h2>{title}</h2>
        </Stack>
        <Contradictions contradictions={contradictions} />
        <Facts dense facts={[...identityFacts(owner), ...moreFacts()]} />
        {mayExpire(document.type) && (
          <ValidityForm
            ref={validity}
            document={document}
            onSave={(valid_until) => enterValidity.mutateAsync({ id: document.id, valid_until })}
          />
        )}
      </Stack>
      <div ref={place} className={css.look}>
        {look && <Looked key={dataUpdatedAt} title={title} look={look} onShown={onShown} />}
        {!look && !error && <Skeleton label={t('shared.frame.loading')} rows={8} shape="text" />}
        {!look && error && <PartFailed error={error} onRetry={() => void refetch()} />}
      </div>
      <Stack gap={3}>
        <Inline>
          <Button aria-keyshortcuts="A" resting={!isShown} onClick={accept}>
            {t('officeCheck.accept')}
          </Button>
          <Button look="secondary" aria-keyshortcuts="X" onClick={() => setRefusing(true)}>
            {t('officeCheck.refuse')}
          </Button>
        </Inline>
        <Status>
          <p className={css.keys}>{t(isShown ? 'officeCheck.keys' : 'officeCheck.notShown')}</p>
        </Status>
      </Stack>
      {question}
      {isRefusing && (
        <ReasonDialog
          about={`document-${document.id}`}
          title={t('officeHousehold.document.refuseTitle', { name: title })}
          consequence={t('officeHousehold.document.refuseWords')}
          hint={hint}
          confirmLabel={t('officeHousehold.document.refuseConfirm')}
          onClose={() => {
            setRefusing(false);
            if (isRefused.current) void onDecided();
          }}
          onSend={async (reason) => {
            await refuse.mutateAsync({ id: document.id, reason });
            isRefused.current = true;
          }}
        />
      )}
    </div>
  );

  function moreFacts() {
    const empty = t('members.form.empty');
    return [
      { term: t('members.field.social_insurance_number'), value: owner.social_insurance_number || empty },
      { term: t('members.field.father_name'), value: owner.father_name || empty },
      { term: t('members.field.mother_name'), value: owner.mother_name || empty },
    ];
  }
}

/** Whether the whole document has stood on the screen, for long enough that a press is meant for it. */
function useShown() {
  const [isThere, setThere] = useState(false);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isThere) return;
    const timer = setTimeout(() => setShown(true), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [isThere]);
  return { isShown, onShown: () => setThere(true) };
}

/** Moves the focus to the document once it is shown, so that its keys work; never away from something that somebody uses. */
function useFocus(isShown: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const at = document.activeElement;
    const isUnused = !at || at === document.body || at instanceof HTMLHeadingElement;
    if (isShown && isUnused) place.current?.querySelector('section')?.focus({ preventScroll: true });
  }, [isShown]);
  return place;
}
