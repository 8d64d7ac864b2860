import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { applicationContract } from '../../domain/application/application.contract.ts';
import { fieldsWith } from '../../domain/members/personFields.ts';
import { decisionsContract } from '../../domain/membership/decisions.contract.ts';
import { allocatedBeyondAmount, wrongSums } from '../payments/payments.checks.ts';
import { clearMails } from '../platform/mail/forget.ts';
import { folderMailer } from '../platform/mail/mailer.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { moveTo } from '../testing/lifeBuilders.ts';
import { aMarkedHousehold, MARK, MARKED_DIGITS, MARKED_EMAIL } from '../testing/markedHousehold.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { aRegistration } from '../testing/registrations.ts';
import { testServer } from '../testing/testServer.ts';
import { columnsWith, textColumns } from '../testing/textColumns.ts';

/**
 * Columns without words about people: keys, kinds, numbers, digests, and texts of the association. For a new column, either let
 * the marked household write into it, or add it here.
 */
const NOBODYS = [
  // the account's addresses, which are erased with it or with a link that the office deletes

  ...[
    'account_codes.digest',
    'account_codes.way',
    'account_tokens.purpose',
    'account_tokens.token_hash',
    'accounts.language',
    'accounts.password_hash',
  ],
  ...['accounts.role', 'accounts.status', 'addresses.type', 'announcements.name', 'announcements.payload'],
  // of staff alone
  'accounts.staff_name',
  ...['email', 'language', 'name', 'role', 'token_hash'].map((column) => `staff_invitations.${column}`),
  // kinds, which are erased with the person
  ...['belonging_history.membership_basis', 'belonging_history.relationship_type'],
  // keyed digests: the keys of a household are erased with its entries
  ...['audit_checks.link', 'audit_keys.key', 'audit_links.digest', 'audit_links.link'],
  ...['audit_log.action', 'bank_statements.file_digest', 'bank_statements.file_name'],
  ...['bank_statements.accounts', 'bank_statements.left_out', 'bank_transactions.doubt', 'bank_transactions.told_date'],
  'bank_transactions.return_code',
  // which booking caused it
  ...['announcements.messages', 'mails.held_cause', 'notifications.held_cause'],
  // kinds and a key, which are deleted with the household
  ...['agreements.document', 'agreements.version', 'agreements.way', 'paper_applications.idempotency_key'],
  // of lines without a household, which the nightly job clears
  ...['bank_transactions.dismissed_reason', 'open_bank_lines.search_text', 'open_bank_lines.words'],
  // about rules, never about a person
  ...['board_settings.reason', 'board_settings.settings'],
  ...['bank_transactions.payment_reference', 'bank_transactions.source', 'change_requests.field'],
  ...['cash_entries.kind', 'cash_entries.idempotency_key', 'household_notes.idempotency_key'],
  // of the cash box, cleared after seven years
  'cash_closings.difference_reason',
  'database_definitions.sha256',
  // keyed digests, which are erased with the person
  ...['members.social_insurance_digest', 'members.turkish_id_digest'],
  // a digest, which is cleared with the household
  'households.compared_people',
  // kinds, keys and numbers of a death
  ...['source', 'state', 'language', 'case_no', 'idempotency_key', 'place', 'destination', 'citizenship'].map(
    (column) => `death_cases.${column}`,
  ),
  ...['death_cases.civil_status', 'death_cases.deceased_gender', 'death_case_checks.settings'],
  ...['death_case_checks.verdict', 'death_case_costs.idempotency_key', 'death_case_costs.kind'],
  ...['death_case_costs.payer', 'death_case_decisions.outcome', 'death_case_steps.template_words'],
  'conversations.asked',
  // keys of calls and rules, which are deleted with the household
  ...['refused_attempts.reason', 'refused_attempts.refusal', 'refused_attempts.tried'],
  'death_case_decisions.reasons_language',
  ...['death_case_documents.kind', 'death_case_documents.storage_key', 'kept_files.storage_key'],
  // of a former list, whose file is deleted on its own: names of files, heads of columns and places of cells
  ...['imported_files.name', 'imported_files.storage_key', 'imported_files.columns', 'imported_file_problems.why'],
  ...['imported_files.outline', 'import_columns.heads_digest', 'import_columns.columns'],
  // of its taking over: keyed digests, kinds, and the name of the file
  ...[
    'take_over_rows.digests',
    'take_over_rows.numbers',
    'take_over_rows.made_people',
    'take_over_rows.predicted',
    'take_over_rows.verdict',
  ],
  ...['take_over_rows.predicted_reasons', 'take_over_rows.reasons', 'take_over_rows.warnings'],
  ...[
    'take_over_rows.problems',
    'take_over_rows.undone',
    'take_over_rows.undone_reasons',
    'take_overs.name',
    'take_over_rows.places',
  ],
  // of its proof: kinds, counts, and names of the board
  ...['take_over_comparisons.counts', 'take_over_differences.because', 'take_over_differences.here'],
  ...['take_over_differences.kind', 'take_over_differences.listed', 'take_over_proofs.asked_name'],
  ...['take_over_proofs.figures', 'take_over_proofs.signed_name'],
  ...['kept_files.content_type', 'kept_files.content_digest', 'kept_files.picture_key'],
  ...['death_case_effects.before', 'death_case_effects.kind', 'death_case_history.from_state'],
  ...['death_case_history.to_state', 'death_case_history.verb', 'death_case_links.code_hash'],
  ...['death_case_links.kind', 'death_case_links.language', 'death_case_links.token_hash'],
  'death_case_handovers.holder',
  ...['death_case_originals.moved', 'death_case_steps.responsible', 'death_case_steps.step_key'],
  ...['death_contacts.country', 'death_contacts.language'],
  ...['discarded_files.storage_key', 'documents.content_digest', 'documents.content_type', 'documents.storage_key'],
  ...['documents.picture_key', 'documents.type', 'latest_validity.type', 'fees.basis', 'fees.type', 'form_drafts.form'],
  ...[
    'households.before_sent_back',
    'households.channel',
    'households.language',
    'households.membership_no',
    'households.sent_back_place',
    'households.status',
  ],
  ...['inactive_reasons.scope', 'kysely_migration.name', 'kysely_migration.timestamp', 'mails.effect_key'],
  // of letters: kinds and keys, which go with the household
  ...[
    'dunning_letters.effect_key',
    'envelopes.returned_because',
    'letters.effect_key',
    'letters.held_cause',
    'letters.withdrawn_because',
  ],
  // what the office writes to many, and filters: about nobody
  ...['circular_households.way', 'circulars.chosen', 'circulars.idempotency_key', 'circulars.state', 'circulars.texts'],
  'circulars.way',
  // dropped as soon as the household or the person ends
  ...['endings_to_come.new_email', 'endings_to_come.refused_because'],
  // of the staff
  'on_call_shifts.mobile',
  ...['text_consents.code_hash', 'text_consents.ended_because'],
  ...['text_messages.abandoned_because', 'text_messages.abandoned_error', 'text_messages.effect_key'],
  // mail servers' answers without addresses, deleted with the mail
  ...['mails.abandoned_because', 'mails.abandoned_error'],
  // deleted with the person
  'night_covers.verdict',
  ...['members.civil_status', 'members.gender', 'members.membership_basis', 'members.relationship_type'],
  // our names for devices and the first half of network addresses, erased with the account
  ...['log_ins.browser', 'log_ins.network', 'log_ins.system'],
  ...[
    'members.status',
    'notifications.effect_key',
    'notifications.language',
    'office_news.language',
    'payment_links.token_hash',
    'phone_numbers.phone_type',
    'recovery_codes.code_hash',
  ],
  ...['release_households.invitation', 'releases.idempotency_key', 'releases.state'],
  // runs contain only ids and years
  ...['runs.kind', 'runs.outcome', 'runs.payload', 'runs.position'],
  ...['sale_invoice_items.basis', 'sale_invoices.bill_number', 'sale_invoices.payment_reference', 'sale_invoices.type'],
  'sale_invoices.idempotency_key',
  ...['second_approvals.kind', 'second_approvals.outcome'],
  ...['second_factor_offers.secret', 'second_factors.secret', 'sessions.token_hash', 'status_history.from_status'],
  ...['status_history.to_status', 'substitutes.represent_me_as', 'throttle_hits.attempt', 'throttle_hits.key'],
];

