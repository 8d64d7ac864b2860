import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { membersContract } from '../../domain/members/members.contract.ts';
import { aLoggedInClient } from '../testing/builders.ts';
import { type Entered, PaperDesk } from '../testing/counter/paperDesk.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { aDocument } from '../testing/memberBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();
beforeAll(() => withDemoFees(server));

const desk = new PaperDesk(server);
beforeEach(() => desk.open('2027-01-11'));

/** A further scan of the form, which nobody has verified. */
async function aScan(of: Entered): Promise<string> {
  const { main_member: main } = await desk.file(of);
  return String(await aDocument(server, main.id, { type: 'signed_application' }));
}

function remove(of: Entered, id: string) {
  const path = membersContract.deleteDocument.path.replace(':id', id);
  return desk.clerk.send('DELETE', path, undefined, desk.headersOf(of));
}

describe('the scan of the signed form', () => {
  it('may be replaced by the office while the application is entered', async () => {
    const of = await desk.entered();

    expect((await remove(of, await aScan(of))).status).toBe(204);
  });

  it('is kept by everybody once the application was submitted, also after it was sent back', async () => {
    const of = await desk.entered();
    await desk.filledIn(of);
    await desk.invoiced(of);
    const id = await aScan(of);
    const { db } = server.context;

    const submitted = await remove(of, id);
    await db.updateTable('households').set({ status: 'new' }).where('id', '=', of.household_id).execute();
    const sentBack = await remove(of, id);

    expect(submitted).toMatchObject({ status: 409, body: { message: 'signed_form_stays' } });
    expect(sentBack).toMatchObject({ status: 409, body: { message: 'signed_form_stays' } });
  });

  it('is not deleted by the household, which may see it', async () => {
    const { household, client } = await aLoggedInClient(server, { status: 'new' });
    const id = String(await aDocument(server, household.main_member_id, { type: 'signed_application' }));

    const answer = await client.call(membersContract.deleteDocument, { id });

    expect(answer).toMatchObject({ status: 409, body: { message: 'signed_form_stays' } });
    expect((await client.call(membersContract.downloadDocument, { id })).status).toBe(200);
  });
});
