import { type QueryClient, queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { type Me, meContract } from '../../domain/me/me.contract.ts';
import { isExisting, isLocked } from '../../domain/members/memberStatus.ts';
import type { Language } from '../../domain/shared/language.ts';
import { keepBridgedOf } from '../application/draftBridge.ts';
import { forgetRegistration } from '../application/sentRegistration.ts';
import { keepUploadsOf } from '../documents/pendingUploads.ts';
import { CallRefused, call } from '../platform/calls/call.ts';
import { ACCESS_RECORDED } from '../platform/calls/queries.ts';
import {
  beginSession,
  currentSession,
  endSession,
  reachStep,
  recordOwner,
  type SessionEndReason,
} from '../platform/session/session.ts';
import { setAccountLanguage, setChosenLanguage } from './accountLanguage.ts';
import { flushDrafts } from './openDraftKeepers.ts';

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
/** How long a pressed button waits for a check that is only a precaution. */
const TIMEOUT_MS = 3_000;

/** The owner of a session: the household, which tells people on a shared device apart. */
export function ownerOf({ household }: Me): number {
  return household?.id ?? OFFICE_OWNER;
}

/** The household that is logged in, as its screens see it. */
export type Home = {
  me: Me;
  household: NonNullable<Me['household']>;
  mainMember: NonNullable<Me['main_member']>;
  application: NonNullable<Me['application']>;
  /** Waiting or active: data locked, full menu (spec §4). */
  isExisting: boolean;
  /** Still applying: data open, screens in the order of the steps. */
  isApplicant: boolean;
};

/** Used after submission, when there is no application any more: every step is done, nothing is missing. */
const SUBMITTED: Home['application'] = { step: 4, gaps: [], sent_back_reason: null, sent_back_about: null };

/** Who is logged in. The frame has loaded it before any screen is rendered. */
export function useHome(): Home {
  const { data: me } = useSuspenseQuery(meQuery);
  return homeOf(me);
}

/** Fetches the server's present state; uses that of the screen if no answer comes within three seconds. */
export function useNewestHome(): () => Promise<Home> {
  const queries = useQueryClient();
  const known = useHome();
  return async () => {
    const me = await Promise.race([fetchMe().catch(() => undefined), timeout()]);
    if (!me) return known;
    const home = homeOf(me);
    // if somebody else has submitted the application meanwhile, the refusal says so, and the typed values stay
    if (home.isApplicant) queries.setQueryData(meQuery.queryKey, me);
    return home;
  };
}

function timeout(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), TIMEOUT_MS);
  });
}

function homeOf(me: Me): Home {
  const { household, main_member: mainMember, application: underWay } = me;
  if (!household || !mainMember) throw new Error('this log-in has no household');
  const application = underWay ?? SUBMITTED;
  const { status } = mainMember;
  return { me, household, mainMember, application, isExisting: isExisting(status), isApplicant: !isLocked(status) };
}

/**
 * Takes over the step that the data show, for log-ins on another device. The first step counts only once its screen was
 * opened.
 */
export function adoptStep({ application }: Me): void {
  if (application && application.step > 1) reachStep(application.step);
}

/**
 * Reloads who is logged in after a change of the household's data, because gaps, steps and status depend on it. Other
 * queries that depend on it, such as fees and news, are reloaded in the background.
 */
export function useRefreshHome(): () => Promise<void> {
  const queries = useQueryClient();
  return () => {
    refreshAllButHome(queries);
    return queries.invalidateQueries({ queryKey: meQuery.queryKey });
  };
}

/** Reloads in the background, except country lists, parts of the interface, and queries that write access records. */
function refreshAllButHome(queries: QueryClient): void {
  const stay = [meQuery.queryKey[0], 'reference', 'part', ACCESS_RECORDED];
  void queries.invalidateQueries({ predicate: ({ queryKey: [topic] }) => !stay.includes(String(topic)) });
}

/**
 * Submits an application again that the office sent back (D23). The answer is the new `me`; after a refusal the data
 * are reloaded, because the screen was outdated.
 */
export function useSubmitAgain() {
  return useHomeMutation((id: string) => call(meContract.submitAgain, { id }));
}

/** Confirms that address, phone numbers and family are right (decision 67); answers and refusals as above. */
export function useConfirmData() {
  return useHomeMutation((id: string) => call(meContract.confirmData, { id }));
}

function useHomeMutation(change: (householdId: string) => Promise<Me>) {
  const queries = useQueryClient();
  const refreshHome = useRefreshHome();
  return useMutation({
    mutationFn: (householdId: number) => change(String(householdId)),
    onSuccess: async (me) => {
      await queries.cancelQueries({ queryKey: meQuery.queryKey });
      queries.setQueryData(meQuery.queryKey, me);
      refreshAllButHome(queries);
    },
    onError: refreshHome,
  });
}

/** Logs in. The session counts as verified only after the server has answered `me` (spec §2). */
export function useLogIn() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: { email: string; password: string; remember: boolean }) => {
      await call(meContract.logIn, input);
      const me = await call(meContract.getMe).catch(throwCookiesBlocked);
      removePersonalData(queries);
      keepBridgedOf(ownerOf(me));
      keepUploadsOf(ownerOf(me));
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

export function useLogOut() {
  const sessionIsOver = useClearSession();
  return useMutation({
    mutationFn: async () => {
      await flushDrafts();
      await call(accountsContract.logOut);
    },
    onSuccess: () => sessionIsOver(),
  });
}

/** Ends the session on this device after the server has ended it; only the reason is kept. */
export function useClearSession(): (endReason?: SessionEndReason) => void {
  const queries = useQueryClient();
  return (endReason) => {
    endSession(endReason);
    removePersonalData(queries);
    keepBridgedOf(undefined);
    keepUploadsOf(undefined);
  };
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

/** Removes everything that the next person on this device must not see; country lists and the like stay. */
function removePersonalData(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'reference' });
}
