import { useRef } from 'react';
import { fullName } from '../../domain/shared/fullName.ts';
import type { Substitute } from '../../domain/substitutes/substitutes.contract.ts';
import { DraftNotice } from '../platform/DraftNotice.tsx';
import { Screen } from '../platform/Screen.tsx';
import { useKeyedDraft } from '../platform/useKeyedDraft.ts';
import { useLeaveGuard } from '../platform/useLeaveGuard.tsx';
import { useTranslation } from '../platform/words.ts';
import { SubstituteForm } from '../substitutes/SubstituteForm.tsx';
import { useChangeSubstitute, useCreateSubstitute } from '../substitutes/substitutesApi.ts';
import { isStoredAs } from '../substitutes/substituteValues.ts';
import { useSubstituteForm } from '../substitutes/useSubstituteForm.ts';
import { Navigate, useNavigate } from '../ui/router/Router.tsx';
import { useHome, useRefreshHome } from './applicationApi.ts';
import type { SavedNews } from './savedNews.ts';
import { substitutesPath } from './substitutePaths.ts';
import { useDraft } from './useDraft.ts';

/** Names somebody who may represent the household (spec §2). */
export function AddSubstitute() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { household, isExisting } = useHome();
  const refreshHome = useRefreshHome();
  const create = useCreateSubstitute();
  const change = useChangeSubstitute();
  const created = useRef<Substitute>(undefined);
  const { draft, make } = useKeyedDraft(useDraft(isExisting ? 'substitute-new' : undefined));
  const form = useSubstituteForm(
    undefined,
    async (input) => {
      const isThis = (made: Substitute) => isStoredAs(made, input);
      const sent = { id: String(household.id), ...input };
      created.current ??= await make((idempotency_key) => create.mutateAsync({ ...sent, idempotency_key }), isThis);
      // who typed on while it was sent, or after an answer that was lost, saves once more, and it is still one person
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
          const state: SavedNews = { saved: fullName(form.values) };
          navigate(substitutesPath, { state, replace: true });
        }}
      />
      {leaveQuestion}
    </Screen>
  );
}
