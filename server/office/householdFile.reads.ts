import { type RawBuilder, sql } from 'kysely';
import { refuse } from '../../domain/application/application.refusals.ts';
import type { Channel } from '../../domain/members/channel.ts';
import {
  erasableFrom,
  erasureHindrancesOf,
  personErasableFrom,
  personErasureHindrancesOf,
} from '../../domain/membership/erasure.ts';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { businessDay, type Day, toWireDay } from '../../domain/shared/day.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import { defaultLanguage, type Language } from '../../domain/shared/language.ts';
import { toEuros } from '../../domain/shared/money.ts';
import { readPaper } from '../application/paper.reads.ts';
import { readLastDecision } from '../audit/lastDecision.reads.ts';
import { getDeathContacts } from '../burial/atADeath.reads.ts';
import { listFormerBurialPlaces } from '../burial/burial.reads.ts';
import { listConversations } from '../counter/conversations.reads.ts';
import { listNotes } from '../counter/notes.reads.ts';
import { findReminderHold } from '../dunning/reminderHold.reads.ts';
import { listAgreements } from '../households/agreements.reads.ts';
import { listOfficeInvoices } from '../invoicing/officeInvoices.reads.ts';
import { listOwnAmounts } from '../invoicing/ownAmounts/ownAmounts.reads.ts';
import { type PersonRecord, toMainMember, toSubMember } from '../members/persons.reads.ts';
import { findComparison } from '../membership/comparison/comparison.reads.ts';
import { listEndingsToCome } from '../membership/ending/endingsToCome.reads.ts';
import { findErasureFacts } from '../membership/erasure/erasure.reads.ts';
import { listPersonErasureFacts } from '../membership/erasure/personErasure.reads.ts';
import { getHouseholdSummary } from '../membership/householdSummary.reads.ts';
import { findMerges } from '../membership/merging/merged.reads.ts';
import { balanceOfHousehold, refundableOfHousehold } from '../payments/freeMoney.reads.ts';
import { listOfficePayments } from '../payments/officePayments.reads.ts';
import { readOtherPayers } from '../payments/otherPayers/otherPayers.reads.ts';
import { listRefunds, toOfficeRefund } from '../payments/refunds.reads.ts';
import type { Ask } from '../platform/context.ts';
import { NO_PASSWORD } from '../platform/secrets/passwordHash.ts';
import { staffNameOf } from '../platform/staffName.ts';
import { listApprovalsOf } from '../secondPerson/openApprovals.reads.ts';
import { type SubstituteRecord, toSubstitutes } from '../substitutes/substitutes.reads.ts';
import { findConsent } from '../textReminders/textReminders.reads.ts';
import { listPossibleDuplicates, listSameFiles, listSameNumbers } from './possibleDuplicates.reads.ts';

