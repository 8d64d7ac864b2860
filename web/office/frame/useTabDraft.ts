import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bridge, bridgedDrafts } from '../../application/draftBridge.ts';
import { meQuery, ownerOf } from '../../me/me.ts';
import type { Draft } from '../../platform/drafts/draft.ts';

/**
 * A draft for forms of the office. It stays in this tab across a reload and an expired session, for the person who
 * typed it, until they log out. `form` names the form and its subject: `news-12`.
 */
export function useTabDraft(form: string): Draft {
  const { data: me } = useSuspenseQuery(meQuery);
  const [draft] = useState(() => {
    const place = `${form} of ${me.email}`;
    const owner = ownerOf(me);
    return {
      stored: bridgedDrafts().find((each) => each.form === place),
      save: (typed: Parameters<Draft['save']>[0]) => bridge(place, owner, typed),
      discard: () => bridge(place, owner, undefined),
      // no other tab can delete it
      saveAgain: () => undefined,
    };
  });
  return draft;
}
