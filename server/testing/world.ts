import '../burial/burial.tables.ts';
import '../notifications/notifications.tables.ts';
import '../payments/payments.tables.ts';
import { type Cents, cents } from '../../domain/shared/money.ts';
import { addApproval } from '../approvals/approvals.actions.ts';
import { enterRun } from '../platform/runs/runs.ts';
import { aHousehold, aSession, type HouseholdOverrides, logIn, type TestHousehold } from './builders.ts';
import type { TestClient } from './client.ts';
import { aHouseholdWithoutAccount, aReadyCode, aWishForAccount } from './counter/accountCodeBuilders.ts';
import { aBegunPaper } from './counter/begunPaper.ts';
import { aConversation, aNote } from './counter/conversationBuilders.ts';
import {
  aCheckedDeath,
  aClearDeath,
  aDeathCase,
  aDeathCost,
  aDeathDecision,
  aDeathLink,
  aDeathStep,
  diedYesterday,
} from './deathBuilders.ts';
import { aDeathContact } from './deaths/deathContactBuilders.ts';
import { aDeathDocument, aDeathOriginal } from './deaths/deathDocumentBuilders.ts';
import { aHandedOverDeath, anIdentifiedDeath } from './deaths/deathLifeBuilders.ts';
import { aPhoto } from './documents/pictureBuilders.ts';
import { aLongEndedHousehold } from './erasingBuilders.ts';
import { anInvoice } from './invoicingBuilders.ts';
import { aLostMail, aLostTextMessage, aNotification } from './mailBuilders.ts';
import { aChangeRequest, aDocument, aMember, anAddress, aPhoneNumber } from './memberBuilders.ts';
import { aHouseholdTwice, aResignedHousehold, aSentBackHousehold } from './membership/otherHouseholds.ts';
import { proofMakers } from './movingIn/proofBuilders.ts';
import { takeOverMakers } from './movingIn/takeOverBuilders.ts';
import { aShift } from './onCall/onCallBuilders.ts';
import { aCashClosing, aCashDeposit, aCashReceipt, BROUGHT } from './payments/cashBuilders.ts';
import { aPaymentLinkId } from './payments/paymentLinkBuilders.ts';
import { postMakers } from './post/postBuilders.ts';
import { aSettingsSet } from './settingsBuilders.ts';
import { staffMakers } from './staff/staffBuilders.ts';
import { aSubstitute } from './substituteBuilders.ts';
import type { TestServer } from './testServer.ts';
import { aTextWish } from './textReminders/textReminderBuilders.ts';

/** A household with its client; things that belong to it are created when a test asks for them. */
export type World = TestHousehold & { client: TestClient; server: TestServer; made: Map<Thing, Promise<number>> };

type Maker = (server: TestServer, household: TestHousehold) => Promise<number>;

