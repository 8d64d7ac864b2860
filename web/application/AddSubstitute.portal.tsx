import { useRef } from 'react';
import { DraftNotice } from '../platform/DraftNotice.tsx';
import { Screen } from '../platform/Screen.tsx';
import { useLeaveGuard } from '../platform/useLeaveGuard.tsx';
import { useTranslation } from '../platform/words.ts';
import { SubstituteForm } from '../substitutes/SubstituteForm.tsx';
import { nameOf } from '../substitutes/substituteName.ts';
import { useChangeSubstitute, useCreateSubstitute } from '../substitutes/substitutesApi.ts';
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
  const createdId = useRef<number>(undefined);
  const form = useSubstituteForm(
    undefined,
    async (input) => {
      // whoever went on typing while it was sent saves once more, and is still one person
      if (createdId.current) await change.mutateAsync({ id: String(createdId.current), ...input });
      else createdId.current = (await create.mutateAsync({ id: String(household.id), ...input })).id;
      await refreshHome();
    },
    useDraft(isExisting ? 'substitute-new' : undefined),
  );
  const leaveQuestion = useLeaveGuard(form.hasUnsaved, form.draft.discard);
  if (!isExisting) return <Navigate to="/news" replace />;
  return (
    <Screen title={t('substitutes.form.addTitle')} refused={form.hasErrors}>
      <DraftNotice draft={form.draft} />
      <SubstituteForm
        form={form}
        submitLabel={t('shared.action.save')}
        closeTo={substitutesPath}
        onStored={() => {
          const state: SavedNews = { saved: nameOf(form.values) };
          navigate(substitutesPath, { state });
        }}
      />
      {leaveQuestion}
    </Screen>
  );
}
