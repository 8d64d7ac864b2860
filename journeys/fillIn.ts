import { sampleDocument } from '../server/demo/sampleDocument.ts';
import type { Resident as Member } from './fixtures.ts';

/** Completes an application through the API, except documents and payments; Austrians need no residence permit. */
export async function fillIn(member: Member, citizenship_id = 40): Promise<void> {
  await fillInPerson(member, citizenship_id);
  await member.send('POST', `/api/v1/member/${member.me.main_member.id}/address`, {
    ...{ type: 'domestic', street: 'Quellenstraße 17/4', postal_code: '1100', city: 'Wien', state: 'Wien' },
    ...{ country_id: 40, is_main_address: true },
  });
}

/** `fillIn` without the address. */
export async function fillInPerson({ me, send }: Member, citizenship_id = 40): Promise<void> {
  await send('PUT', `/api/v1/member/${me.main_member.id}`, {
    ...{ date_of_birth: '01.02.1980', place_of_birth: 'Sivas', social_insurance_number: '1237010180' },
    ...{ turkish_id_no: '10000000146', gender: 'female', civil_status: 'married', permanent_residence: true },
    ...{ father_name: 'Çağrı', mother_name: 'Gülşen', citizenship_id },
  });
}

/** A document for a file chooser. */
export function aPdf(name: string) {
  return { name, mimeType: 'application/pdf', buffer: sampleDocument(name, 'Nesrin') };
}

export async function uploadPassport({ me, page }: Member, name: string): Promise<void> {
  const multipart = { type: 'passport', file: aPdf(name) };
  const sent = await page.request.post(`/api/v1/member/${me.main_member.id}/document`, { multipart });
  if (!sent.ok()) throw new Error(`no passport was taken: ${await sent.text()}`);
}

/** Completes the application and submits it: the household is a waiting one then, which no other journey uses. */
export async function submitApplication(member: Member): Promise<void> {
  await fillIn(member);
  await uploadPassport(member, 'pass.pdf');
  await confirmInvoices(member, ['sirf', 'siac']);
}

export async function confirmInvoices({ send }: Member, types: readonly ('sirf' | 'siac')[]): Promise<void> {
  const drafts = await send<{ id: number }[]>('POST', '/api/v1/finance/household/create-invoice', { types });
  for (const { id } of drafts) await send('POST', `/api/v1/finance/sale-invoice/${id}/confirm`);
}
