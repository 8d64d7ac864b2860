import { beforeEach, expect, it, vi } from 'vitest';

const MINE = 7;
const SON = 8;
const OWNER = 3;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  return () => vi.unstubAllGlobals();
});

it('a paper travels for its person until it has arrived, or has come back', async () => {
  const { papers, pick } = await aSession();
  const passport = pick('pass.pdf', MINE);
  const card = pick('karte.pdf', MINE);
  pick('sohn.pdf', SON);
  papers.put({ ...pick('später.pdf', MINE), isHeld: true });
  const onTheWay = () => papers.papersOnTheWay(MINE).map(({ name }) => name);
  expect(onTheWay()).toEqual(['pass.pdf', 'karte.pdf']);

  papers.comeBack(passport, { failure: 'broken' });
  expect(onTheWay()).toEqual(['karte.pdf']);
  papers.arrive(card);

  expect(onTheWay()).toEqual([]);
  expect(papers.papersStanding().sendings.map(({ name }) => name)).toEqual(['pass.pdf', 'sohn.pdf', 'später.pdf']);
  expect(papers.papersStanding().arrived).toMatchObject({ name: 'karte.pdf', memberId: MINE });
});

it('who has the screen of a paper open sees that it came back; anybody else is told, once', async () => {
  const { papers, pick } = await aSession();
  const lost = () => papers.lostPapers(papers.papersStanding()).map(({ name }) => name);
  const leave = papers.watchPapers(MINE);
  papers.comeBack(pick('gesehen.pdf', MINE), { failure: 'broken' });
  leave();
  expect(lost()).toEqual([]);

  papers.comeBack(pick('pass.pdf', MINE), { failure: 'broken' });
  papers.comeBack(pick('karte.pdf', MINE), { failure: 'broken' });
  papers.comeBack(pick('sohn.pdf', SON), { failure: 'broken' });
  expect(lost()).toEqual(['pass.pdf', 'karte.pdf']);
  papers.tellLost(papers.lostPapers(papers.papersStanding()));
  expect(lost()).toEqual(['sohn.pdf']);

  papers.watchPapers(SON)();
  expect(lost()).toEqual([]);
  expect(papers.papersStanding().sendings).toHaveLength(4);
});

it('a paper that came back a second time is told again', async () => {
  const { papers, pick } = await aSession();
  const passport = pick('pass.pdf', MINE);
  papers.comeBack(passport, { failure: 'broken' });
  papers.tellLost(papers.lostPapers(papers.papersStanding()));

  papers.put(passport);
  papers.comeBack(passport, { failure: 'broken again' });

  expect(papers.lostPapers(papers.papersStanding())).toMatchObject([{ name: 'pass.pdf', failure: 'broken again' }]);
});

it('papers stay for whoever logs in again, and for nobody else', async () => {
  const { papers, pick } = await aSession();
  papers.comeBack(pick('pass.pdf', MINE), { failure: 'broken' });
  const late = pick('spät.pdf', MINE);

  papers.keepPapersOf(OWNER);
  expect(papers.papersStanding().sendings).toHaveLength(2);

  papers.keepPapersOf(OWNER + 1);
  papers.arrive(late);
  papers.comeBack(late, { failure: 'broken' });
  expect(papers.papersStanding()).toEqual({ sendings: [], arrived: undefined });
});

it('of somebody who logs out no paper stays', async () => {
  const { papers, pick } = await aSession();
  papers.arrive(pick('pass.pdf', MINE));
  papers.comeBack(pick('karte.pdf', MINE), { failure: 'broken' });

  papers.keepPapersOf(undefined);

  expect(papers.papersStanding()).toEqual({ sendings: [], arrived: undefined });
});

/** Somebody is logged in, and picks papers on the screens of their people. */
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
