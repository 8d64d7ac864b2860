import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeWays } from '../../../domain/accounts/accountCode.ts';
import { staffRoles } from '../../../domain/accounts/staffRoles.ts';
import { approvalKinds, approvalOutcomes, kindsOfNobody } from '../../../domain/approvals/approvals.ts';
import { refusalReasons } from '../../../domain/audit/alone.ts';
import { stepDoers } from '../../../domain/boardSettings/builtInSteps.ts';
import { burialDestinations, citizenships, deathPlaces } from '../../../domain/boardSettings/stepConditions.ts';
import { contactCountries } from '../../../domain/burial/deathContact.ts';
import { cashKinds } from '../../../domain/cash/cashKinds.ts';
import { waysAsked } from '../../../domain/counter/conversation.ts';
import { costPayers } from '../../../domain/deaths/costs.ts';
import { handoverHolders } from '../../../domain/deaths/custody.ts';
import { deathCaseStates } from '../../../domain/deaths/deathCase.ts';
import { caseSources } from '../../../domain/deaths/deathCases.contract.ts';
import { linkKinds } from '../../../domain/deaths/deathLinks.contract.ts';
import { decisionOutcomes } from '../../../domain/deaths/decisions.ts';
import { originalMoves } from '../../../domain/deaths/documents.ts';
import { documentTypes } from '../../../domain/documents/documentTypes.ts';
import { mediaTypes } from '../../../domain/documents/fileKind.ts';
import { expiringTypes } from '../../../domain/documents/validity.ts';
import { agreedDocuments, waysAgreed } from '../../../domain/households/agreement.ts';
import { addressTypes } from '../../../domain/households/households.contract.ts';
import { feeBases, feeTypes } from '../../../domain/invoicing/fees.ts';
import { invoiceStatusIds, invoiceTypes } from '../../../domain/invoicing/invoice.ts';
import { channels } from '../../../domain/members/channel.ts';
import { memberStatuses } from '../../../domain/members/memberStatus.ts';
import { phoneTypes } from '../../../domain/members/phoneNumber.ts';
import { coverVerdicts } from '../../../domain/membership/cover.ts';
import { differenceKinds, explanations } from '../../../domain/movingIn/proof.ts';
import { undoOutcomes } from '../../../domain/movingIn/undo.ts';
import { takeOverVerdicts } from '../../../domain/movingIn/verdicts.ts';
import { circularStates, circularWays, gottenWays } from '../../../domain/post/circulars.contract.ts';
import { returnReasons } from '../../../domain/post/returned.ts';
import { civilStatuses, genders, relationshipTypes } from '../../../domain/reference/eligibility.ts';
import { inactiveReasons } from '../../../domain/reference/inactiveReasons.ts';
import { invitations, releaseStates } from '../../../domain/release/release.contract.ts';
import { runOutcomes } from '../../../domain/runs/runs.contract.ts';
import { languages } from '../../../domain/shared/language.ts';
import { representationKinds } from '../../../domain/substitutes/substitute.ts';
import { accountRoles, accountStatuses, tokenPurposes } from '../../accounts/accounts.tables.ts';
import { paymentSources } from '../../payments/payments.tables.ts';
import { type Database, openDatabase } from '../../platform/db.ts';
import { letterWithdrawals } from '../../platform/letters/letterQueue.ts';
import { mailFailures } from '../../platform/mail/mailQueue.ts';
import { textMessageFailures } from '../../platform/textMessages/textMessages.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { consentEnds } from '../../textReminders/textReminders.tables.ts';

const fileTypes = Object.values(mediaTypes);
/** Of former lists. */
const sheetTypes = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

