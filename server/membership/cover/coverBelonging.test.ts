import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeableField } from '../../../domain/members/changeRequests/changeRequest.ts';
import type { MembershipBasis } from '../../../domain/reference/eligibility.ts';
import { day } from '../../../domain/shared/day.ts';
import { grantChangeRequest } from '../../members/changeRequests/changeRequestReview.actions.ts';
import { aHousehold, type TestHousehold } from '../../testing/builders.ts';
import { verdictsOn } from '../../testing/coverBuilders.ts';
import { aStaffedServer, moveTo, type Office } from '../../testing/lifeBuilders.ts';
import { aChangeRequest, aMember, type MemberOverrides } from '../../testing/memberBuilders.ts';
import { endByDeath } from '../../testing/membership/endByDeath.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { setEligibility } from '../eligibility.actions.ts';

let server: TestServer;
let office: Office;
let household: TestHousehold;
beforeAll(async () => {
  ({ server, office } = await aStaffedServer());
});
afterAll(() => server.stop());
beforeEach(async () => {
  moveTo(server, '2027-02-15');
  household = await aHousehold(server, { status: 'active' });
});

/** Over thirty, and a member since 15 February 2027. */
function aGrownChild(overrides: MemberOverrides = {}): Promise<number> {
  return aMember(server, household, { status: 'active', date_of_birth: day('1990-05-05'), ...overrides });
}

const on = (today: string, memberId: number) => verdictsOn(server, today, memberId);

/** The office sets this basis for a grown son, by default from today. */
async function setBasis(id: number, membership_basis: MembershipBasis, holds_from?: string): Promise<void> {
  const from = holds_from ? { holds_from: day(holds_from) } : {};
  await office((change) => setEligibility(change, { id, membership_basis, relationship_type: 'son', ...from }));
}

describe('a basis that the office changes', () => {
  it('does not affect days before today, unless another day is stated', async () => {
    const son = await aGrownChild();
    moveTo(server, '2027-03-10');

    await setBasis(son, 'child_with_disability');

    expect(await on('2027-03-09', son)).toBe('over_age covered');
    expect(await on('2027-03-10', son)).toBe('covered');
  });

  it('affects the days from the stated one', async () => {
    const son = await aGrownChild();
    moveTo(server, '2027-03-10');

    await setBasis(son, 'child_with_disability', '2027-03-01');

    expect(await on('2027-02-28', son)).toBe('over_age covered');
    expect(await on('2027-03-01', son)).toBe('covered');
  });

  it('affects every day if it is stated from the day of entry', async () => {
    const son = await aGrownChild();
    moveTo(server, '2027-03-10');

    await setBasis(son, 'child_with_disability', '2027-02-15');

    expect(await on('2027-02-15', son)).toBe('covered');
  });

  it('is refused for a future day, and nothing is stored', async () => {
    const son = await aGrownChild();

    const refusal = await setBasis(son, 'child_with_disability', '2027-02-16').catch((error: unknown) => error);

    expect(refusal).toMatchObject({ key: 'validation_failed', errors: { holds_from: ['date_must_be_in_the_past'] } });
    expect(await on('2027-02-15', son)).toBe('over_age covered');
  });
});

describe('a correction that the household asked for', () => {
  const grant = async (member_id: number, field: ChangeableField, wanted: string) => {
    const id = await aChangeRequest(server, household, { member_id, field, wanted });
    await office((change) => grantChangeRequest(change, { id, together_with: [] }));
  };

  it('of the basis applies as if the mistake had never been made', async () => {
    const son = await aGrownChild();
    moveTo(server, '2027-03-10');

    await grant(son, 'membership_basis', 'child_with_disability');

    expect(await on('2027-02-15', son)).toBe('covered');
  });

  it('of the date of birth does as well', async () => {
    const son = await aGrownChild();
    moveTo(server, '2027-03-10');

    await grant(son, 'date_of_birth', '05.05.2009');

    expect(await on('2027-02-15', son)).toBe('covered');
  });

  it('leaves what applied before an earlier change', async () => {
    const son = await aGrownChild();
    moveTo(server, '2027-03-10');
    await office((change) =>
      setEligibility(change, { id: son, membership_basis: 'spouse', relationship_type: 'husband' }),
    );
    moveTo(server, '2027-04-01');

    await grant(son, 'relationship_type', 'companion');

    expect(await on('2027-03-09', son)).toBe('over_age covered');
    expect(await on('2027-03-31', son)).toBe('covered');
  });
});

describe('a main member who is followed by another', () => {
  it('was the main member until the end, and the other one a child until then', async () => {
    const daughter = await aGrownChild({ gender: 'female', relationship_type: 'daughter' });
    moveTo(server, '2027-03-10');

    const { household_id, main_member_id: member_id } = household;
    await endByDeath(server, { household_id, member_id, next_id: daughter, from: day('2027-03-05') });

    expect(await on('2027-03-04', daughter)).toBe('over_age covered');
    expect(await on('2027-03-05', daughter)).toBe('covered');
    expect(await on('2027-03-04', household.main_member_id)).toBe('covered');
    expect(await on('2027-03-05', household.main_member_id)).toBe('ended');
  });
});

describe('somebody who is entered twice', () => {
  it('is judged by the rows of both households together, in four queries', async () => {
    const other = await aHousehold(server, { status: 'active' });
    const son = await aGrownChild();
    const also = await aMember(server, other, { status: 'active', date_of_birth: day('1990-05-05') });
    const asked: string[] = [];
    const { db } = server.context;
    const plain = db.getExecutor().executeQuery;
    db.getExecutor().executeQuery = function (this: never, query, ...rest) {
      asked.push(query.sql);
      return plain.call(this, query, ...rest);
    } as typeof plain;

    const verdicts = await on('2027-02-15', son).finally(() => {
      db.getExecutor().executeQuery = plain;
    });
    const alone = asked.length;

    expect([verdicts, alone]).toEqual(['over_age covered', 4]);
    expect(await verdictsOn(server, '2027-02-15', son, also)).toBe('two_households over_age covered covered');
  });

  it('is left out under an unknown id', async () => {
    expect(await verdictsOn(server, '2027-02-15', 4_000_000)).toBe('not_a_member');
  });
});