const server = testServer();
let folder: string;
beforeAll(async () => {
  await withDemoFees(server);
  folder = join(server.folder, 'mail');
  const { send, forget } = folderMailer(folder);
  const keep = server.context.mailer.send;
  server.context.mailer = { send: (mail) => keep(mail).then(() => send(mail)), ...(forget ? { forget } : {}) };
});

// proves: promise.16
it('no word of an erased household remains: in no column of no table, in no document, in no stored mail', async () => {
  const household = await aMarkedHousehold(server);
  const before = await columnsWith(server, [MARK, MARKED_DIGITS]);
  expect((await textColumns(server)).filter((column) => !before.includes(column))).toEqual([...NOBODYS].sort());
  expect(before).toContain('job.data');
  expect(await namesOfDocuments()).toHaveLength(3);
  expect(await mailFilesWith(MARK)).not.toEqual([]);
  await isChangedByHand();
  expect(await heldBefore()).not.toContain(0);
  const invoices = await invoicesOf(household.household_id);

  moveTo(server, '2035-01-01');
  const { client: board, account } = await aClerk(server, 'board');
  // one mail was just sent, another one is waiting
  await forgets();
  await server.runJobs();
  await forgets();
  const { status } = await board.call(decisionsContract.eraseHousehold, { id: String(household.household_id) });
  expect(status).toBe(204);
  await clearMails.run(server.context, {});
  await server.runJobs();

  expect(await columnsWith(server, [MARK, MARKED_DIGITS])).toEqual([]);
  expect(await namesOfDocuments()).toEqual([]);
  expect(await mailFilesWith(MARK)).toEqual([]);
  expect(await heldBefore()).toEqual([0, 0, 0]);

  // what remains: numbers, days, amounts, and who did it
  expect(await invoicesOf(household.household_id)).toEqual(invoices);
  expect([await allocatedBeyondAmount(server.context.db), await wrongSums(server.context.db)]).toEqual([[], []]);
  expect(await auditOf(server, household.household_id)).toEqual([
    { action: 'household.erased', actor_account_id: account.account_id, subject_id: null },
  ]);
  expect(await leftOf(household.household_id)).toEqual({
    membership_no: household.membership_no,
    account_id: null,
    status: 'inactive',
    erased_on: '2035-01-01',
    active_from: null,
    inactive_from: '2027-01-11',
    inactive_reason_id: null,
    sent_back_reason: null,
  });

  expect(await leftOf(household.household_id)).toMatchObject(
    Object.fromEntries(fieldsWith('erased', 'stays').map((field) => [field, household[field]])),
  );

  // a new registration with the same address is a new household with its own number
  const again = await server.client().call(applicationContract.register, aRegistration({ email: MARKED_EMAIL }));
  expect(again.status).toBe(201);
  const numbers = await server.context.db.selectFrom('households').select('membership_no').execute();
  expect(new Set(numbers.map(({ membership_no }) => membership_no)).size).toBe(numbers.length);
});

