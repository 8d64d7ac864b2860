import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type Me, meContract } from '../../domain/me/me.contract.ts';
import { isExisting, isLocked } from '../../domain/members/memberStatus.ts';
import { call } from '../platform/calls/call.ts';
import { fetchMe, meQuery, refreshAllButHome } from './me.ts';

/** How long a pressed button waits for a check that is only a precaution. */
const TIMEOUT_MS = 3_000;

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

/** Fetches the server's present state; uses what last arrived if no answer comes within three seconds. */
export function useNewestHome(): () => Promise<Home> {
  const queries = useQueryClient();
  const known = useHome();
  return async () => {
    const me = await Promise.race([fetchMe().catch(() => undefined), timeout()]);
    if (!me) return homeOf(queries.getQueryData(meQuery.queryKey) ?? known.me);
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
