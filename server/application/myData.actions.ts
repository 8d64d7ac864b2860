import type { myDataContract } from '../../domain/application/myData.contract.ts';
import { toEuros } from '../../domain/shared/money.ts';
import { listSessions } from '../accounts/devices.reads.ts';
import { countAttempt, HOUR_SECONDS } from '../accounts/throttle.actions.ts';
import { nameForFile } from '../documents/paperName.ts';
import { toSaleInvoice } from '../invoicing/invoices.letters.ts';
import { listInvoices } from '../invoicing/invoices.reads.ts';
import { listNotifications } from '../notifications/notifications.actions.ts';
import type { MemberActor } from '../platform/actor.ts';
import type { FileAnswer, Visit } from '../platform/http/route.ts';
import { type Ask, ask, type Ground, inChange } from '../platform/work.ts';
import { pathPart, type ZipEntry, zipOf } from '../platform/zip.ts';
import { listDrafts } from './drafts.actions.ts';
import { readMe } from './me.reads.ts';
import {
  listOwnAddresses,
  listOwnMails,
  listOwnPapers,
  listOwnPayments,
  listOwnStatusHistory,
  readOwnAccount,
  readOwnHousehold,
} from './myData.reads.ts';

const PER_HOUR = 5;

/**
 * Everything that is kept about the household: data as JSON, every paper as a file, decrypted while it is sent.
 * Refuses with `too_many_requests` after five times in an hour.
 */
export async function downloadMyData({
  ground,
  actor,
}: Pick<Visit<(typeof myDataContract)['downloadMyData']>, 'ground' | 'actor'>): Promise<FileAnswer> {
  const limit = { key: `myData/account/${actor.account_id}`, most: PER_HOUR };
  await inChange(ground, actor, (change) => countAttempt(change, [limit], HOUR_SECONDS));
  const asking = ask(ground, actor);
  const data = await gather(asking);
  const papers = await listPapers(ground, asking);
  const json = { name: 'data.json', modifiedAt: asking.now, text: `${JSON.stringify(data, null, 2)}\n` };
  return {
    filename: `${data.household.membership_no}-${asking.today}.zip`,
    contentType: 'application/zip',
    content: zipOf([json, ...papers]),
  };
}

async function gather(asking: Ask<MemberActor>) {
  const { db, actor, now, settings } = asking;
  const { main_member, sub_members, substitutes, application } = await readMe(asking);
  const invoices = await listInvoices(db, actor.household_id, { direction: 'asc' });
  const reading = { language: actor.language, association: settings.association };
  return {
    made_at: now,
    account: await readOwnAccount(db, actor),
    household: await readOwnHousehold(db, actor),
    main_member,
    sub_members,
    addresses: await listOwnAddresses(db, actor),
    substitutes,
    application,
    status_history: await listOwnStatusHistory(db, actor),
    invoices: invoices.map((invoice) => toSaleInvoice(invoice, reading)),
    payments: (await listOwnPayments(db, actor)).map(inEuros),
    notifications: await listNotifications(asking),
    mails: await listOwnMails(db, actor),
    drafts: await listDrafts(asking),
    sessions: await listSessions(db, actor.account_id),
  };
}

type Payment = Awaited<ReturnType<typeof listOwnPayments>>[number];

function inEuros({ amount_cents, allocations, ...payment }: Payment) {
  const parts = allocations.map(({ amount_cents: cents, ...part }) => ({ ...part, amount: toEuros(cents) }));
  return { ...payment, amount: toEuros(amount_cents), allocations: parts };
}

async function listPapers({ files }: Ground, { db, actor }: Ask<MemberActor>): Promise<ZipEntry[]> {
  const papers = await listOwnPapers(db, actor);
  return papers.map(({ id, member_id, first_name, last_name, name, content_type, storage_key, created_at }) => {
    const folder = pathPart(`${member_id} ${first_name} ${last_name}`);
    const file = pathPart(`${id} ${nameForFile(name, content_type)}`);
    return { name: `papers/${folder}/${file}`, modifiedAt: created_at, open: () => files.read(storage_key) };
  });
}
