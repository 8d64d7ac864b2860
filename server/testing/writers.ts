import { aRegistration } from './registrations.ts';

/** What the product has said yes to: it has to be there whatever happens afterwards. */
export type Acknowledged = {
  registrations: string[];
  members: { id: number; first_name: string }[];
  invoices: { id: number; bill_number: string }[];
  phones: { id: number; phone_number: string }[];
};

type Household = { origin: string; cookie: string; main_member_id: number };

const PATIENCE_MS = 10_000;
let count = 0;

export function nothingYet(): Acknowledged {
  return { registrations: [], members: [], invoices: [], phones: [] };
}

/** Sends a request and answers its body when the product said yes; undefined when it said no, broke off or was away. */
export async function sendTo(
  { origin, cookie }: { origin: string; cookie?: string },
  [method, path]: readonly [string, string],
  body: object = {},
): Promise<unknown> {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  if (!answer?.ok) return undefined;
  // The yes is only heard when all of it has arrived.
  const text = await answer.text().catch(() => undefined);
  if (text === undefined) return undefined;
  return text === '' ? {} : JSON.parse(text);
}

/** Goes on registering people until told to stop. */
export async function keepRegistering(origin: string, done: Acknowledged, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    count += 1;
    const email = `killed${count}@example.at`;
    const registered = await sendTo({ origin }, ['POST', '/api/v1/register'], aRegistration({ email }));
    if (registered) done.registrations.push(email);
    else await pause();
  }
}

/** Goes on adding people to a household, billing and confirming what is due, until told to stop. */
export async function keepLiving(household: Household, done: Acknowledged, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const member = await addChild(household);
    if (!member) {
      await pause();
      continue;
    }
    done.members.push(member);
    const phone = await addPhone(household);
    if (phone) done.phones.push(phone);
    for (const invoice of await billAndConfirm(household)) done.invoices.push(invoice);
  }
}

async function addChild(household: Household) {
  count += 1;
  const child = {
    first_name: `Çocuk ${lettersOf(count)}`,
    last_name: 'Öz',
    date_of_birth: '05.05.2015',
    social_insurance_number: '1237050515',
    citizenship_id: 792,
    permanent_residence: true,
    place_of_birth: 'Wien',
    gender: 'female',
    civil_status: 'single',
    father_name: 'Mehmet',
    mother_name: 'Ayşe',
    membership_basis: 'child',
    relationship_type: 'daughter',
  };
  return (await sendTo(household, ['POST', '/api/v1/member'], child)) as Acknowledged['members'][number] | undefined;
}

async function addPhone(household: Household) {
  count += 1;
  const phone = { phone_number: `+43660${String(count).padStart(7, '0')}`, phone_type: 'work_mobile' };
  const path = `/api/v1/member/${household.main_member_id}/phone`;
  return (await sendTo(household, ['POST', path], phone)) as Acknowledged['phones'][number] | undefined;
}

async function billAndConfirm(household: Household): Promise<Acknowledged['invoices']> {
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

/** A number as letters, for names have no digits. */
function lettersOf(number: number): string {
  return [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 30));
}
