import { beforeEach, expect, it, vi } from 'vitest';

const MINE = 7;
const SON = 8;
const OWNER = 3;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  return () => vi.unstubAllGlobals();
});

it('a document counts as being uploaded for its person until it has arrived or failed', async () => {
  const { documents, pick } = await aSession();
  const passport = pick('pass.pdf', MINE);
  const card = pick('karte.pdf', MINE);
  pick('sohn.pdf', SON);
  documents.put({ ...pick('später.pdf', MINE), held: 'submission' });
  const onTheWay = () => documents.documentsOnTheWay(MINE).map(({ name }) => name);
  expect(onTheWay()).toEqual(['pass.pdf', 'karte.pdf']);

  documents.comeBack(passport, { failure: 'broken' });
  expect(onTheWay()).toEqual(['karte.pdf']);
  documents.arrive(card);

  expect(onTheWay()).toEqual([]);
  expect(documents.documentsStanding().sendings.map(({ name }) => name)).toEqual([
    'pass.pdf',
    'sohn.pdf',
    'später.pdf',
  ]);
  expect(documents.documentsStanding().arrived).toMatchObject({ name: 'karte.pdf', memberId: MINE });
});

it('a failed upload is visible on the open screen of the document; on other screens it is reported once', async () => {
  const { documents, pick } = await aSession();
  const lost = () => documents.lostDocuments(documents.documentsStanding()).map(({ name }) => name);
  const leave = documents.watchDocuments(MINE);
  documents.comeBack(pick('gesehen.pdf', MINE), { failure: 'broken' });
  leave();
  expect(lost()).toEqual([]);

  documents.comeBack(pick('pass.pdf', MINE), { failure: 'broken' });
  documents.comeBack(pick('karte.pdf', MINE), { failure: 'broken' });
  documents.comeBack(pick('sohn.pdf', SON), { failure: 'broken' });
  expect(lost()).toEqual(['pass.pdf', 'karte.pdf']);
  documents.tellLost(documents.lostDocuments(documents.documentsStanding()));
  expect(lost()).toEqual(['sohn.pdf']);

  documents.watchDocuments(SON)();
  expect(lost()).toEqual([]);
  expect(documents.documentsStanding().sendings).toHaveLength(4);
});

it('an upload that fails a second time is reported again', async () => {
  const { documents, pick } = await aSession();
  const passport = pick('pass.pdf', MINE);
  documents.comeBack(passport, { failure: 'broken' });
  documents.tellLost(documents.lostDocuments(documents.documentsStanding()));

  documents.put(passport);
  documents.comeBack(passport, { failure: 'broken again' });

  expect(documents.lostDocuments(documents.documentsStanding())).toMatchObject([
    { name: 'pass.pdf', failure: 'broken again' },
  ]);
});

it('uploads stay for a person who logs in again, and for nobody else', async () => {
  const { documents, pick } = await aSession();
  documents.comeBack(pick('pass.pdf', MINE), { failure: 'broken' });
  const late = pick('spät.pdf', MINE);

  documents.keepDocumentsOf(OWNER);
  expect(documents.documentsStanding().sendings).toHaveLength(2);

  documents.keepDocumentsOf(OWNER + 1);
  documents.arrive(late);
  documents.comeBack(late, { failure: 'broken' });
  expect(documents.documentsStanding()).toEqual({ sendings: [], arrived: undefined });
});

it('logging out removes all uploads', async () => {
  const { documents, pick } = await aSession();
  documents.arrive(pick('pass.pdf', MINE));
  documents.comeBack(pick('karte.pdf', MINE), { failure: 'broken' });

  documents.keepDocumentsOf(undefined);

  expect(documents.documentsStanding()).toEqual({ sendings: [], arrived: undefined });
});

/** Somebody is logged in and picks documents on the screens of their family. */
async function aSession() {
  const [documents, { beginSession }] = await Promise.all([
    import('./onTheWay.ts'),
    import('../platform/session/session.ts'),
  ]);
  beginSession(OWNER);
  const pick = (name: string, memberId: number) => {
    const file = new File([], name);
    const sending = documents.pack({ memberId, type: 'passport', name, file, place: `/sub-member/${memberId}` });
    documents.put(sending);
    return sending;
  };
  return { documents, pick };
}