/** Everything about one household, with decrypted identity numbers: the caller records the access. */
export async function readHouseholdFile(ask: Ask, id: number, language: Language): Promise<HouseholdFile> {
  // read first: a decision made while the rest is read must count as unseen
  const last_decision = await readLastDecision(ask.db, id);
  const household = await getHouseholdSummary(ask.db, id);
  const { account, persons, substitutes, skip, channel, language: ownLanguage } = await findPeople(ask, id);
  const main = persons.find((person) => person.is_main);
  if (!main) throw new Error('a household without main member');
  const { membership_no } = household;
  const { free_cents, lacking_cents } = await balanceOfHousehold(ask.db, id);
  return {
    household,
    last_decision,
    skip,
    account,
    paper_application: await readPaper(ask, id, household.status),
    comparison: await findComparison(ask.db, id),
    ...(await findMerges(ask.db, id)),
    agreements: await listAgreements(ask.db, id),
    correspondence: { channel, language: account?.language ?? ownLanguage ?? defaultLanguage },
    conversations: await listConversations(ask.db, id),
    notes: await listNotes(ask.db, id),
    text_reminders: await readTextConsent(ask, id),
    approvals: await listApprovalsOf(ask, id),
    endings_to_come: await listEndingsToCome(ask.db, id),
    main_member: toMainMember(
      ask.vault,
      main,
      { membership_no, pending_email: account?.pending_email ?? null },
      'office',
    ),
    sub_members: persons.filter((person) => !person.is_main).map((person) => toSubMember(ask.vault, person, 'office')),
    possible_duplicates: await listPossibleDuplicates(ask.db, id),
    same_numbers: await listSameNumbers(ask.db, id),
    same_files: await listSameFiles(ask.db, id),
    former_burial_places: await listFormerBurialPlaces(ask.db, id),
    substitutes: toSubstitutes(substitutes, ask.today),
    at_a_death: await getDeathContacts(ask, id),
    invoices: await listOfficeInvoices(ask.db, household, language),
    reminder_hold: await findReminderHold(ask, id),
    own_amounts: await listOwnAmounts(ask.db, id),
    payments: await listOfficePayments(ask.db, id),
    other_payers: await readOtherPayers(ask.db, id),
    refunds: (await listRefunds(ask.db, id)).map(toOfficeRefund),
    free: toEuros(free_cents),
    refundable: toEuros(await refundableOfHousehold(ask.db, id)),
    lacking: toEuros(lacking_cents),
    erasure: await readErasure(ask, id),
  };
}

async function readTextConsent({ db }: Ask, id: number): Promise<HouseholdFile['text_reminders']> {
  const consent = await findConsent(db, id);
  return consent ? { number: consent.number, agreed_on: toWireDay(businessDay(consent.agreed_at)) } : null;
}

async function readErasure({ db, today }: Ask, id: number): Promise<HouseholdFile['erasure']> {
  const facts = (await findErasureFacts(db, id)) ?? refuse('HouseholdNotFound');
  return {
    from: wireOrNull(erasableFrom(facts) ?? null),
    hindrances: erasureHindrancesOf(facts, today),
    persons: (await listPersonErasureFacts(db, id)).map((person) => ({
      member_id: person.member_id,
      name: fullName(person),
      from: wireOrNull(personErasableFrom(person) ?? null),
      hindrances: personErasureHindrancesOf(person, today),
    })),
  };
}

type People = Pick<HouseholdFile, 'account' | 'skip'> & {
  persons: PersonRecord[];
  substitutes: SubstituteRecord[];
  channel: Channel;
  language: Language | null;
};

async function findPeople({ db, today }: Pick<Ask, 'db' | 'today'>, householdId: number): Promise<People> {
  const { rows } = await sql<People>`
    select household_people(h.id) as persons, skip_of(h, ${today}) as skip, h.channel, h.language,
      case when a.id is null then null else json_build_object('email', a.email, 'pending_email', a.pending_email,
        'email_refused_on', to_char(a.email_refused_on, 'DD.MM.YYYY'),
        'language', a.language, 'status', a.status, 'is_without_password', a.password_hash like ${`%${NO_PASSWORD}`},
        'pending_email_until', (select ${isoOf(sql`max(t.expires_at)`)} from account_tokens t
          where t.account_id = a.id and t.purpose = 'change_email' and t.used_at is null),
        'email_set', (select json_build_object('at', ${isoOf(sql`l.happened_at`)}, 'by', ${staffNameOf('w')},
            'reason', l.details ->> 'reason')
          from audit_log l left join accounts w on w.id = l.actor_account_id
          where l.household_id = h.id and l.action = 'household.email_set' order by l.id desc limit 1)) end as account,
      coalesce((select json_agg(substitute_record(s) order by s.id) from substitutes s
        where s.household_id = h.id), '[]') as substitutes
    from households h left join accounts a on a.id = h.account_id
    where h.id = ${householdId}`.execute(db);
  return rows[0] ?? refuse('HouseholdNotFound');
}

function isoOf(instant: RawBuilder<unknown>): RawBuilder<string> {
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

function wireOrNull(value: Day | null) {
  return value && toWireDay(value);
}
