import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DraftForm } from '../../../domain/application/drafts.ts';
import { bridge } from '../../application/draftBridge.ts';
import { draftsQuery, hideDraft, putDraft, removeDraft } from '../../application/drafts.ts';
import { useHome } from '../../me/home.ts';
import { openDraftKeepers } from '../../me/openDraftKeepers.ts';
import { CallFailed, CallRefused } from '../../platform/calls/call.ts';
import { markServerReachable, reportCallFailure } from '../../platform/calls/callProblems.ts';
import type { Draft } from '../../platform/drafts/draft.ts';
import { type DraftKeeper, draftKeeper } from '../../platform/drafts/draftKeeper.ts';

/** The draft of a portal form (D54): `useForm({ …, draft: useDraft('household') })`. A locked form has none. */
export function useDraft(form: DraftForm | undefined): Draft | undefined {
  const queries = useQueryClient();
  const { household } = useHome();
  const { data: drafts } = useSuspenseQuery(draftsQuery);
  const [draft] = useState(() => {
    if (!form) return undefined;
    const stored = drafts.find((each) => each.form === form);
    const keeper = draftKeeper(
      {
        put: async (typed) => {
          await putDraft(queries, { form, owner: household.id }, typed);
          markServerReachable();
        },
        remove: () => removeDraft(queries, { form, owner: household.id }),
        hide: () => hideDraft(queries, form),
        bridge: (typed) => bridge(form, household.id, typed),
        onFailure: reportQuietly,
      },
      stored && { values: stored.values, base: stored.base },
    );
    return { stored, keeper, ...keeper };
  });
  useKeeper(draft?.keeper);
  return draft;
}

/** While the form is open, passes on every event that may interrupt typing to its draft keeper. */
function useKeeper(keeper: DraftKeeper | undefined): void {
  useEffect(() => {
    if (!keeper) return;
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') void keeper.flush();
    };
    openDraftKeepers.add(keeper);
    window.addEventListener('pagehide', keeper.secure);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      openDraftKeepers.delete(keeper);
      window.removeEventListener('pagehide', keeper.secure);
      document.removeEventListener('visibilitychange', onVisibility);
      keeper.close();
    };
  }, [keeper]);
}

/**
 * Reports only failures that concern everything (no connection, no session), because drafts are stored without a press.
 */
function reportQuietly(error: unknown): void {
  if (error instanceof CallFailed || (error instanceof CallRefused && error.status === 401))
    void reportCallFailure(error);
}
