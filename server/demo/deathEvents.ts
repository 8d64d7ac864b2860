import { addDays } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import { enterCost } from '../deaths/costs/costs.actions.ts';
import { findCaseOfMember } from '../deaths/deathCase.reads.ts';
import { acceptCase, checkCover } from '../deaths/decisions/decisions.actions.ts';
import { identifyDeath, previewDeathEffects } from '../deaths/life/identify.actions.ts';
import { beginDeath, planBurial } from '../deaths/life/steps.actions.ts';
import { openCase, writeNote } from '../deaths/report.actions.ts';
import { doStep, refreshStepsOf } from '../deaths/steps/steps.actions.ts';
import type { StaffChange } from '../platform/staff.ts';
import { CLERK_EMAIL } from './demoStaff.ts';
import { asStaff, type Cast, type Play, type Stage } from './stage.ts';

const DAY_MS = 86_400_000;
const nobodyElse = { also_member_ids: [], next_member_ids: [], ending_household_ids: [] };

/** What is done of a transfer to Türkiye before the flight. */
const DONE = ['hospital_contacted', 'undertaker_ordered', 'collection', 'family_documents', 'notice_of_death'];

/** The husband of a main member has died: the case from the call until the transfer is under way. */
export const deathEvents = {
  report_death: async (stage, cast) => {
    const husband = await husbandOf(stage, cast);
    await asStaff(stage, CLERK_EMAIL, async (change) => {
      const { id, revision } = await openCase(change, {
        ...{ reporter_name: `${cast.person.first_name} ${cast.person.last_name}`, reporter_relation: 'eşi' },
        ...{ reporter_phone: cast.phone_number, language: 'tr', member_id: husband, idempotency_key: undefined },
        ...{ died_from: change.today, place: 'hospital', place_words: 'Klinik Favoriten, Wien' },
        ...{ destination: 'turkey', destination_words: 'Yozgat', citizenship: 'turkish', civil_status: 'married' },
        ...{ doctor_came: true, has_undertaker: false, is_accident: false },
      });
      await refreshStepsOf(change, { id, revision });
      await writeNote(change, { id, words: 'Die Witwe möchte, dass ihr Schwager mitfliegt.' });
    });
  },
  identify_death: (stage, cast) =>
    withCase(stage, cast, async (change, { id }) => {
      const { revision, digest } = await previewDeathEffects(change, { id, ...nobodyElse });
      await identifyDeath(change, { id, revision, digest: digest ?? '', ...nobodyElse });
    }),
  accept_death: async (stage, cast) => {
    await withCase(stage, cast, checkCover);
    await withCase(stage, cast, acceptCase);
  },
  arrange_transfer: async (stage, cast) => {
    await withCase(stage, cast, beginDeath);
    for (const key of DONE) await withCase(stage, cast, (change, of) => tick(change, of, key));
    await withCase(stage, cast, (change, of) =>
      planBurial(change, {
        ...{ ...of, flight_at: later(change, 1), flight_words: 'Wien – Ankara' },
        ...{ burial_at: later(change, 2), burial_place: 'Yozgat Şehir Mezarlığı' },
      }),
    );
    await withCase(stage, cast, (change, of) =>
      enterCost(change, {
        ...{ ...of, kind: 'flight', supplier: 'Luftfracht Wien', bill_no: 'LF-2207', amount: cents(132_000) },
        ...{ payer: 'association', ordered_on: change.today, paid_on: null, idempotency_key: undefined },
        over_limit_because: null,
      }),
    );
    await withCase(stage, cast, (change, of) =>
      enterCost(change, {
        ...{ ...of, kind: 'coffin', supplier: 'Bestattung Donau', bill_no: '481', amount: cents(85_000) },
        ...{ payer: 'association', ordered_on: addDays(change.today, -1), paid_on: change.today },
        ...{ idempotency_key: undefined, over_limit_because: null },
      }),
    );
  },
} as const satisfies Record<string, Play>;

type Seen = { id: number; revision: number };

async function withCase(
  stage: Stage,
  cast: Cast,
  work: (change: StaffChange, seen: Seen) => Promise<unknown>,
): Promise<void> {
  const husband = await husbandOf(stage, cast);
  await asStaff(stage, CLERK_EMAIL, async (change) => {
    const found = await findCaseOfMember(change.tx, husband);
    if (!found) throw new Error('the story has no case of a death yet');
    const { id, revision } = found;
    await work(change, { id, revision });
  });
}

async function tick(change: StaffChange, { id, revision }: Seen, key: string): Promise<void> {
  const { steps } = await refreshStepsOf(change, { id, revision });
  const step = steps.find(({ step_key }) => step_key === key);
  if (!step) throw new Error(`the case has no step ${key}`);
  await doStep(change, { id: step.id, revision: revision + 1 });
}

async function husbandOf({ context }: Stage, { household_id }: Cast): Promise<number> {
  const { id } = await context.db
    .selectFrom('members')
    .select('id')
    .where('household_id', '=', household_id)
    .where('membership_basis', '=', 'spouse')
    .executeTakeFirstOrThrow();
  return id;
}

function later({ now }: StaffChange, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
