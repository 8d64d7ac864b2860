import { sql } from 'kysely';
import { addDays, businessDay, compareDays } from '../../domain/shared/day.ts';
import { findAccountByEmail } from '../accounts/accounts.reads.ts';
import { introduceDemoSettings } from '../boardSettings/demoSettings.ts';
import { callAgainForHelp } from '../deaths/callForHelp.actions.ts';
import { introduceDemoFees } from '../invoicing/demoFees.ts';
import { enterShift } from '../onCall/shifts.actions.ts';
import type { SystemActor } from '../platform/actor.ts';
import type { Change, Context } from '../platform/context.ts';
import { sendMail } from '../platform/mail/mailQueue.ts';
import { hashPassword } from '../platform/secrets/passwordHash.ts';
import { cashEvents } from './cashEvents.ts';
import { deathEvents } from './deathEvents.ts';
import { playClosedCase, playReport } from './demoCases.ts';
import { playBegunPaper } from './demoPaper.ts';
import { BOARD_EMAIL, BOARD_NAME, CLERK_EMAIL, CLERK_NAME } from './demoStaff.ts';
import { insertStaff, markMailsSent } from './demoWrites.ts';
import { invoiceEvents } from './invoiceEvents.ts';
import { letterEvents } from './letterEvents.ts';
import { memberEvents } from './memberEvents.ts';
import { officeEvents } from './officeEvents.ts';
import { asOffice, type Cast, castOf, type Stage } from './stage.ts';
import { type DemoStory, stories } from './stories.ts';

export const DEMO_PASSWORD = 'Vefa-Demo-2027';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Nobody is told now of what happened in the demo's past. */
const notSent: readonly string[] = [sendMail.name, callAgainForHelp.name];

const plays = { ...memberEvents, ...invoiceEvents, ...officeEvents, ...letterEvents, ...deathEvents, ...cashEvents };

/**
 * Plays the lives of the demo's people through the product's own actions, each at its own time, so that the data are consistent
 * (D49). Does nothing if there is a household already; returns whether the demo was made now.
 */
export async function makeDemo(context: Context): Promise<boolean> {
  if (await hasHouseholds(context)) return false;
  const stage = await openStage(context);
  const casts = stories.map(castOf);
  await asOffice(stage, introduceDemoFees);
  const { passwordHash } = stage;
  await asOffice(stage, (change) =>
    insertStaff(change, { email: CLERK_EMAIL, name: CLERK_NAME, role: 'clerk', passwordHash }),
  );
  await asOffice(stage, (change) =>
    insertStaff(change, { email: BOARD_EMAIL, name: BOARD_NAME, role: 'board', passwordHash }),
  );
  await asOffice(stage, decideRules);
  await asOffice(stage, putOnCall);
  const made = context.clock.now();
  await playClosedCase(stage, made);
  for (const { cast, event, at } of inOrder(casts, made)) {
    stage.moveTo(at);
    await plays[event](stage, cast);
  }
  await playBegunPaper(stage, made);
  await playReport(stage, made);
  stage.moveTo(made);
  await asOffice(stage, markMailsSent);
  return true;
}

/** The board decides about its rules. */
async function decideRules(change: Change<SystemActor>): Promise<void> {
  const board = await findAccountByEmail(change.db, BOARD_EMAIL);
  if (board) await introduceDemoSettings(change, board.id);
}

/** Puts the clerk on call, until somebody changes it. */
async function putOnCall(change: Change<SystemActor>): Promise<void> {
  const clerk = await findAccountByEmail(change.db, CLERK_EMAIL);
  if (!clerk) return;
  const ways = { by_mail: true, by_text_message: false };
  await enterShift(change, { account_id: clerk.id, first_day: change.today, ...ways });
}

async function hasHouseholds(context: Context): Promise<boolean> {
  const { rows } = await sql`select from households limit 1`.execute(context.db);
  return rows.length > 0;
}

async function openStage(context: Context): Promise<Stage> {
  let now = context.clock.now();
  return {
    passwordHash: await hashPassword(DEMO_PASSWORD),
    moveTo: (instant) => {
      now = instant;
    },
    context: {
      ...context,
      clock: { now: () => now },
      sendJob: async (tx, name, payload, options) => {
        if (!notSent.includes(name)) await context.sendJob(tx, name, payload, options);
      },
    },
  };
}

type Happening = { cast: Cast; event: DemoStory['events'][number][1]; at: Date };

/** The events of all households, oldest first, so that numbers are given in the order of time. */
function inOrder(casts: readonly Cast[], made: Date): Happening[] {
  return casts
    .flatMap((cast) =>
      cast.story.events.map(([daysAgo, event], place) => {
        const on = before(made, daysAgo);
        const stepsAgo = cast.story.events.length - place;
        return { cast, event, at: new Date(on.getTime() - stepsAgo * stepOn(on, cast.story.events.length)) };
      }),
    )
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** One minute between two events, or less if so many events would reach back over midnight. */
function stepOn(instant: Date, events: number): number {
  const first = new Date(instant.getTime() - events * MINUTE_MS);
  return businessDay(first) === businessDay(instant) ? MINUTE_MS : 1;
}

/** So many calendar days earlier in Vienna, at the same local time: late in the evening, summer time would change the day. */
function before(instant: Date, days: number): Date {
  const at = instant.getTime() - days * DAY_MS;
  const wanted = addDays(businessDay(instant), -days);
  const hours = compareDays(wanted, businessDay(new Date(at)));
  return new Date(at + Math.sign(hours) * HOUR_MS);
}
