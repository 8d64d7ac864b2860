import type { myDataContract } from '../../domain/me/myData.contract.ts';
import { toEuros } from '../../domain/shared/money.ts';
import { type AttemptRules, asAttempt } from '../accounts/attempts.actions.ts';
import { listSessions } from '../accounts/devices/devices.reads.ts';
import { listLogInsOf } from '../accounts/logIns.reads.ts';
import { HOUR_SECONDS } from '../accounts/throttle.actions.ts';
import { listDrafts } from '../application/drafts.actions.ts';
import { assertDocumentsOpen } from '../approvals/approvals.actions.ts';
import { listAuditOf } from '../audit/audit.reads.ts';
import { listFormerBurialPlaces } from '../burial/burial.reads.ts';
import { listDeathContacts } from '../burial/deathContacts.actions.ts';
import { listDocuments } from '../documents/documents.reads.ts';
import { findDocumentBytes } from '../documents/openDocument.reads.ts';
import { listAgreements } from '../households/agreements.reads.ts';
import { listOwnConfirmations } from '../households/confirmations.reads.ts';
import { listJournal } from '../invoicing/invoicing.actions.ts';
import { listChangeRequests } from '../members/changeRequests/changeRequests.actions.ts';
import { listWhoLeft } from '../members/members.reads.ts';
import { listNotifications } from '../notifications/notifications.actions.ts';
import { listPaymentLinks } from '../payments/links/paymentLinks.actions.ts';
import type { MemberActor } from '../platform/actor.ts';
import type { Ask, Context } from '../platform/context.ts';
import { pathPart, type ZipEntry, zipOf } from '../platform/formats/zip.ts';
import type { FileAnswer, Visit } from '../platform/http/route.ts';
import { ask } from '../platform/work.ts';
import { listConsents } from '../textReminders/textReminders.reads.ts';
import { say } from '../words.ts';
import { readMe } from './me.reads.ts';
import {
  listOwnAddresses,
  listOwnEndings,
  listOwnHistories,
  listOwnMails,
  listOwnPayments,
  listOwnRefunds,
  listOwnStatusHistory,
  readOwnAccount,
  readOwnHousehold,
} from './myData.reads.ts';

const PER_HOUR = 5;

/**
 * All stored data of the household: JSON, and every document as a file, decrypted while it is sent; without data of people who
 * have left, which only the office may see (decision 37). A lost file is replaced by a note in the account's language. Refuses
 * with `documents_wait_for_second_person` (decision 40), and with `too_many_requests` after five times in an hour.
 */
export async function downloadMyData({
  context,
  actor,
}: Pick<Visit<(typeof myDataContract)['downloadMyData']>, 'context' | 'actor'>): Promise<FileAnswer> {
  await assertDocumentsOpen(context.db, actor.household_id);
  const limit = { key: `myData/account/${actor.account_id}`, most: PER_HOUR };
  const rules: AttemptRules<MemberActor> = { limits: [limit], windowSeconds: HOUR_SECONDS, counts: 'every_outcome' };
  return asAttempt({ context, actor }, rules, () => pack(context, actor));
}

async function pack(context: Context, actor: MemberActor): Promise<FileAnswer> {
  const asking = ask(context, actor);
  const left = await listWhoLeft(context.db, actor.household_id);
  const data = await gather(asking, left);
  const documents = (await listDocuments(context.db, actor.household_id)).filter(
    ({ member_id }) => !left.includes(member_id),
  );
  const json = { name: 'data.json', modifiedAt: asking.now, text: `${JSON.stringify(data, null, 2)}\n` };
  return {
    filename: `${data.household.membership_no}-${asking.today}.zip`,
    contentType: 'application/zip',
    content: zipOf([json, ...documents.map((document) => entryOf(context, actor, document))]),
  };
}

async function gather(asking: Ask<MemberActor>, left: readonly number[]) {
  const { db, actor, now } = asking;
  const isSeen = ({ member_id }: { member_id: number }) => !left.includes(member_id);
  const { main_member, sub_members, substitutes, application } = await readMe(asking);
  const histories = await listOwnHistories(db, actor);
  const journal = await listJournal(asking, { id: actor.household_id, orderBy: 'sale_invoice.due_date:ASC' });
  return {
    made_at: now,
    account: await readOwnAccount(db, actor),
    household: await readOwnHousehold(db, actor),
    main_member,
    sub_members,
    addresses: await listOwnAddresses(db, actor),
    former_burial_places: (await listFormerBurialPlaces(db, actor.household_id)).filter(isSeen),
    substitutes,
    death_contacts: await listDeathContacts(asking),
    application,
    confirmations: await listOwnConfirmations(db, actor),
    agreements: await listAgreements(db, actor.household_id),
    status_history: await listOwnStatusHistory(db, actor),
    endings_to_come: await listOwnEndings(asking, actor),
    belonging_history: histories.belonging.filter(isSeen),
    waiting_history: histories.waiting.filter(isSeen),
    change_requests: await listChangeRequests(asking),
    office_log: await listAuditOf(db, actor.household_id),
    invoices: journal.map(({ sale_invoice }) => sale_invoice),
    payments: (await listOwnPayments(db, actor)).map(inEuros),
    refunds: (await listOwnRefunds(db, actor)).map(({ amount_cents, ...refund }) => ({
      ...refund,
      amount: toEuros(amount_cents),
    })),
    payment_links: await listPaymentLinks(asking),
    notifications: await listNotifications(asking),
    mails: await listOwnMails(db, actor),
    text_consents: await listConsents(db, actor.household_id),
    drafts: await listDrafts(asking),
    sessions: await listSessions(db, actor.account_id),
    log_ins: await listLogInsOf(db, actor.account_id),
  };
}

type Payment = Awaited<ReturnType<typeof listOwnPayments>>[number];

function inEuros({ amount_cents, allocations, ...payment }: Payment) {
  const parts = allocations.map(({ amount_cents: cents, ...part }) => ({ ...part, amount: toEuros(cents) }));
  return { ...payment, amount: toEuros(amount_cents), allocations: parts };
}

type ListedDocument = Awaited<ReturnType<typeof listDocuments>>[number];

function entryOf(context: Context, { language }: MemberActor, document: ListedDocument): ZipEntry {
  const { id, member_id, first_name, last_name, filename, storage_key, created_at } = document;
  const folder = pathPart(`${member_id} ${first_name} ${last_name}`);
  const file = pathPart(`${id} ${filename}`);
  return {
    name: `documents/${folder}/${file}`,
    modifiedAt: created_at,
    open: () => findDocumentBytes(context, { id, storage_key }),
    otherwise: say(language, 'membership.myData.lost'),
  };
}
