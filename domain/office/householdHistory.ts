import { z } from 'zod';
import { documentTypes } from '../documents/documentTypes.ts';
import { memberStatuses } from '../members/memberStatus.ts';
import { type ActedKind, actedKinds } from '../shared/actedKinds.ts';
import type { AuditAction } from '../shared/auditActions.ts';
import { euros, id, instant, wireDay } from '../shared/fields.ts';
import { measuredText } from '../shared/measured.ts';

/** How many entries of a household's history one page holds. */
export const HISTORY_PAGE = 40;

/** Where the entries of a household's history are read, in the order in which `older` names them. */
export const historySources = ['record', 'status', 'news', 'mail', 'letter', 'textMessage'] as const;
export type HistorySource = (typeof historySources)[number];

/** What was written to the household, without the rest. */
export const historyOnly = ['messages'] as const;

/** The steps of a death that belong to the history of the household; the others stand in the case. */
type StepOfDeath = 'identified' | 'decided' | 'begun' | 'buried' | 'settled' | 'closed' | 'withdrawn' | 'reopened';

/** Looks at data, what concerns no household, and what the history says with a row of its own. */
type NotInHistory =
  | `${string}.${'seen' | 'searched' | 'printed' | 'tested' | 'shown' | 'guessed' | 'recovered'}`
  | `${'bank_line' | 'statement' | 'yearly_run' | 'run' | 'fees' | 'board_settings' | 'on_call' | 'staff' | 'second_factor' | 'letters' | 'circular' | 'imported_file' | 'release' | 'take_over' | 'list'}.${string}`
  | Exclude<Extract<AuditAction, `death_case.${string}`>, `death_case.${StepOfDeath}`>
  | `cash.${'entered' | 'deposit_told' | 'counted' | 'agreed'}`
  | 'letter.opened'
  | 'application.discarded'
  | 'news.written'
  | 'household.deactivated'
  | 'household.reactivated'
  | 'household.erased'
  | 'household.taking_over_undone';

/** What the office decided or did for one household. */
export type RecordedAction = Exclude<AuditAction, NotInHistory>;

/** What the office did for a member who asked for it. */
type ForMember = `counter.${ActedKind}`;

const recorded = {
  'member.eligibility_set': true,
  'document.attached': true,
  'document.verified': true,
  'document.refused': true,
  'document.validity_set': true,
  'change_request.granted': true,
  'change_request.refused': true,
  'household.sent_back': true,
  'household.taken_back': true,
  'household.end_entered': true,
  'household.end_withdrawn': true,
  'household.payer_set': true,
  'household.payer_ended': true,
  'household.main_member_set': true,
  'household.email_set': true,
  'household.person_erased': true,
  'payment.booked': true,
  'payment.returned': true,
  'payment.return_told': true,
  'payment.assigned': true,
  'payment.matched': true,
  'payment.credited': true,
  'payment.unassigned': true,
  'payment.told': true,
  'refund.booked': true,
  'refund.undone': true,
  'refund.confirmed': true,
  'cash.taken': true,
  'cash.reversed': true,
  'invoice.confirm': true,
  'invoice.cancel': true,
  'invoice.sent': true,
  'invoice.made': true,
  'invoice.void': true,
  'invoice.writeOff': true,
  'invoice.giveBack': true,
  'invoice.reopen': true,
  'application.entered': true,
  'household.taken_over': true,
  'household.merged': true,
  'household.list_changes_decided': true,
  'application.arrival_agreed': true,
  'application.compared': true,
  'application.joined': true,
  'own_amount.set': true,
  'own_amount.ended': true,
  'reminders.held': true,
  'reminders.resumed': true,
  'news.sent': true,
  'mail.sent_again': true,
  'mail.closed': true,
  'letter.returned': true,
  'letter.pulled_out': true,
  'text_message.closed': true,
  'approval.asked': true,
  'approval.agreed': true,
  'approval.declined': true,
  'approval.withdrawn': true,
  'approval.lapsed': true,
  'approval.took_effect': true,
  'death_case.identified': true,
  'death_case.decided': true,
  'death_case.begun': true,
  'death_case.buried': true,
  'death_case.settled': true,
  'death_case.closed': true,
  'death_case.withdrawn': true,
  'death_case.reopened': true,
  'note.written': true,
  'note.done': true,
  'conversation.begun': true,
} as const satisfies Record<Exclude<RecordedAction, ForMember>, true>;

/** All of them: the type above fails for an entry of the audit log about which nobody has decided whether it is shown. */
export const recordedActions = [
  ...(Object.keys(recorded) as Exclude<RecordedAction, ForMember>[]),
  ...actedKinds.map((kind): ForMember => `counter.${kind}`),
];

/** How a message stands. */
export const messageStates = ['waits', 'sent', 'not_delivered', 'withdrawn'] as const;

const shared = { id, at: instant };
/** Null for the nightly job, the household itself, and an account that is gone. */
const by = z.string().nullable();
const message = z.object({
  ...shared,
  /** Null if it cannot be read any more. */
  subject: z.string().nullable(),
  state: z.enum(messageStates),
});

/** One entry: what happened when, by whom. */
export const historyEntry = z.discriminatedUnion('source', [
  z.object({
    source: z.literal('record'),
    ...shared,
    by,
    action: z.enum(recordedActions),
    /** The person, the number of the invoice or case, or the other household that it is about. */
    about: z.string().nullable(),
    /** Of a document. */
    type: z.enum(documentTypes).nullable(),
    amount: euros.nullable(),
    /** The words of a note or of a reason. */
    words: z.string().nullable(),
    /** How the household asked, what waits for a second person, and other words of the code. */
    key: z.string().nullable(),
  }),
  z.object({
    source: z.literal('status'),
    ...shared,
    by,
    /** Null for the household itself. */
    person: z.string().nullable(),
    from_status: z.enum(memberStatuses),
    to_status: z.enum(memberStatuses),
    effective_on: wireDay,
    inactive_reason_id: z.int().nullable(),
    words: z.string().nullable(),
  }),
  z.object({ source: z.literal('news'), ...shared, title: z.string(), is_read: z.boolean() }),
  message.extend({ source: z.literal('mail') }),
  message.extend({ source: z.literal('letter') }),
  message.extend({ source: z.literal('textMessage') }),
]);

export type HistoryEntry = z.output<typeof historyEntry>;

/** A page of it, the latest first; `older` asks for the page below, null at the end. */
export const householdHistory = z.object({ entries: z.array(historyEntry), older: z.string().nullable() });

export type HouseholdHistory = z.output<typeof householdHistory>;

/** For each source, below which id the next page goes on. */
export type HistoryPlace = Record<HistorySource, number>;

/** `older` as text, and read back from an address. */
export const older = measuredText(100, 'invalid_value')
  .regex(/^\d{1,15}(?:\.\d{1,15}){5}$/, 'invalid_value')
  .transform((value): HistoryPlace => {
    const [record = 0, status = 0, news = 0, mail = 0, letter = 0, textMessage = 0] = value.split('.').map(Number);
    return { record, status, news, mail, letter, textMessage };
  });

export function olderOf(place: HistoryPlace): string {
  return historySources.map((source) => place[source]).join('.');
}
