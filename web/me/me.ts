import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Me, meContract } from '../../domain/me/me.contract.ts';
import type { Language } from '../../domain/shared/language.ts';
import { dropDraftsOfOthers } from '../application/draftBridge.ts';
import { forgetRegistration } from '../application/sentRegistration.ts';
import { CallRefused, call } from '../platform/calls/call.ts';
import { ACCESS_RECORDED } from '../platform/calls/queries.ts';
import { beginSession, currentSession, ownersOnly, reachStep, recordOwner } from '../platform/session/session.ts';
import { setAccountLanguage, setChosenLanguage } from './accountLanguage.ts';

export const meQuery = queryOptions({
  queryKey: ['application', 'me'],
  queryFn: () => fetchMe(),
});

/** Who is logged in. The first answer of a page load switches to the account's language (spec §7). */
export async function fetchMe(): Promise<Me> {
  const me = await call(meContract.getMe);
  recordOwner(ownerOf(me));
  await setAccountLanguage(me);
  return me;
}

const OFFICE_OWNER = 0;

/** The owner of a session: the household, which tells people on a shared device apart. */
export function ownerOf({ household }: Me): number {
  return household?.id ?? OFFICE_OWNER;
}

/**
 * Takes over the step that the data show, for log-ins on another device. The first step counts only once its screen was
 * opened.
 */
export function adoptStep({ application }: Me): void {
  if (application && application.step > 1) reachStep(application.step);
}

/** Logs in. The session counts as verified only after the server has answered `me` (spec §2). */
export function useLogIn() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: { email: string; password: string; remember: boolean }) => {
      await call(meContract.logIn, input);
      const me = await call(meContract.getMe).catch(throwCookiesBlocked);
      removePersonalData(queries);
      keepOnlyOf(ownerOf(me));
      queries.setQueryData(meQuery.queryKey, me);
      forgetRegistration();
      beginSession(ownerOf(me));
      adoptStep(me);
      await setChosenLanguage(me.default_lang);
      return me;
    },
  });
}

/** The log-in succeeded, but the cookie was not sent back: the browser, or one of its settings, blocks cookies. */
export class CookiesBlocked extends Error {
  override readonly name = 'CookiesBlocked';
}

function throwCookiesBlocked(error: unknown): never {
  throw error instanceof CallRefused && error.status === 401 ? new CookiesBlocked() : error;
}

/** Switches the language at once; for logged-in readers the server stores it too. */
export function useChangeLanguage() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (default_lang: Language) => {
      await setChosenLanguage(default_lang);
      if (!currentSession().loggedIn) return;
      queries.setQueryData(meQuery.queryKey, await call(meContract.changeLanguage, { default_lang }));
      // reloads texts that the server writes; `me` and countries contain none
      refreshAllButHome(queries);
    },
  });
}

/** Reloads in the background, except country lists, parts of the interface, and queries that write access records. */
export function refreshAllButHome(queries: QueryClient): void {
  const stay = [meQuery.queryKey[0], 'reference', 'part', ACCESS_RECORDED];
  void queries.invalidateQueries({ predicate: ({ queryKey: [topic] }) => !stay.includes(String(topic)) });
}

/** Removes what other people than the owner have typed or picked on this page. */
export function keepOnlyOf(owner: number | undefined): void {
  dropDraftsOfOthers(owner);
  for (const keepOnly of ownersOnly) keepOnly(owner);
}

/** Removes everything that the next person on this device must not see; country lists and the like stay. */
export function removePersonalData(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'reference' });
}
