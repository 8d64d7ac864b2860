import type { EffectKey } from '../../domain/shared/messageKinds.ts';
import { lockHouseholds } from '../members/household.reads.ts';
import { type News, newsIn, notifyAll } from '../notifications/tell.actions.ts';
import { type Written, writeToAll } from '../notifications/writing.actions.ts';
import type { Change } from '../platform/context.ts';
import { type BilledParty, listBilledParties } from './billedParty.reads.ts';
import { listDrafted } from './billing.reads.ts';
import { invoiceContribution } from './invoices.actions.ts';
import { invoiceConfirmed } from './invoicing.news.ts';
import { invoiceMail, invoiceNews } from './invoicing.wording.ts';
import { insertContributions, type NewlyOpened } from './invoicing.writes.ts';
import { listDue } from './yearlyRun.reads.ts';

/**
 * Invoices the annual contribution of those households that are active and have somebody without this year's contribution, all in
 * this transaction; returns how many. The same as `invoiceContribution` for each, in a few queries for all.
 */
export async function invoiceContributions(change: Change, householdIds: readonly number[]): Promise<number> {
  const locked = await lockHouseholds(change.tx, householdIds);
  const active = locked.filter(({ status }) => status === 'active').map(({ id }) => id);
  const due = await listDue(change.db, change.today, active);
  // a member's draft becomes the invoice or is cancelled: few households have one, so each is handled by itself
  const drafted = new Set(await listDrafted(change.db, active));
  let billed = 0;
  for (const { household_id } of due) {
    if (drafted.has(household_id) && (await invoiceContribution(change, household_id))) billed += 1;
  }
  const opened = await insertContributions(
    change,
    due.filter(({ household_id }) => !drafted.has(household_id)),
  );
  await tellOpened(change, opened);
  return billed + opened.length;
}

async function tellOpened(change: Change, opened: readonly NewlyOpened[]): Promise<void> {
  const parties = await listBilledParties(
    change.db,
    opened.map(({ household_id }) => household_id),
  );
  const told = opened.flatMap((one) => {
    const party = parties.get(one.household_id);
    return party && !party.money_rests ? [{ one, party, effectKey: `invoicing.confirmed/${one.id}` as const }] : [];
  });
  // the mails are written and encrypted while the database stores the notifications
  await Promise.all([notifyAll(change, tellingsOf(told)), writeToAll(change, writtenOf(change, told))]);
  for (const { id, household_id } of opened) change.announce(invoiceConfirmed, { id, household_id, type: 'siac' });
}

type Told = { one: NewlyOpened; party: BilledParty; effectKey: EffectKey };

/** Of hundreds of notifications most have the same text, which is rendered once. */
function tellingsOf(told: readonly Told[]): News[] {
  const said = new Map<string, ReturnType<typeof newsIn>>();
  return told.map(({ one, party, effectKey }) => {
    const key = `${party.language} ${one.amount_cents}`;
    const words = said.get(key) ?? newsIn(party.language, invoiceNews(one));
    said.set(key, words);
    return { household_id: one.household_id, effect_key: effectKey, ...words };
  });
}

function writtenOf({ settings }: Change, told: readonly Told[]): Written[] {
  return told.map(({ one, party, effectKey }) => ({
    effectKey,
    to: { ...party, household_id: one.household_id },
    mailData: (way) => invoiceMail({ ...party, invoice: one, settings, way }),
  }));
}