/** All things that an id in a path may refer to. */
const makers = {
  household: async (_server, household) => household.household_id,
  main_member: async (_server, household) => household.main_member_id,
  member: (server, household) => aMember(server, household, { last_name: SURNAME }),
  /** The household, with a code for reminders by text message that waits. */
  texted: async (server, household) => {
    await aTextWish(server, household);
    return household.household_id;
  },
  note: (server, household) => aNote(server, household),
  conversation: (server, household) => aConversation(server, household),
  /** Another household, in which nobody can log in and which has asked for an account today. */
  without_account: async (server) => (await aWishForAccount(server)).household_id,
  /** Of another household. */
  account_code: async (server) => aReadyCode(server, await aHouseholdWithoutAccount(server)),
  phone: (server, household) => aPhoneNumber(server, household.main_member_id),
  address: (server, household) => anAddress(server, household),
  burial_place: aBurialPlace,
  substitute: (server, household) => aSubstitute(server, household, { last_name: SURNAME }),
  death_contact: aTurkishContact,
  document: (server, household) => aDocument(server, household.main_member_id, { name: `${SURNAME}.pdf` }),
  photo: async (server, household) =>
    aDocument(server, household.main_member_id, { name: `${SURNAME}.jpg` }, await aPhoto()),
  change_request: (server, household) => aChangeRequest(server, household),
  draft: aDraft,
  invoice: async (server, household) => (await anInvoice(server, household)).id,
  second_invoice: async (server, household) => (await anInvoice(server, household, { type: 'sirf' })).id,
  payment_link: aPaymentLinkId,
  payment: aPayment,
  /** The household, with free money. */
  creditor: async (server, household) => {
    await aPayment(server, household);
    return household.household_id;
  },
  bank_line: (server, household) => aBankLine(server, household, cents(2_000)),
  bank_credit: (server, household) =>
    aBankLine(server, household, cents(300), { household_id: household.household_id }),
  bank_debit: (server, household) => aBankLine(server, household, cents(-8_000)),
  /** A credit that may confirm `payment_of_line`, which was only booked by hand. */
  line_of_payment: (server, household) => aBankLine(server, household, cents(4_400)),
  payment_of_line: aClaimedPayment,
  refund: (server, household) => aRefund(server, household, cents(500)),
  /** Of the same amount as `bank_debit`. */
  refund_that_left: (server, household) => aRefund(server, household, cents(8_000)),
  cash_receipt: (server, household) => aCashReceipt(server, household, { from: SURNAME }),
  cash_closing: aCashClosing,
  cash_deposit: (server) => aCashDeposit(server, BROUGHT),
  line_of_deposit: (server, household) => aBankLine(server, household, BROUGHT),
  approval: anApproval,
  dismissed_line: (server, household) =>
    aBankLine(server, household, cents(100), { dismissed_at: server.clock.now(), dismissed_reason: SURNAME }),
  /** To the household, and abandoned. */
  lost_mail: (server, household) => aLostMail(server, household, { subject: SURNAME }),
  death_case: (server) => aDeathCase(server, { reporter_name: SURNAME }),
  /** Of the board, not begun yet. */
  boardSettings: aSettingsSet,
  identified_death: anIdentifiedDeath,
  accepted_death: (server) => aDeathCase(server, { reporter_name: SURNAME, state: 'accepted' }),
  death_to_check: (server) => aDeathCase(server, { state: 'identified', ...diedYesterday }),
  checked_death: async (server) => (await aClearDeath(server)).id,
  death_at_board: async (server) => (await aCheckedDeath(server, { state: 'at_board' })).id,
  death_decision: async (server) => aDeathDecision(server, await aCheckedDeath(server, { state: 'at_board' })),
  death_link: async (server) => (await aDeathLink(server, await aDeathCase(server))).id,
  death_cost: async (server) => aDeathCost(server, await aDeathCase(server, { state: 'accepted' })),
  death_step: async (server) => aDeathStep(server, await aDeathCase(server)),
  death_document: async (server) => aDeathDocument(server, await aDeathCase(server)),
  /** A document of a case whose original is with the office. */
  death_original: aDeathOriginal,
  handed_over_death: aHandedOverDeath,
  death_under_way: (server) => aDeathCase(server, { reporter_name: SURNAME, state: 'under_way' }),
  buried_death: (server) => aDeathCase(server, { reporter_name: SURNAME, state: 'buried' }),
  settled_death: (server) => aDeathCase(server, { reporter_name: SURNAME, state: 'settled' }),
  withdrawn_death: (server) => aDeathCase(server, { reporter_name: SURNAME, state: 'withdrawn' }),
  lost_text_message: (server, household) => aLostTextMessage(server, { ...household, text: SURNAME }),
  /** Of a staff member. */
  shift: (server) => aShift(server),
  ...staffMakers,
  /** A yearly run that has not ended. */
  run: (server) => server.change((change) => enterRun(change, 'invoicing.yearly_run', { year: 2027 })),
  notification: (server, household) => aNotification(server, household, SURNAME),
  session: aSession,
  ...postMakers,
  ...takeOverMakers,
  ...proofMakers,
  /** Another household, active and without a contribution: the yearly run has to invoice it. */
  unbilled: async (server) => (await aHousehold(server, { status: 'active' })).household_id,
  /** The main member of such a household. */
  unbilled_main_member: async (server) => (await aHousehold(server, { status: 'active' })).main_member_id,
  /** Another household, whose application was sent back. */
  sent_back: (server) => aSentBackHousehold(server, SURNAME),
  /** Another household, which has resigned for a day to come. */
  resigned: aResignedHousehold,
  merging: aHouseholdTwice,
  /** Another household, which began with a paper that is being entered. */
  paper: aBegunPaper,
  /** Another household that ended so long ago that it may be erased. */
  long_ended: async (server) => (await aLongEndedHousehold(server)).household_id,
} as const satisfies Record<string, Maker>;

export type Thing = keyof typeof makers;

/** Occurs in everything that a household of `aWorld` owns and nowhere else, so that a leak is noticed. */
export const SURNAME = 'Gizlioğlu';

export async function aWorld(server: TestServer, overrides: HouseholdOverrides = {}): Promise<World> {
  const household = await aHousehold(server, { last_name: SURNAME, ...overrides });
  return { ...household, client: await logIn(server, household), server, made: new Map() };
}

