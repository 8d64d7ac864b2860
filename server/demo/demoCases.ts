import { addDays } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import { enterCost } from '../deaths/costs/costs.actions.ts';
import { checkCover, proposeDecision, sendToBoard, signDecision } from '../deaths/decisions/decisions.actions.ts';
import { findOpenDecision } from '../deaths/decisions/decisions.reads.ts';
import { closeDeath, settleDeath } from '../deaths/life/closing.actions.ts';
import { identifyDeath, previewDeathEffects } from '../deaths/life/identify.actions.ts';
import { beginDeath, buryDeath } from '../deaths/life/steps.actions.ts';
import { receiveCallBack } from '../deaths/page/callBacks.actions.ts';
import { openCase } from '../deaths/report.actions.ts';
import { anonymous } from '../platform/actor.ts';
import {
  type Decision,
  giveFamilyLink,
  passOriginal,
  storeCopy,
  takeOriginal,
  tickSteps,
  workOn,
} from './deathWork.ts';
import { BOARD_EMAIL, CLERK_EMAIL } from './demoStaff.ts';
import { asStaff, type Stage } from './stage.ts';

const DAY_MS = 86_400_000;
/** Always in a former year, so that its figures can be compared. */
const CLOSED_CASE_DAYS_AGO = 400;
const REPORTED_MS_AGO = 20 * 60_000;
const FATHER = 'Selim Aksoy';
const DONE = ['hospital_contacted', 'undertaker_ordered', 'collection', 'family_documents', 'cemetery', 'burial_date'];
const nobodyElse = { also_member_ids: [], next_member_ids: [], ending_household_ids: [] };

const costs = [
  { kind: 'coffin', supplier: 'Bestattung Donau', amount: cents(48_000), payer: 'association' },
  { kind: 'washing_shroud', supplier: 'Bestattung Donau', amount: cents(26_000), payer: 'association' },
  { kind: 'grave', supplier: 'Friedhöfe Wien', amount: cents(71_000), payer: 'family' },
] as const;

/**
 * A case of a former year from the call until it was closed: a newborn child whom nobody had registered yet, so that the board
 * decided.
 */
export async function playClosedCase(stage: Stage, made: Date): Promise<void> {
  const on = (days: number) => stage.moveTo(new Date(made.getTime() - (CLOSED_CASE_DAYS_AGO - days) * DAY_MS));
  on(0);
  const { id } = await asStaff(stage, CLERK_EMAIL, (change) =>
    openCase(change, {
      reporter_name: FATHER,
      reporter_relation: 'Vater',
      reporter_phone: '+436607654321',
      language: 'de',
      deceased_name: 'Defne Aksoy',
      deceased_birth: addDays(change.today, -9),
      deceased_gender: 'female',
      died_from: change.today,
      place: 'hospital',
      destination: 'austria',
      citizenship: 'austrian',
      civil_status: 'single',
      idempotency_key: undefined,
    }),
  );
  const step = (email: string, decide: Decision) => workOn(stage, id, decide, email);
  await step(CLERK_EMAIL, async (change) => {
    const { revision, digest } = await previewDeathEffects(change, { id, ...nobodyElse });
    await identifyDeath(change, { id, revision, digest: digest ?? '', condolence: true, ...nobodyElse });
  });
  await step(CLERK_EMAIL, checkCover);
  await step(CLERK_EMAIL, (change, seen) => sendToBoard(change, { ...seen, reason: 'Noch nicht angemeldet' }));
  const reasons = 'Das Kind war neun Tage alt und noch nicht angemeldet. Die Eltern gehören seit Jahren zu uns.';
  await step(BOARD_EMAIL, (change, seen) => proposeDecision(change, { ...seen, outcome: 'accepted', reasons }));
  // against a check that is not clear two people sign; the demo's board has one member
  await step(CLERK_EMAIL, signWaiting);
  await step(CLERK_EMAIL, beginDeath);
  await giveFamilyLink(stage, id, FATHER);
  await takeOriginal(stage, id, { kind: 'birth_certificate', person: FATHER });
  await tickSteps(stage, id, DONE);
  on(3);
  await step(CLERK_EMAIL, (change, seen) =>
    buryDeath(change, { ...seen, burial_at: change.now, burial_place: 'Islamischer Friedhof Wien' }),
  );
  await tickSteps(stage, id, ['burial']);
  on(20);
  await storeCopy(stage, id, { kind: 'death_certificate', title: 'Sterbeurkunde', of: 'Defne Aksoy' });
  await passOriginal(stage, id, { kind: 'birth_certificate', moved: 'returned', person: FATHER });
  await tickSteps(stage, id, ['death_certificate', 'originals_returned']);
  for (const cost of costs) {
    await step(CLERK_EMAIL, (change, seen) =>
      enterCost(change, { ...seen, ...cost, bill_no: null, paid_on: change.today, idempotency_key: undefined }),
    );
  }
  on(30);
  await step(CLERK_EMAIL, (change, seen) => settleDeath(change, { ...seen, invoices: [], left_is_seen: false }));
  await step(CLERK_EMAIL, (change, seen) =>
    closeDeath(change, { ...seen, invoices: [], left_is_seen: true, only_recorded: false }),
  );
}

const signWaiting: Decision = async (change, { id, revision }) => {
  const waiting = await findOpenDecision(change.tx, id);
  if (waiting) await signDecision(change, { id: waiting.id, revision });
};

/** A message of the public page, which nobody has opened yet. */
export async function playReport(stage: Stage, made: Date): Promise<void> {
  stage.moveTo(new Date(made.getTime() - REPORTED_MS_AGO));
  await receiveCallBack(
    { context: stage.context, actor: anonymous },
    {
      idempotencyKey: 'demo/call-back',
      address: '127.0.0.1',
      request: {
        name: 'Sevgi Polat',
        phone: '+436769876543',
        place: 'Evde, Quellenstraße, Wien',
        language: 'tr',
        died: 'Babam Rıza Polat',
      },
    },
  );
}