/** Changes rows, so that each history has something to erase. */
async function isChangedByHand(): Promise<void> {
  await sql`update members set relationship_type = 'wife', joined_later = not joined_later`.execute(server.context.db);
  await sql`update sale_invoices set due_date = due_date + 1`.execute(server.context.db);
}

/** How many history rows there are; the database has no other household. */
async function heldBefore(): Promise<number[]> {
  const { db } = server.context;
  const tables = ['belonging_history', 'waiting_history', 'invoice_history'] as const;
  return Promise.all(tables.map(async (table) => (await db.selectFrom(table).select('id').execute()).length));
}

function forgets() {
  return server.client().send('POST', '/api/v1/password/forgot', { email: MARKED_EMAIL });
}

async function namesOfDocuments(): Promise<string[]> {
  const names: string[] = [];
  for await (const { storageKey } of server.context.files.list()) names.push(storageKey);
  return names;
}

async function mailFilesWith(word: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir(folder)) {
    if ((await readFile(join(folder, name), 'utf8')).includes(word)) found.push(name);
  }
  return found;
}

function invoicesOf(householdId: number) {
  return server.context.db
    .selectFrom('sale_invoices')
    .select(['bill_number', 'payment_reference', 'type', 'status_id', 'billed_year', 'amount_cents', 'paid_cents'])
    .select(['date', 'due_date', 'settled_on', 'created_at'])
    .where('household_id', '=', householdId)
    .orderBy('id')
    .execute();
}

function leftOf(householdId: number) {
  return server.context.db
    .selectFrom('households')
    .select(['membership_no', 'account_id', 'status', 'erased_on', 'active_from', 'inactive_from'])
    .select(['inactive_reason_id', 'sent_back_reason'])
    .where('id', '=', householdId)
    .executeTakeFirst();
}
