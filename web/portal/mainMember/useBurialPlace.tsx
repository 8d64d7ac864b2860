import { useCallback, useRef } from 'react';
import { burialContract } from '../../../domain/burial/burial.contract.ts';
import type { Address } from '../../../domain/members/addressSchemas.ts';
import { burialPlaceOf } from '../../burial/burialPlaceValues.ts';
import { useBurialPlaceForm } from '../../burial/useBurialPlaceForm.ts';
import { useHome, useRefreshHome } from '../../me/home.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { useTranslation } from '../../platform/words.ts';
import { useConfirm } from '../../ui/actions/useConfirm.tsx';
import { useDraft } from '../frame/useDraft.ts';

/** The form of the desired burial place, and the question before continuing without saving it (spec §2). */
export function useBurialPlace() {
  const { t } = useTranslation();
  const { mainMember, isExisting } = useHome();
  const stored = burialPlaceOf(mainMember.addresses);
  const form = useStoringForm(mainMember.id, stored);
  const { confirm, confirmDialog: proceedQuestion } = useConfirm();
  const isGivenUp = useRef(false);

  async function mayProceed(): Promise<boolean> {
    if (!isExisting || (stored && !form.isDirty)) return true;
    isGivenUp.current = await confirm({
      title: form.isDirty ? t('burial.proceed.changedTitle') : t('burial.proceed.noneTitle'),
      consequence: (
        <>
          <p>{t('burial.proceed.words')}</p>
          {form.isDirty && <p>{t('burial.proceed.changed')}</p>}
        </>
      ),
      confirmLabel: t('burial.proceed.confirm'),
      cancelLabel: t('burial.proceed.cancel'),
      look: 'primary',
    });
    if (isGivenUp.current) form.draft.discard();
    return isGivenUp.current;
  }

  const { hasUnsaved: isTyped } = form;
  /** Values that were knowingly given up need no second question. */
  const hasUnsaved = useCallback(() => !isGivenUp.current && isTyped(), [isTyped]);

  return { form, isStored: stored !== undefined, mayProceed, proceedQuestion, hasUnsaved };
}

function useStoringForm(memberId: number, stored: Address | undefined) {
  const { isExisting } = useHome();
  const refreshHome = useRefreshHome();
  const store = useSend(burialContract.storeBurialPlace);
  const change = useSend(burialContract.changeBurialPlace);
  return useBurialPlaceForm(
    stored,
    async (input) => {
      if (stored) await change.mutateAsync({ id: String(stored.id), ...input });
      else await store.mutateAsync({ id: String(memberId), ...input });
      await refreshHome();
    },
    useDraft(isExisting ? 'burial-place' : undefined),
  );
}
