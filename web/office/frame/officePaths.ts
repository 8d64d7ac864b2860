import type { DocumentType } from '../../../domain/documents/documentTypes.ts';
import { type ApplicationState, applicationStates } from '../../../domain/office/applicationState.ts';
import { type HouseholdList, householdLists } from '../../../domain/office/householdLists.ts';
import type { ListName } from '../../../domain/office/lists/listShape.ts';

/** The list that this tab showed last. Its ids are kept in the tab (`searchMemory.ts`), because a search stands in no address. */
export const SHOWN_LIST = 'shown';

/** A list of the office that the server can read again, so that “next” follows it while it changes (decision 85). */
export type WorkedList = { list: HouseholdList; state?: ApplicationState | undefined };

/** A list from which a household was opened, as the address names it: its next household is the one below. */
export type FromList = WorkedList | { list: typeof SHOWN_LIST; state?: undefined };

/** The parts of a household's page, in the order of their links; each has an address of its own. */
export const householdParts = ['overview', 'family', 'money', 'messages', 'history'] as const;
export type HouseholdPart = (typeof householdParts)[number];

/** The page of one household; `from`: the list to go on with. */
export function householdPath(id: number, from?: FromList, part: HouseholdPart = 'overview'): string {
  const list = from && new URLSearchParams({ list: from.list, ...(from.state && { state: from.state }) });
  return `/households/${id}${part === 'overview' ? '' : `/${part}`}${list ? `?${list}` : ''}`;
}

/** The documents of a household, one after another. */
export const checkPath = (id: number, { list, state }: WorkedList) =>
  `/households/${id}/check?${new URLSearchParams({ list, ...(state && { state }) })}`;

/** The pages on which the office changes something for a household. */
export const counterPath = (id: number, what: CounterPage) => `/households/${id}/${what}`;

type CounterPage =
  | 'paper'
  | 'address'
  | 'writing'
  | 'burial-place'
  | 'account-code'
  | 'death-contacts'
  | `substitutes/${'new' | number}`
  | 'persons/new'
  | `persons/${number}`
  | `persons/${number}/document${'' | `?type=${DocumentType}`}`
  | `persons/${number}/remove`;

/** A household beside another one that is the same; without its number it is asked for. */
export const mergingPath = (id: number, number?: string) =>
  `/households/${id}/merging${number ? `?${new URLSearchParams({ with: number })}` : ''}`;

/** The list that the address of a household names. */
export function fromListOf(parameters: URLSearchParams): FromList | undefined {
  if (parameters.get('list') === SHOWN_LIST) return { list: SHOWN_LIST };
  const list = householdLists.find((one) => one === parameters.get('list'));
  return list && { list, state: applicationStates.find((one) => one === parameters.get('state')) };
}

/** The screen with this list. */
export const listPath = ({ list, state }: WorkedList) =>
  list === 'documents' ? '/' : `/applications${state ? `?${new URLSearchParams({ state })}` : ''}`;

/** The screen with all results of a search, whose text is in no address (`searchMemory.ts`). */
export const HOUSEHOLDS = '/households';

/** The to-do list, and one kind of it. */
export const TO_DO = '/';
export const toDoPath = (kind: string) => `/to-do/${kind}`;

/** The lists of the office, the first of them. */
export const LISTS = '/lists';
export const listOf = (name: ListName) => `${LISTS}/${name}`;

/** Where scans are attached in bulk. */
export const SCANS = '/scans';

/** The submitted applications, and the form for one on paper. */
export const APPLICATIONS = '/applications';
export const ENTER_PAPER = '/applications/new';

/** The screen of one change request. */
export const changeRequestPath = (id: number) => `/change-requests/${id}`;

/** The list of cases of a death. */
export const DEATHS = '/deaths';
/** The figures of a year. */
export const DEATH_FIGURES = '/deaths/figures';
/** The questions of the first call, for a new case. */
export const TAKE_CALL = '/deaths/call';
/** The questions of the first call, for a case that exists. */
export const callPath = (id: number) => `${TAKE_CALL}?case=${id}`;
/** One case of a death. */
export const deathPath = (id: number) => `${DEATHS}/${id}`;

/** The screen of the fees. */
export const FEES = '/fees';
export const NEW_FEES = '/fees/new';

/** The screen of the rules that the board decides about deaths. */
export const BOARD_SETTINGS = '/settings';
export const NEW_BOARD_SETTINGS = '/settings/new';

/** The screen of former lists, and of one of them. */
export const MOVING_IN = '/moving-in';
/** Of a taking over. */
export const takeOverPath = (id: number) => `/moving-in/${id}/rows`;
/** What a list says otherwise than the one before. */
export const listChangesPath = (id: number) => `/moving-in/${id}/changes`;
/** Of the proof of a taking over. */
export const proofPath = (id: number) => `/moving-in/${id}/proof`;
export const importedFilePath = (id: number) => `${MOVING_IN}/${id}`;

/** The lines of the bank's file. */
export const BANK = '/bank';

/** The cash book, by default of today. */
export const CASH = '/cash';
/** The cash book of a day, as it stands in lists. */
export const cashPath = (day: string) => `${CASH}?${new URLSearchParams({ day })}`;

/** What the office wrote to many households. */
export const CIRCULARS = '/news';
/** Where a circular is written; `listed`: to the households that were chosen in a list. */
export const WRITE_CIRCULAR = `${CIRCULARS}/new`;
export const circularTo = (listed: number) => `${WRITE_CIRCULAR}?${new URLSearchParams({ listed: `${listed}` })}`;
export const circularPath = (id: number) => `${CIRCULARS}/${id}`;

/** The screen of letters on paper. */
export const LETTERS = '/letters';

/** The screen on which the board releases silent households. */
export const RELEASE = '/release';

/** The screen of who is on call. */
export const ON_CALL = '/on-call';

/** The screen of long-running work. */
export const RUNNING = '/running';

/** The screen of the office's accounts. */
export const STAFF = '/staff';

/** The screen “Is all well?”. */
export const HEALTH = '/health';

/** The screen of the staff member's own account. */
export const ACCOUNT = '/account';
export const SECOND_FACTOR = '/account/second-factor';
export const RECOVERY_CODES = '/account/recovery-codes';
