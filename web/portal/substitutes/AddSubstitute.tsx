import { useRef } from 'react';
import { fullName } from '../../../domain/shared/fullName.ts';
import { type Substitute, substitutesContract } from '../../../domain/substitutes/substitutes.contract.ts';
import { useHome, useRefreshHome } from '../../me/home.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { DraftNotice } from '../../platform/drafts/DraftNotice.tsx';
import { useIdempotentDraft } from '../../platform/drafts/useIdempotentDraft.ts';
import { useLeaveGuard } from '../../platform/drafts/useLeaveGuard.tsx';
import { Screen } from '../../platform/Screen.tsx';
import type { SavedState } from '../../platform/savedName.ts';
import { useTranslation } from '../../platform/words.ts';
import { isStoredAs } from '../../substitutes/substituteValues.ts';
import { useSubstituteForm } from '../../substitutes/useSubstituteForm.ts';
import { Navigate, useNavigate } from '../../ui/router/Router.tsx';
import { substitutesPath } from '../frame/substitutePaths.ts';
import { useDraft } from '../frame/useDraft.ts';
import { SubstituteForm } from './SubstituteForm.tsx';

/** Adds a person who may represent the household (spec §2). */
export function AddSubstitute() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { household, isExisting } = useHome();
  const refreshHome = useRefreshHome();
  const create = useSend(substitutesContract.createSubstitute);
  const change = useSend(substitutesContract.changeSubstitute);
  const created = useRef<Substitute>(undefined);
  const { draft, make } = useIdempotentDraft(useDraft(isExisting ? 'substitute-new' : undefined));
  const form = useSubstituteForm(
    undefined,
    async (input) => {
      const isThis = (made: Substitute) => isStoredAs(made, input);
      const sent = { id: String(household.id), ...input };
      created.current ??= await make((idempotency_key) => create.mutateAsync({ ...sent, idempotency_key }), isThis);
      // saving again, after typing on or after a lost answer, must not create a second substitute
      if (!isThis(created.current))
        created.current = await change.mutateAsync({ id: String(created.current.id), ...input });
      await refreshHome();
    },
    draft,
  );
  const leaveQuestion = useLeaveGuard(form.hasUnsaved, form.draft.discard);
  if (!isExisting) return <Navigate to="/news" replace />;
  return (
    <Screen title={t('substitutes.form.addTitle')}>
      <DraftNotice draft={form.draft} />
      <SubstituteForm
        form={form}
        submitLabel={t('shared.action.save')}
        closeTo={substitutesPath}
        onStored={() => {
          const state: SavedState = { saved: fullName(form.values) };
          navigate(substitutesPath, { state, replace: true });
        }}
      />
      {leaveQuestion}
    </Screen>
  );
}