/** The id of one of the household's things; parallel calls while it is created get the same one. */
export async function idOf(world: World, thing: Thing): Promise<number> {
  const made = world.made.get(thing) ?? makers[thing](world.server, world);
  world.made.set(thing, made);
  return made;
}

export const everyThing = Object.keys(makers) as Thing[];

/** Creates every kind of thing. */
export async function createEverything(world: World): Promise<World> {
  for (const thing of everyThing) await idOf(world, thing);
  return world;
}

/** A manual one, which can be confirmed whatever else is invoiced. */
async function aDraft(server: TestServer, household: TestHousehold): Promise<number> {
  const { id } = await anInvoice(server, household, { type: 'sim', status: 'draft', description: SURNAME });
  return id;
}

async function aBurialPlace(server: TestServer, { main_member_id }: TestHousehold): Promise<number> {
  const now = server.clock.now();
  const { id } = await server.context.db
    .insertInto('burial_places')
    .values({ member_id: main_member_id, graveyard: `Friedhof ${SURNAME}`, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** In Türkiye, so that one in Austria can still be added. */
function aTurkishContact(server: TestServer, household: TestHousehold): Promise<number> {
  return aDeathContact(server, household, { country: 'turkiye', name: `Hasan ${SURNAME}` });
}

/** The account that a household pays from. */
const IBAN = 'AT611904300234573201';

/** 20 euros of it are unallocated and seen at the bank, so they can be assigned or refunded. */
async function aPayment(server: TestServer, household: TestHousehold): Promise<number> {
  const invoice = await anInvoice(server, household, { status: 'paid', paid_cents: cents(6_000) });
  const created_at = server.clock.now();
  const { id } = await server.context.db
    .insertInto('bank_transactions')
    .values({
      transaction_key: `trust/${invoice.id}`,
      source: 'manual',
      household_id: household.household_id,
      value_date: server.clock.today(),
      amount_cents: cents(8_000),
      created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.context.db
    .insertInto('payment_allocations')
    .values({ bank_transaction_id: id, sale_invoice_id: invoice.id, amount_cents: cents(6_000), created_at })
    .execute();
  const told = { transaction_key: `trust/tells of ${invoice.id}`, amount_cents: cents(8_000), confirms: id };
  await server.context.db
    .insertInto('bank_transactions')
    .values({ ...told, source: 'statement', value_date: server.clock.today(), counterparty_iban: IBAN, created_at })
    .execute();
  return id;
}

/** A request for another address for the household, by a command without a name. */
async function anApproval(server: TestServer, { household_id, email }: TestHousehold): Promise<number> {
  const wanted = { email: `wanted.${household_id}@example.at`, former_email: email };
  const { id } = await server.change((change) =>
    addApproval(change, { kind: 'email', household_id, wanted, reason: SURNAME }),
  );
  return id;
}

/** A payment without an invoice, and without a bank line. */
async function aClaimedPayment(server: TestServer, { household_id }: TestHousehold): Promise<number> {
  const { id } = await server.context.db
    .insertInto('bank_transactions')
    .values({
      transaction_key: `trust/claimed/${household_id}`,
      source: 'manual',
      household_id,
      value_date: server.clock.today(),
      amount_cents: cents(4_400),
      created_at: server.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function aRefund(server: TestServer, { household_id }: TestHousehold, amount_cents: Cents): Promise<number> {
  const now = server.clock.now();
  const { db } = server.context;
  const payment = await db
    .insertInto('bank_transactions')
    .values({
      transaction_key: `trust/refund/${household_id}/${amount_cents}`,
      source: 'manual',
      household_id,
      value_date: server.clock.today(),
      amount_cents,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('refunds')
    .values({ household_id, amount_cents, value_date: server.clock.today(), reason: SURNAME, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('refund_parts')
    .values({ refund_id: id, bank_transaction_id: payment.id, amount_cents })
    .execute();
  return id;
}

type Decided = { household_id: number } | { dismissed_at: Date; dismissed_reason: string };

/** Without a household by default. */
async function aBankLine(server: TestServer, household: TestHousehold, amount_cents: Cents, decided?: Decided) {
  const created_at = server.clock.now();
  const { id } = await server.context.db
    .insertInto('bank_transactions')
    .values({
      transaction_key: `trust/${household.household_id}/${amount_cents}`,
      source: 'statement',
      value_date: server.clock.today(),
      amount_cents,
      counterparty_name: SURNAME,
      created_at,
      ...decided,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
