import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordProblems } from '../../domain/accounts/password.ts';
import { type Me, meContract } from '../../domain/me/me.contract.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import { wrongContributions } from '../invoicing/invoicing.checks.ts';
import { listDocumentsRunningOut } from '../office/documentsRunningOut.reads.ts';
import { system } from '../platform/actor.ts';
import { ask } from '../platform/work.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { demoLogIns } from './demoLogIns.ts';
import { BOARD_EMAIL, CLERK_EMAIL } from './demoStaff.ts';
import { DEMO_PASSWORD, makeDemo } from './makeDemo.ts';
import { castOf } from './stage.ts';
import { stories } from './stories.ts';

// in winter the stories reach back into another calendar year, in autumn they do not
const WINTER = '2027-01-11T11:00:00.000Z';
const AUTUMN = '2026-10-05T11:00:00.000Z';

// late in the evening: in summer time the same hour would belong to the next day
const LATE = '2026-11-20T22:30:00.000Z';

// just after midnight: events of some minutes before were on the day before
const MIDNIGHT = '2026-11-23T23:01:30.000Z';

describe.each([WINTER, AUTUMN, LATE, MIDNIGHT])('made at %s', (instant) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
    server.clock.moveTo(new Date(instant));
    await makeDemo(server.context);
  });
  afterAll(() => server.stop());

  async function column(query: string): Promise<unknown[]> {
    const { rows } = await sql.raw<Record<string, unknown>>(query).execute(server.context.db);
    return rows.map((row) => Object.values(row)[0]);
  }

  it('every run makes the same people', () => {
    const names = stories.map(castOf).map(({ person }) => fullName(person));

    expect(names.slice(0, 3)).toMatchInlineSnapshot(`
    [
      "Elif Kaya",
      "Yusuf Yılmaz",
      "Zeynep Doğan",
    ]
  `);
  });

  it('there is a household of every status', async () => {
    expect(await column('select distinct status from households order by 1')).toEqual([
      'active',
      'inactive',
      'new',
      'waiting',
    ]);
  });

  it('there is an invoice of every status and every reminder', async () => {
    expect(await column('select distinct status_id from sale_invoices order by 1')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await column('select distinct dunning_status from sale_invoices order by 1')).toEqual([0, 1, 2, 3]);
  });

  it('a request for a correction is open', async () => {
    expect(await column('select field from change_requests where decided_at is null')).toEqual(['mother_name']);
  });

  it('a residence permit runs out within a month, and its household has been told', async () => {
    const listed = await listDocumentsRunningOut(ask(server.context, system));

    expect(listed.map(({ type }) => type)).toEqual(['residence_permit']);
    expect(await column("select count(*)::int from notifications where effect_key like 'documents.ending/%'")).toEqual([
      1,
    ]);
  });

  it('every active household waited ninety days after paying', async () => {
    const waits = await column("select waiting_until - waiting_from from households where status = 'active'");

    expect(waits.length).toBeGreaterThan(0);
    expect(new Set(waits)).toEqual(new Set([90]));
  });

  it('households that were sent back, reminded, activated or ended have news of it', async () => {
    const told = await column("select split_part(effect_key, '/', 1) from notifications");

    const expected = ['application.sent_back', 'membership.waiting', 'membership.active', 'membership.ended'];
    expect(told).toEqual(expect.arrayContaining([...expected, 'dunning.level']));
  });

  it('people with a contribution have its year stored', async () => {
    expect(await column('select count(*) from covered_people where contribution_year > 0')).not.toEqual([0]);
    expect(await wrongContributions(server.context.db)).toEqual([]);
  });

  it('bill numbers follow the calendar', async () => {
    const numbers = await column('select bill_number from sale_invoices order by created_at, id');

    expect(numbers).toEqual([...numbers].sort());
  });

  // checking twenty passwords is slow on purpose
  it.runIf(instant === WINTER)('every demo log-in opens the portal at the step of its story', async () => {
    const answers = await Promise.all(
      stories.map(async (story, place) => {
        const logIn = { email: castOf(story, place).email, password: DEMO_PASSWORD };
        const { status, body } = await server.client().call(meContract.logIn, logIn);
        return { status, me: body as Me, story };
      }),
    );

    const steps = answers.map(
      ({ status, me, story }) => `${status} step ${me.application?.step ?? '-'}: ${story.shows}`,
    );
    expect(steps).toMatchInlineSnapshot(`
      [
        "200 step 1: Applicant, just registered",
        "200 step 1: Applicant, step 1: personal data begun",
        "200 step 2: Applicant, step 2: address missing",
        "200 step 3: Applicant, step 3: a child’s data incomplete",
        "200 step 4: Applicant, step 4: drafts to confirm, one cancelled before",
        "200 step 4: Applicant, only documents missing",
        "200 step 4: Application sent back by the office",
        "200 step -: Waiting, invoices open",
        "200 step -: Waiting, paid, 90 days running",
        "200 step -: Waiting, partly paid",
        "200 step -: Waiting, first reminder",
        "200 step -: Waiting, second reminder",
        "200 step -: Waiting, third reminder",
        "200 step -: Active, everything paid",
        "200 step -: Active, over paid",
        "200 step -: Active, a contribution declared void, a permit runs out",
        "200 step -: Inactive, fees uncollectible",
        "200 step -: Active, the husband has died: the transfer to Türkiye is under way",
        "200 step -: Waiting, paid in cash at the counter, which a second person has not counted yet",
        "200 step -: Waiting, wants post: the last letter came back, another one waits for an address",
        "422 step -: Waiting, without e-mail: a reminder waits as a letter",
      ]
    `);
  });

  it('there are cases of a death: reported, under way with costs and steps, and closed in a former year', async () => {
    const cases = await column('select state from death_cases order by reported_at');
    const [underWay] =
      await column(`select (select count(*) from death_case_costs where case_id = c.id) || ' costs, ' ||
      (select count(*) from death_case_steps where case_id = c.id and done_at is not null) || ' steps done'
      from death_cases c where state = 'under_way'`);
    const years = await column("select extract(year from reported_at) from death_cases where state = 'closed'");

    expect(cases).toEqual(['closed', 'under_way', 'reported']);
    expect(underWay).toBe('2 costs, 12 steps done');
    expect(Number(years[0])).toBeLessThan(new Date(instant).getFullYear());
    expect(await column('select count(*) from death_cases where opened_at is null')).toEqual([1]);
  });

  it('the open case has documents, movements of originals, used links, and a step that is not needed', async () => {
    const ofCase = (table: string, what: string) =>
      column(`select ${what} from ${table} t join death_cases c on c.id = t.case_id where c.state = 'under_way'`);

    expect(
      await ofCase('death_case_documents', "kind || case when link_id is null then '' else ' by link' end"),
    ).toEqual(['passport', 'international_marriage_certificate', 'death_certificate by link']);
    expect(await ofCase('death_case_links', "kind || ' ' || look_count")).toEqual(['family 2', 'guest 0']);
    expect(await ofCase('death_case_steps', 'count(*) filter (where not_needed_because is not null)')).toEqual([1]);
    expect(await column('select moved from death_case_originals order by id')).toEqual([
      'received',
      'returned',
      'received',
      'received',
      'handed_on',
    ]);
  });

  it('there is a day of the cash box, counted by one, with a payment that nobody else has confirmed', async () => {
    expect(await column('select kind from cash_entries order by id')).toEqual([
      'income',
      'payment',
      'expense',
      'deposit',
    ]);
    expect(await column('select count(*)::int from cash_closings where agreed_at is null')).toEqual([1]);
    expect(
      await column("select count(*)::int from bank_transactions where source = 'cash' and counted_at is null"),
    ).toEqual([1]);
  });

  it('the log-ins are printed with what they show', async () => {
    const table = await demoLogIns(server.context);

    expect(table).toContain(`password ${DEMO_PASSWORD}`);
    expect(table).toContain(CLERK_EMAIL);
    expect(table).toContain(BOARD_EMAIL);
    expect(table.split('\n')).toHaveLength(stories.length + 2);
    expect(passwordProblems(DEMO_PASSWORD)).toEqual([]);
  });

  it('the demo is made once, and sends no mails of its past', async () => {
    await server.runJobs();

    expect(await makeDemo(server.context)).toBe(false);
    expect(server.mails).toEqual([]);
  });
});
