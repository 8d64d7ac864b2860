import { expect } from 'vitest';
import { paperContract } from '../../../domain/application/paper.contract.ts';
import { documentReviewContract } from '../../../domain/documents/review.contract.ts';
import { householdsContract } from '../../../domain/households/households.contract.ts';
import { invoicingContract, type SaleInvoice } from '../../../domain/invoicing/invoicing.contract.ts';
import { type MainMember, membersContract } from '../../../domain/members/members.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { type Call, CONVERSATION, type Sent } from '../../../domain/shared/contract.ts';
import { addDays, day, toWireDay } from '../../../domain/shared/day.ts';
import { multipart, type TestClient } from '../client.ts';
import { aPdf } from '../documents/documentBuilders.ts';
import { moveTo } from '../lifeBuilders.ts';
import { aClerk } from '../officeBuilders.ts';
import { address, person } from '../payloads.ts';
import type { TestServer } from '../testServer.ts';

export type Entering = Sent<(typeof paperContract)['enterApplication']>;
export type Entered = { household_id: number; conversation_id: number; waits_for_second: boolean };
type Of = { household_id: number };

/** A clerk who enters applications from paper. */
export class PaperDesk {
  readonly #server: TestServer;
  #clerk: TestClient | undefined;
  #papers = 0;

  constructor(server: TestServer) {
    this.#server = server;
  }

  get clerk(): TestClient {
    if (!this.#clerk) throw new Error('open the desk first');
    return this.#clerk;
  }

  /** From now on this clerk sits here; by default another one. */
  async open(onDay: string, clerk?: TestClient): Promise<void> {
    moveTo(this.#server, onDay);
    this.#clerk = clerk ?? (await aClerk(this.#server)).client;
  }

  /** What the paper of a widow says; each one is another person. */
  aPaper(said: Partial<Entering> = {}): Entering {
    this.#papers += 1;
    return {
      first_name: 'Meryem',
      last_name: 'Kurt',
      date_of_birth: toWireDay(addDays(day('1951-01-01'), this.#papers)),
      citizenship_id: 792,
      phone_number: '+436601234567',
      phone_type: 'private_mobile',
      language: 'tr',
      channel: 'post',
      asked: 'wrote',
      arrived_on: this.daysAgo(3),
      signed_on: toWireDay(day('2026-12-01')),
      agrees: true,
      ...said,
    };
  }

  daysAgo(days: number) {
    return toWireDay(addDays(this.#server.clock.today(), -days));
  }

  async entered(said: Partial<Entering> = {}): Promise<Entered> {
    const { status, body } = await this.clerk.call(paperContract.enterApplication, this.aPaper(said));
    expect([status, body]).toEqual([201, body]);
    return body as Entered;
  }

  headersOf({ conversation_id }: Entered) {
    return { [CONVERSATION]: String(conversation_id) };
  }

  async file({ household_id }: Of): Promise<HouseholdFile> {
    const { body } = await this.clerk.call(officeContract.getHousehold, { id: String(household_id) });
    return body as HouseholdFile;
  }

  async gapsOf(of: Of): Promise<string[]> {
    return (await this.file(of)).paper_application?.gaps.map(({ gap }) => gap) ?? [];
  }

  /** A call of the members, with the conversation. */
  async onBehalf(of: Entered, call: Call, id: number | undefined, body: object): Promise<unknown> {
    const path = call.path.replace(':id', String(id));
    const answer = await this.clerk.send(call.method, path, body, this.headersOf(of));
    expect([answer.status, answer.body]).toEqual([call.status, answer.body]);
    return answer.body;
  }

  async scanned(of: Entered, memberId: number, type: string): Promise<void> {
    this.#papers += 1;
    const file = { name: `${type}.pdf`, type: 'application/pdf', bytes: aPdf(`/P${this.#papers}`) };
    const { body, headers } = multipart({ type }, file);
    const path = `/api/v1/member/${memberId}/document`;
    const answer = await this.clerk.send('POST', path, body, { ...headers, ...this.headersOf(of) });
    expect([answer.status, answer.body]).toEqual([201, answer.body]);
    const { id } = answer.body as { id: number };
    const verified = await this.clerk.call(documentReviewContract.verifyDocument, { id: String(id) });
    expect(verified.status).toBe(200);
  }

  /** Everything but the invoices, with the members' own calls. */
  async filledIn(of: Entered): Promise<MainMember> {
    const { main_member: main } = await this.file(of);
    const { place_of_birth, gender, father_name, mother_name } = person;
    await this.onBehalf(of, membersContract.changeMember, main.id, {
      ...{ place_of_birth, gender, father_name, mother_name, permanent_residence: true },
      social_insurance_number: '1237010151',
    });
    await this.onBehalf(of, householdsContract.addAddress, main.id, address);
    for (const type of ['passport', 'residence_permit', 'signed_application']) await this.scanned(of, main.id, type);
    return main;
  }

  async invoiced(of: Entered): Promise<SaleInvoice[]> {
    const { createInvoices, confirmInvoice } = invoicingContract;
    const drafts = (await this.onBehalf(of, createInvoices, undefined, {})) as SaleInvoice[];
    for (const { id } of drafts) await this.onBehalf(of, confirmInvoice, id, {});
    await this.#server.runJobs();
    return drafts;
  }

  async submittedOn({ household_id }: Of) {
    const { db } = this.#server.context;
    const own = db.selectFrom('households').select(['status', 'submitted_on']).where('id', '=', household_id);
    return own.executeTakeFirst();
  }
}
