import { createHash } from 'node:crypto';
import { patience } from '../../scripts/lib/patience.mjs';
import { multipart } from './client.ts';
import { aPdf } from './documents/documentBuilders.ts';
import { familyMember } from './payloads.ts';
import { aRegistration } from './registrations.ts';

/** Writes that the product acknowledged: they must be there whatever happens afterwards. */
export type Acknowledged = {
  registrations: string[];
  members: { id: number; first_name: string }[];
  invoices: { id: number; bill_number: string }[];
  phones: { id: number; phone_number: string }[];
  /** Documents, with the digest of their bytes and the household that may read them. */
  documents: { id: number; sha256: string; of: Household }[];
};

export type Household = { origin: string; cookie: string; main_member_id: number };

const PATIENCE_MS = patience(10_000);
/** A household has at most 40, and some go through this more than once. */
const MOST_CHILDREN = 25;
/** A pause between two children, so that the limit is not reached too soon. */
const BETWEEN_CHILDREN_MS = 150;
let count = 0;

export function nothingYet(): Acknowledged {
  return { registrations: [], members: [], invoices: [], phones: [], documents: [] };
}

/** Sends a request and returns its body if it succeeded; undefined if it was refused, interrupted or unanswered. */
export function sendTo(
  { origin, cookie }: { origin: string; cookie?: string },
  [method, path]: readonly [string, string],
  body: object = {},
  more: Record<string, string> = {},
): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}), ...more };
  return yesTo(`${origin}${path}`, { method, headers, body: JSON.stringify(body) });
}

async function yesTo(url: string, request: RequestInit): Promise<unknown> {
  const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
  if (!answer?.ok) return undefined;
  // counts as acknowledged only after the whole answer has arrived
  const text = await answer.text().catch(() => undefined);
  if (text === undefined) return undefined;
  return text === '' ? {} : JSON.parse(text);
}

/** Registers people until it is aborted. */
export async function keepRegistering(origin: string, done: Acknowledged, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    count += 1;
    const email = `killed${count}@example.at`;
    const registered = await sendTo({ origin }, ['POST', '/api/v1/register'], aRegistration({ email }));
    if (registered) done.registrations.push(email);
    else await pause();
  }
}

/** Adds people to a household, and drafts and confirms invoices, until it is aborted. */
export async function keepLiving(household: Household, done: Acknowledged, signal: AbortSignal): Promise<void> {
  for (let children = 0; !signal.aborted; ) {
    const member = children < MOST_CHILDREN ? await addChild(household) : undefined;
    if (!member) {
      await pause();
      continue;
    }
    children += 1;
    done.members.push(member);
    const phone = await addPhone(household);
    if (phone) done.phones.push(phone);
    const document = await addDocument(household, member.id);
    if (document) done.documents.push({ ...document, of: household });
    for (const invoice of await invoiceAndConfirm(household)) done.invoices.push(invoice);
    await pause(BETWEEN_CHILDREN_MS);
  }
}

async function addChild(household: Household) {
  count += 1;
  const child = { ...familyMember, first_name: `Çocuk ${lettersOf(count)}`, last_name: 'Öz', phone_numbers: undefined };
  return (await sendTo(household, ['POST', '/api/v1/member'], child)) as Acknowledged['members'][number] | undefined;
}

async function addPhone(household: Household) {
  count += 1;
  const phone = { phone_number: `+43660${String(count).padStart(7, '0')}`, phone_type: 'work_mobile' };
  const path = `/api/v1/member/${household.main_member_id}/phone`;
  return (await sendTo(household, ['POST', path], phone)) as Acknowledged['phones'][number] | undefined;
}

/** Big enough to be in progress at the moment of the kill. */
async function addDocument({ origin, cookie }: Household, memberId: number) {
  const bytes = aPdf(`/Lang (de-${memberId})`, [Buffer.alloc(300_000, `% ${memberId}\n`)]);
  const file = { name: 'Reisepass.pdf', type: 'application/pdf', bytes };
  const { body, headers } = multipart({ type: 'passport' }, file);
  const path = `${origin}/api/v1/member/${memberId}/document`;
  const request = { method: 'POST', headers: { ...headers, cookie }, body: new Uint8Array(body) };
  const kept = (await yesTo(path, request)) as { id: number } | undefined;
  return kept && { id: kept.id, sha256: sha256(bytes) };
}

/** The digest of a document as it can be read now; undefined if it cannot. */
export async function readDocument({ id, of }: Acknowledged['documents'][number]): Promise<string | undefined> {
  const path = `${of.origin}/api/v1/member/document/${id}`;
  const answer = await fetch(path, { headers: { cookie: of.cookie } });
  return answer.ok ? sha256(Buffer.from(await answer.arrayBuffer())) : undefined;
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function invoiceAndConfirm(household: Household): Promise<Acknowledged['invoices']> {
  const drafts = (await sendTo(household, ['POST', '/api/v1/finance/household/create-invoice'])) as
    | Acknowledged['invoices']
    | undefined;
  const confirmed: Acknowledged['invoices'] = [];
  for (const { id } of drafts ?? []) {
    const invoice = await sendTo(household, ['POST', `/api/v1/finance/sale-invoice/${id}/confirm`]);
    if (invoice) confirmed.push(invoice as Acknowledged['invoices'][number]);
  }
  return confirmed;
}

/** A number as letters, because names have no digits. */
function lettersOf(number: number): string {
  return [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
}

function pause(ms = 30): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
