import { type QueryClient, queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { applicationContract, type Me } from '../../domain/application/application.contract.ts';
import { isExisting, isLocked } from '../../domain/members/memberStatus.ts';
import type { Language } from '../../domain/shared/language.ts';
import { keepBridgedOf } from '../application/draftBridge.ts';
import { forgetRegistration } from '../application/sentRegistration.ts';
import { keepPapersOf } from '../documents/onTheWay.ts';
import { CallRefused, call } from '../platform/calls/call.ts';
import { LOOKS } from '../platform/calls/queries.ts';
import {
  beginSession,
  currentSession,
  endSession,
  type Farewell,
  noteOwner,
  reachStep,
} from '../platform/session/session.ts';
import { speakAccountLanguage, speakChosen } from './accountLanguage.ts';
import { flushDrafts } from './openKeepers.ts';

export const meQuery = queryOptions({
  queryKey: ['application', 'me'],
  queryFn: () => fetchMe(),
});

/** Who is logged in; the first one of a page load is spoken to in the account's language (spec §7). */
export async function fetchMe(): Promise<Me> {
  const me = await call(applicationContract.getMe);
  noteOwner(ownerOf(me));
  await speakAccountLanguage(me);
  return me;
}

const OFFICE = 0;
/** Whoever presses a button waits no longer for what is only asked to be sure. */
const PATIENCE_MS = 3_000;

/** Whose session it is: their household's, for all who share a device with others. */
export function ownerOf({ household }: Me): number {
  return household?.id ?? OFFICE;
}

/** The household that is logged in, as the screens behind the door see it. */
export type Home = {
  me: Me;
  household: NonNullable<Me['household']>;
  mainMember: NonNullable<Me['main_member']>;
  application: NonNullable<Me['application']>;
  /** Waiting or active: data locked, full menu (spec §4). */
  isExisting: boolean;
  /** Still applying: data open, the screens in the order of the steps. */
  isApplicant: boolean;
};

/** Once submitted there is no application any more: every step is done, nothing is missing. */
const SUBMITTED: Home['application'] = { step: 4, gaps: [], sent_back_reason: null };

/** Who is logged in; the frame has loaded it before any screen is drawn. */
export function useHome(): Home {
  const { data: me } = useSuspenseQuery(meQuery);
  return homeOf(me);
}

/** The same as the server has it by now; as the screen has it where nobody answers soon. */
export function useNewestHome(): () => Promise<Home> {
  const queries = useQueryClient();
  const known = useHome();
  return async () => {
    const me = await Promise.race([fetchMe().catch(() => undefined), patience()]);
    if (!me) return known;
    const home = homeOf(me);
    // what somebody else has submitted meanwhile is told by the refusal, with what was typed still there
    if (home.isApplicant) queries.setQueryData(meQuery.queryKey, me);
    return home;
  };
}

function patience(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
}

function homeOf(me: Me): Home {
  const { household, main_member: mainMember, application: underWay } = me;
  if (!household || !mainMember) throw new Error('this log-in has no household');
  const application = underWay ?? SUBMITTED;
  const { status } = mainMember;
  return { me, household, mainMember, application, isExisting: isExisting(status), isApplicant: !isLocked(status) };
}

/** On another device the data tell how far somebody has come; the first step counts once its screen was opened. */
export function adoptStep({ application }: Me): void {
  if (application && application.step > 1) reachStep(application.step);
}

/**
 * Whatever changes a household's data also changes who "me" is: gaps, steps, status. What rests on that, fees and news
 * among it, is asked anew as well, which nobody waits for.
 */
export function useRefreshHome(): () => Promise<void> {
  const queries = useQueryClient();
  return () => {
    refreshAllButHome(queries);
    return queries.invalidateQueries({ queryKey: meQuery.queryKey });
  };
}

/**
 * Asks anew, which nobody waits for; countries and the like concern nobody and stay, as do the parts of the
 * interface, and nobody is looked at once more for it.
 */
function refreshAllButHome(queries: QueryClient): void {
  const stay = [meQuery.queryKey[0], 'reference', 'part', LOOKS];
  void queries.invalidateQueries({ predicate: ({ queryKey: [topic] }) => !stay.includes(String(topic)) });
}

/**
 * What the office wanted to see is mended (D23): the answer says who they are from now on. Refused, the data are asked
 * anew, for then they are not what the screen believes.
 */
export function useSubmitAgain() {
  const queries = useQueryClient();
  const refreshHome = useRefreshHome();
  return useMutation({
    mutationFn: (householdId: number) => call(applicationContract.submitAgain, { id: String(householdId) }),
    onSuccess: async (me) => {
      await queries.cancelQueries({ queryKey: meQuery.queryKey });
      queries.setQueryData(meQuery.queryKey, me);
      refreshAllButHome(queries);
    },
    onError: refreshHome,
  });
}

export function useRegister() {
  return useMutation({ mutationFn: (input: Parameters<typeof register>[0]) => register(input) });
}

/** On success the session is verified (spec §2): what counts is what the server then says of `me`. */
export function useLogIn() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: { email: string; password: string; remember: boolean }) => {
      await call(applicationContract.logIn, input);
      const me = await call(applicationContract.getMe).catch(explainUnseen);
      forgetPeople(queries);
      keepBridgedOf(ownerOf(me));
      keepPapersOf(ownerOf(me));
      queries.setQueryData(meQuery.queryKey, me);
      forgetRegistration();
      beginSession(ownerOf(me));
      adoptStep(me);
      await speakChosen(me.default_lang);
      return me;
    },
  });
}

/** The log-in was right, and its cookie did not come back: the browser, or somebody's setting in it, keeps none. */
export class CookiesBlocked extends Error {
  override readonly name = 'CookiesBlocked';
}

function explainUnseen(error: unknown): never {
  throw error instanceof CallRefused && error.status === 401 ? new CookiesBlocked() : error;
}

export function useLogOut() {
  const sessionIsOver = useSessionIsOver();
  return useMutation({
    mutationFn: async () => {
      await flushDrafts();
      await call(accountsContract.logOut);
    },
    onSuccess: () => sessionIsOver(),
  });
}

/** The server has ended the session: nothing of it stays on this device but a word of farewell. */
export function useSessionIsOver(): (farewell?: Farewell) => void {
  const queries = useQueryClient();
  return (farewell) => {
    endSession(farewell);
    forgetPeople(queries);
    keepBridgedOf(undefined);
    keepPapersOf(undefined);
  };
}

/** Switches at once; when logged in the choice is stored on the server too. */
export function useChangeLanguage() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (default_lang: Language) => {
      await speakChosen(default_lang);
      if (!currentSession().loggedIn) return;
      queries.setQueryData(meQuery.queryKey, await call(applicationContract.changeLanguage, { default_lang }));
      // what the server puts into words is asked anew; `me` and the countries hold no words
      refreshAllButHome(queries);
    },
  });
}

const register = (input: Parameters<typeof call<typeof applicationContract.register>>[1]) =>
  call(applicationContract.register, input);

/** What the next person at this device must not see; countries and the like concern nobody and stay. */
function forgetPeople(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'reference' });
}
