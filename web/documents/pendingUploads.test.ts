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
  documents.putUpload({ ...pick('später.pdf', MINE), held: 'submission' });
  const running = () => documents.runningUploadsOf(MINE).map(({ name }) => name);
  expect(running()).toEqual(['pass.pdf', 'karte.pdf']);

  documents.failUpload(passport, { failure: 'broken' });
  expect(running()).toEqual(['karte.pdf']);
  documents.completeUpload(card);

  expect(running()).toEqual([]);
  expect(documents.currentUploads().pending.map(({ name }) => name)).toEqual(['pass.pdf', 'sohn.pdf', 'später.pdf']);
  expect(documents.currentUploads().lastUploaded).toMatchObject({ name: 'karte.pdf', memberId: MINE });
});

it('a failed upload is visible on the open screen of the document; on other screens it is reported once', async () => {
  const { documents, pick } = await aSession();
  const lost = () => documents.unseenFailures(documents.currentUploads()).map(({ name }) => name);
  const leave = documents.showUploadsOf(MINE);
  documents.failUpload(pick('gesehen.pdf', MINE), { failure: 'broken' });
  leave();
  expect(lost()).toEqual([]);

  documents.failUpload(pick('pass.pdf', MINE), { failure: 'broken' });
  documents.failUpload(pick('karte.pdf', MINE), { failure: 'broken' });
  documents.failUpload(pick('sohn.pdf', SON), { failure: 'broken' });
  expect(lost()).toEqual(['pass.pdf', 'karte.pdf']);
  documents.markFailuresSeen(documents.unseenFailures(documents.currentUploads()));
  expect(lost()).toEqual(['sohn.pdf']);

  documents.showUploadsOf(SON)();
  expect(lost()).toEqual([]);
  expect(documents.currentUploads().pending).toHaveLength(4);
});

it('an upload that fails a second time is reported again', async () => {
  const { documents, pick } = await aSession();
  const passport = pick('pass.pdf', MINE);
  documents.failUpload(passport, { failure: 'broken' });
  documents.markFailuresSeen(documents.unseenFailures(documents.currentUploads()));

  documents.putUpload(passport);
  documents.failUpload(passport, { failure: 'broken again' });

  expect(documents.unseenFailures(documents.currentUploads())).toMatchObject([
    { name: 'pass.pdf', failure: 'broken again' },
  ]);
});

it('uploads stay for a person who logs in again, and for nobody else', async () => {
  const { documents, pick } = await aSession();
  documents.failUpload(pick('pass.pdf', MINE), { failure: 'broken' });
  const late = pick('spät.pdf', MINE);

  documents.keepUploadsOf(OWNER);
  expect(documents.currentUploads().pending).toHaveLength(2);

  documents.keepUploadsOf(OWNER + 1);
  documents.completeUpload(late);
  documents.failUpload(late, { failure: 'broken' });
  expect(documents.currentUploads()).toEqual({ pending: [], lastUploaded: undefined });
});

it('logging out removes all uploads', async () => {
  const { documents, pick } = await aSession();
  documents.completeUpload(pick('pass.pdf', MINE));
  documents.failUpload(pick('karte.pdf', MINE), { failure: 'broken' });

  documents.keepUploadsOf(undefined);

  expect(documents.currentUploads()).toEqual({ pending: [], lastUploaded: undefined });
});

/** Somebody is logged in and picks documents on the screens of their family. */
async function aSession() {
  const [documents, { beginSession }] = await Promise.all([
    import('./pendingUploads.ts'),
    import('../platform/session/session.ts'),
  ]);
  beginSession(OWNER);
  const pick = (name: string, memberId: number) => {
    const file = new File([], name);
    const upload = documents.newUpload({ memberId, type: 'passport', name, file, place: `/sub-member/${memberId}` });
    documents.putUpload(upload);
    return upload;
  };
  return { documents, pick };
}
