import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bridge, bridgedDrafts } from '../../application/draftBridge.ts';
import { meQuery, ownerOf } from '../../me/meApi.ts';
import type { Draft } from '../../platform/drafts/draft.ts';

/**
 * Where a form of the office keeps what is typed into it: in this tab, over a reload and a session that ended, for whoever
 * typed it, until they log out. `form` names it and what it is about: `news-12`.
 */
export function useTabDraft(form: string): Draft {
  const { data: me } = useSuspenseQuery(meQuery);
  const [draft] = useState(() => {
    const place = `${form} of ${me.email}`;
    const owner = ownerOf(me);
    return {
      kept: bridgedDrafts().find((each) => each.form === place),
      keep: (typed: Parameters<Draft['keep']>[0]) => bridge(place, owner, typed),
      discard: () => bridge(place, owner, undefined),
      // no other tab takes it back
      keepAgain: () => undefined,
    };
  });
  return draft;
}
