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
  const { papers, pick } = await aSession();
  const passport = pick('pass.pdf', MINE);
  const card = pick('karte.pdf', MINE);
  pick('sohn.pdf', SON);
  papers.put({ ...pick('später.pdf', MINE), isHeld: true });
  const onTheWay = () => papers.documentsOnTheWay(MINE).map(({ name }) => name);
  expect(onTheWay()).toEqual(['pass.pdf', 'karte.pdf']);

  papers.comeBack(passport, { failure: 'broken' });
  expect(onTheWay()).toEqual(['karte.pdf']);
  papers.arrive(card);

  expect(onTheWay()).toEqual([]);
  expect(papers.documentsStanding().sendings.map(({ name }) => name)).toEqual(['pass.pdf', 'sohn.pdf', 'später.pdf']);
  expect(papers.documentsStanding().arrived).toMatchObject({ name: 'karte.pdf', memberId: MINE });
});

it('a failed upload is visible on the open screen of the document; on other screens it is reported once', async () => {
  const { papers, pick } = await aSession();
  const lost = () => papers.lostDocuments(papers.documentsStanding()).map(({ name }) => name);
  const leave = papers.watchDocuments(MINE);
  papers.comeBack(pick('gesehen.pdf', MINE), { failure: 'broken' });
  leave();
  expect(lost()).toEqual([]);

  papers.comeBack(pick('pass.pdf', MINE), { failure: 'broken' });
  papers.comeBack(pick('karte.pdf', MINE), { failure: 'broken' });
  papers.comeBack(pick('sohn.pdf', SON), { failure: 'broken' });
  expect(lost()).toEqual(['pass.pdf', 'karte.pdf']);
  papers.tellLost(papers.lostDocuments(papers.documentsStanding()));
  expect(lost()).toEqual(['sohn.pdf']);

  papers.watchDocuments(SON)();
  expect(lost()).toEqual([]);
  expect(papers.documentsStanding().sendings).toHaveLength(4);
});

it('an upload that fails a second time is reported again', async () => {
  const { papers, pick } = await aSession();
  const passport = pick('pass.pdf', MINE);
  papers.comeBack(passport, { failure: 'broken' });
  papers.tellLost(papers.lostDocuments(papers.documentsStanding()));

  papers.put(passport);
  papers.comeBack(passport, { failure: 'broken again' });

  expect(papers.lostDocuments(papers.documentsStanding())).toMatchObject([
    { name: 'pass.pdf', failure: 'broken again' },
  ]);
});

it('uploads stay for a person who logs in again, and for nobody else', async () => {
  const { papers, pick } = await aSession();
  papers.comeBack(pick('pass.pdf', MINE), { failure: 'broken' });
  const late = pick('spät.pdf', MINE);

  papers.keepDocumentsOf(OWNER);
  expect(papers.documentsStanding().sendings).toHaveLength(2);

  papers.keepDocumentsOf(OWNER + 1);
  papers.arrive(late);
  papers.comeBack(late, { failure: 'broken' });
  expect(papers.documentsStanding()).toEqual({ sendings: [], arrived: undefined });
});

it('logging out removes all uploads', async () => {
  const { papers, pick } = await aSession();
  papers.arrive(pick('pass.pdf', MINE));
  papers.comeBack(pick('karte.pdf', MINE), { failure: 'broken' });

  papers.keepDocumentsOf(undefined);

  expect(papers.documentsStanding()).toEqual({ sendings: [], arrived: undefined });
});

/** Somebody is logged in and picks documents on the screens of their family. */
async function aSession() {
  const [papers, { beginSession }] = await Promise.all([
    import('./onTheWay.ts'),
    import('../platform/session/session.ts'),
  ]);
  beginSession(OWNER);
  const pick = (name: string, memberId: number) => {
    const file = new File([], name);
    const sending = papers.pack({ memberId, type: 'passport', name, file, place: `/sub-member/${memberId}` });
    papers.put(sending);
    return sending;
  };
  return { papers, pick };
}