/** The list to which the database restricts each column; a longer list needs a migration. */
const lists: Record<string, readonly (string | number)[]> = {
  'account_codes.way': codeWays,
  'account_tokens.purpose': tokenPurposes,
  'accounts.language': languages,
  'accounts.role': accountRoles,
  'accounts.status': accountStatuses,
  'addresses.type': addressTypes,
  'agreements.document': agreedDocuments,
  'agreements.way': waysAgreed,
  'bank_transactions.source': paymentSources,
  'conversations.asked': waysAsked,
  'cash_entries.kind': cashKinds,
  'death_case_costs.payer': costPayers,
  'death_case_decisions.outcome': decisionOutcomes,
  'death_case_decisions.reasons_language': languages,
  'death_case_handovers.holder': handoverHolders,
  'death_case_links.kind': linkKinds,
  'death_case_links.language': languages,
  'death_case_originals.moved': originalMoves,
  'death_case_steps.responsible': stepDoers,
  'death_cases.citizenship': citizenships,
  'death_cases.civil_status': civilStatuses,
  'death_cases.deceased_gender': genders,
  'death_cases.destination': burialDestinations,
  'death_cases.language': languages,
  'death_cases.place': deathPlaces,
  'death_cases.source': caseSources,
  'circular_households.way': gottenWays,
  'circulars.state': circularStates,
  'circulars.way': circularWays,
  'death_cases.state': deathCaseStates,
  'death_contacts.country': contactCountries,
  'death_contacts.language': languages,
  'documents.content_type': fileTypes,
  'documents.type': documentTypes,
  'documents.type, valid_until': expiringTypes,
  'envelopes.returned_because': returnReasons,
  'fees.basis': feeBases,
  'fees.type': feeTypes,
  'households.channel': channels,
  'households.language': languages,
  'households.status': memberStatuses,
  'inactive_reasons.scope': [...new Set(inactiveReasons.map(({ scope }) => scope))],
  'kept_files.content_type': [...fileTypes, ...sheetTypes],
  'letters.withdrawn_because': letterWithdrawals,
  'mails.abandoned_because': mailFailures,
  'members.civil_status': civilStatuses,
  'members.gender': genders,
  'members.membership_basis': feeBases,
  'members.relationship_type': relationshipTypes,
  'members.status': memberStatuses,
  'night_covers.verdict': coverVerdicts,
  'notifications.language': languages,
  'office_news.language': languages,
  'phone_numbers.phone_type': phoneTypes,
  'runs.outcome': runOutcomes,
  'sale_invoices.date, due_date, status_id': [invoiceStatusIds.draft, invoiceStatusIds.cancelled],
  'sale_invoices.type': invoiceTypes,
  'second_approvals.household_id, kind': kindsOfNobody,
  'second_approvals.kind': approvalKinds,
  'second_approvals.outcome': approvalOutcomes,
  'staff_invitations.language': languages,
  'staff_invitations.role': staffRoles,
  'substitutes.represent_me_as': representationKinds,
  'release_households.invitation': invitations,
  'refused_attempts.reason': refusalReasons,
  'releases.state': releaseStates,
  'take_over_differences.because': explanations,
  'take_over_differences.kind': differenceKinds,
  'take_over_rows.predicted': takeOverVerdicts,
  'take_over_rows.undone': undoOutcomes,
  'take_over_rows.verdict': takeOverVerdicts,
  'text_consents.ended_because': consentEnds,
  'text_messages.abandoned_because': textMessageFailures,
};

let db: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  db = openDatabase(made.connection, { poolSize: 1, patience: 'maintenance' }).db;
});
afterAll(async () => {
  await db.destroy();
  await drop();
});

test('each list of values in the schema equals the list of the domain', async () => {
  const found = await listsOfChecks();

  expect(found).toEqual(Object.fromEntries(Object.entries(lists).map(([of, values]) => [of, inOrder(values)])));
});

test('the reasons why something is inactive are those of the domain', async () => {
  const { rows } = await sql<{ id: number; scope: string }>`select * from inactive_reasons order by id`.execute(db);

  const known = inactiveReasons.map(({ id, scope }) => ({ id, scope })).sort((one, other) => one.id - other.id);
  expect(rows).toEqual(known);
});

/** The lists of all check constraints, by table and columns. */
async function listsOfChecks(): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ of: string; rule: string }>`
    select c.relname || '.' || (select string_agg(a.attname, ', ' order by a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum = any (k.conkey)) as of, pg_get_constraintdef(k.oid) as rule
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'c' and c.relnamespace = 'public'::regnamespace
      and pg_get_constraintdef(k.oid) like '%ARRAY[%'`.execute(db);
  return Object.fromEntries(rows.map(({ of, rule }) => [of, inOrder(valuesIn(rule))]));
}

function valuesIn(rule: string): string[] {
  const [, list = ''] = /ARRAY\[([^\]]*)\]/.exec(rule) ?? [];
  return list.split(', ').map((value) => value.replace(/::text$/, '').replaceAll("'", ''));
}

function inOrder(values: readonly (string | number)[]): string[] {
  return values.map(String).sort();
}
