import { findAccountByEmail } from '../accounts/accounts.reads.ts';
import type { MemberActor, OfficeActor, SystemActor } from '../platform/actor.ts';
import type { Change, Context } from '../platform/context.ts';
import { inChange } from '../platform/work.ts';
import { BOARD_EMAIL } from './demoStaff.ts';
import { makeAddress, makeChildren, makeMainMember, makePhoneNumber, makeSpouse } from './people.ts';
import { chanceFrom } from './seed.ts';
import type { DemoEvent, DemoStory } from './stories.ts';

/** Where the demo's past is played: the real product with a clock that can go back, and without sending mails. */
export type Stage = { context: Context; moveTo(instant: Date): void; passwordHash: string };

/** The people of a future household; the ids come with its registration. */
export type Cast = ReturnType<typeof castOf>;

/** An event of a household at the time of the stage's clock. */
export type Play = (stage: Stage, cast: Cast) => Promise<void>;

const DEMO_DOMAIN = 'demo.example';
const SEED = 20_270_101;

/** Invents a household's people; the same story gets the same people every time (D49). */
export function castOf(story: DemoStory, place: number) {
  const chance = chanceFrom(SEED + place);
  const times = (wanted: DemoEvent) => story.events.filter(([, event]) => event === wanted).length;
  const family = { isMarried: times('add_spouse') > 0, hasChildren: times('add_child') > 0 };
  const person = makeMainMember(chance, story, family);
  const [phone_number, address, spouse] = [makePhoneNumber(chance), makeAddress(chance), makeSpouse(chance, person)];
  return {
    story,
    person,
    email: `${latin(story.first_name)}@${DEMO_DOMAIN}`,
    phone_number,
    address,
    spouse,
    children: makeChildren(chance, [person, spouse], times('add_child')),
    account_id: 0,
    household_id: 0,
    main_member_id: 0,
  };
}

/** Performs an action of the household's main member, as if through the portal. */
export async function asMember<R>(
  stage: Stage,
  cast: Cast,
  work: (change: Change<MemberActor>) => Promise<R>,
): Promise<R> {
  return inChange(stage.context, await memberOf(stage, cast), work);
}

export async function memberOf(stage: Stage, cast: Cast): Promise<MemberActor> {
  const { status } = await stage.context.db
    .selectFrom('households')
    .select('status')
    .where('id', '=', cast.household_id)
    .executeTakeFirstOrThrow();
  return {
    kind: 'member',
    account_id: cast.account_id,
    session_id: 0,
    language: cast.story.language,
    household_id: cast.household_id,
    household_status: status,
    main_member_id: cast.main_member_id,
  };
}

/** Performs an action of the system or the office. */
export async function asOffice<R>(stage: Stage, work: (change: Change<SystemActor>) => Promise<R>): Promise<R> {
  return inChange(stage.context, { kind: 'system' }, work);
}

/** Performs an action of a member of the staff, as if through the office. */
export async function asStaff<R>(
  { context }: Stage,
  email: string,
  work: (change: Change<OfficeActor>) => Promise<R>,
): Promise<R> {
  const account = await findAccountByEmail(context.db, email);
  if (!account) throw new Error(`the demo has no account ${email}`);
  const role = email === BOARD_EMAIL ? 'board' : 'clerk';
  const actor = {
    kind: 'office',
    account_id: account.id,
    session_id: 0,
    language: 'de',
    role,
    standing: 'open',
  } as const;
  return inChange(context, actor, work);
}

function latin(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
}
