import { isOwed } from '../../domain/invoicing/invoice.ts';
import { letterSubject } from '../../domain/notifications/worthALetter.ts';
import type { PostalAddress } from '../../domain/post/postalAddress.ts';
import { type BilledParty, listBilledParties } from '../invoicing/billedParty.reads.ts';
import { findInvoice, type Invoice } from '../invoicing/invoices.reads.ts';
import { INVOICE_PDF } from '../invoicing/mailing.reads.ts';
import { lockHouseholds } from '../members/household.reads.ts';
import type { Change } from '../platform/context.ts';
import { fillWith, type LetterRow, lockLettersFor, withdrawLetters } from '../platform/letters/letterQueue.ts';
import type { MailData } from '../platform/mail/mailData.ts';
import { readMailData } from '../platform/mail/mailQueue.ts';
import { withCodes } from './codesInLetters.actions.ts';
import { envelopeDocument } from './envelope.wording.ts';
import { insertEnvelopes, type NewEnvelope } from './envelopes.writes.ts';

/** A letter with what it says, and the invoices that it encloses. */
type Opened = { row: LetterRow; mailData: MailData; invoices: Invoice[] };
type Addressed = BilledParty & { address: PostalAddress };
type Filled = { envelope: NewEnvelope; letters: readonly number[] };

/**
 * Puts the waiting letters of these households into one envelope each, in one transaction. A letter whose invoices were all paid or
 * given up meanwhile is withdrawn. Returns how many envelopes were filled.
 */
export async function fillEnvelopes(
  change: Change,
  { print_id, households }: { print_id: number; households: readonly number[] },
): Promise<number> {
  const locked = (await lockHouseholds(change.tx, households)).map(({ id }) => id);
  const parties = await listBilledParties(change.db, locked);
  const byHousehold = Map.groupBy(
    await openLetters(change, { print_id, households: locked }),
    ({ row }) => row.household_id,
  );
  const filled: Filled[] = [];
  for (const [household_id, opened] of byHousehold) {
    const party = parties.get(household_id);
    if (party && hasAddress(party)) filled.push(...(await fill(change, { household_id, party, opened })));
  }
  const ids = await insertEnvelopes(change.tx, {
    print_id,
    at: change.now,
    envelopes: filled.map(({ envelope }) => envelope),
  });
  const assigned = filled.flatMap(({ envelope, letters }) => {
    const envelope_id = ids.get(envelope.household_id);
    return envelope_id === undefined ? [] : letters.map((id) => ({ id, envelope_id }));
  });
  await fillWith(change.tx, assigned);
  return filled.length;
}

function hasAddress(party: BilledParty): party is Addressed {
  return party.address !== undefined;
}

async function openLetters(
  change: Change,
  which: { print_id: number; households: readonly number[] },
): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (const row of await lockLettersFor(change, which)) {
    // one that cannot be decrypted stays where it is
    const mailData = readMailData(change.vault, row.content);
    if (mailData) opened.push({ row, mailData, invoices: await enclosed(change, mailData) });
  }
  return opened;
}

async function enclosed(change: Change, { attachments = [] }: MailData): Promise<Invoice[]> {
  const found: Invoice[] = [];
  for (const { kind, id } of attachments) {
    const invoice = kind === INVOICE_PDF ? await findInvoice(change.db, id) : undefined;
    if (invoice) found.push(invoice);
  }
  return found;
}

type ToFill = { household_id: number; party: Addressed; opened: readonly Opened[] };

async function fill(change: Change, { household_id, party, opened }: ToFill): Promise<Filled[]> {
  const coded = await withCodes(change, opened);
  const over = opened.filter((one) => isOver(one) || !coded.has(one.row.id));
  await withdrawLetters(change, idsOf(over), 'settled');
  // nobody writes to the dead; what was written to the family before is about them
  const kept = opened.filter((one) => !over.includes(one) && (party.standing !== 'deceased' || isAboutDeath(one)));
  if (kept.length === 0) return [];
  const invoices = new Map(kept.flatMap((one) => one.invoices).map((invoice) => [invoice.id, invoice]));
  const document = envelopeDocument({
    party,
    letters: kept.map(({ row, mailData }) => coded.get(row.id) ?? mailData),
    invoices: [...invoices.values()],
    association: change.settings.association,
    today: change.today,
    now: change.now,
  });
  const { country_id, postal_code } = party.address;
  const content = change.vault.seal(JSON.stringify(document));
  return [{ envelope: { household_id, content, country_id, postal_code }, letters: idsOf(kept) }];
}

/** It asks for money that nobody owes any more. */
function isOver({ row, invoices }: Opened): boolean {
  return letterSubject(row.effect_key) === 'money' && invoices.length > 0 && invoices.every(isSettled);
}

/** An invoice over nothing is brought all the same. */
function isSettled({ status, amount_cents }: Invoice): boolean {
  return amount_cents > 0 && !isOwed(status);
}

function isAboutDeath({ row }: Opened): boolean {
  return letterSubject(row.effect_key) === 'death';
}

function idsOf(letters: readonly Opened[]): number[] {
  return letters.map(({ row }) => row.id);
}
