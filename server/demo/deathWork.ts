import { Readable } from 'node:stream';
import type { CaseDocumentKind, OriginalMove } from '../../domain/deaths/documents.ts';
import { findCase } from '../deaths/deathCase.reads.ts';
import { getDocuments } from '../deaths/documents/caseDocuments.reads.ts';
import { moveOriginal, receiveOriginal } from '../deaths/documents/originals.actions.ts';
import { addCaseDocument } from '../deaths/documents/storeCaseDocument.actions.ts';
import { makeFamilyLink, makeGuestLink } from '../deaths/links/links.actions.ts';
import { look } from '../deaths/links/looks.actions.ts';
import { doStep, dropStep, tickStep } from '../deaths/steps/steps.actions.ts';
import { getSteps, listOpenSteps } from '../deaths/steps/steps.reads.ts';
import { storeDocument } from '../documents/keepDocument.actions.ts';
import type { Change } from '../platform/context.ts';
import type { StaffChange } from '../platform/staff.ts';
import { CLERK_EMAIL } from './demoStaff.ts';
import { sampleDocument } from './sampleDocument.ts';
import { asOffice, asStaff, type Stage } from './stage.ts';

export type Seen = { id: number; revision: number };
export type Decision<R = unknown> = (change: StaffChange, seen: Seen) => Promise<R>;

/** An address that belongs to nobody (RFC 5737). */
const FAMILY_ADDRESS = '192.0.2.7';

/** What the staff do with a case, each decision with the revision of that moment. */
export async function workOn<R>(stage: Stage, id: number, decide: Decision<R>, email = CLERK_EMAIL): Promise<R> {
  return asStaff(stage, email, async (change) => {
    const { revision } = (await findCase(change.tx, id)) ?? { revision: 0 };
    return decide(change, { id, revision });
  });
}

/** Ticks steps of the template by their keys. */
export async function tickSteps(stage: Stage, id: number, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await workOn(stage, id, async (change, { revision }) => {
      const step = await stepOf(change, id, key);
      // some are ticked by what was done before
      const open = await listOpenSteps(change.tx, id);
      if (open.some((one) => one.id === step)) await doStep(change, { id: step, revision });
    });
  }
}

/** A step of the template that is not needed, and why. */
export async function dropStepOf(stage: Stage, id: number, key: string, reason: string): Promise<void> {
  await workOn(stage, id, async (change, { revision }) =>
    dropStep(change, { id: await stepOf(change, id, key), revision, reason }),
  );
}

/** A link for the family, which has opened it twice since. */
export async function giveFamilyLink(stage: Stage, id: number, recipient: string): Promise<void> {
  const { made } = await workOn(stage, id, (change, seen) =>
    makeFamilyLink(change, { ...seen, recipient, language: 'tr' }),
  );
  const sent = new URL(made.address).searchParams.get('link');
  for (let looks = 0; looks < 2; looks += 1) {
    await look(stage.context, { kind: 'family', sent, address: FAMILY_ADDRESS }, async () => null);
  }
}

/** A link for the undertaker, to which the family has agreed; returns its id. */
export async function giveGuestLink(stage: Stage, id: number, to: { recipient: string; by: string }): Promise<number> {
  const { links } = await workOn(stage, id, (change, seen) =>
    makeGuestLink(change, {
      ...seen,
      recipient: to.recipient,
      language: 'de',
      consent_by: to.by,
      consent_on: change.today,
    }),
  );
  return links.find(({ kind }) => kind === 'guest')?.id ?? 0;
}

/** A step that the undertaker ticks by the link. */
export async function tickByLink(stage: Stage, id: number, tick: { link_id: number; key: string }): Promise<void> {
  await asOffice(stage, async (change) => {
    const link = { id: tick.link_id, case_id: id };
    await tickStep(change, { step_id: await stepOf(change, id, tick.key), link, confirmed: true });
  });
}

type Sent = { kind: CaseDocumentKind; title: string; of: string; link_id?: number };

/** Stores a copy; `link_id`: the undertaker has sent it by the link. */
export async function storeCopy(stage: Stage, id: number, { kind, title, of, link_id }: Sent): Promise<void> {
  const stream = Readable.from([sampleDocument(title, of)]);
  // our own file: it needs no examination
  const { kept } = await storeDocument(stage.context, { filename: `${title}.pdf`, stream, fields: async () => ({}) });
  const document = { case_id: id, kind, name: title, link_id: link_id ?? null };
  if (link_id !== undefined) await asOffice(stage, (change) => addCaseDocument(change, document, kept));
  else await asStaff(stage, CLERK_EMAIL, (change) => addCaseDocument(change, document, kept));
}

/** An original comes from the family; of one that was stored before, or of a new document. */
export async function takeOriginal(
  stage: Stage,
  id: number,
  { kind, person, isStored }: { kind: CaseDocumentKind; person: string; isStored?: true },
): Promise<void> {
  if (isStored) return passOriginal(stage, id, { kind, moved: 'received', person });
  await workOn(stage, id, (change, seen) =>
    receiveOriginal(change, { ...seen, kind, person, name: null, moved_on: change.today }),
  );
}

/** An original goes on, or back to the family. */
export async function passOriginal(
  stage: Stage,
  id: number,
  { kind, moved, person }: { kind: CaseDocumentKind; moved: OriginalMove; person: string },
): Promise<void> {
  const { documents } = await workOn(stage, id, ({ tx }) => getDocuments({ db: tx }, { id }));
  const document = documents.find((one) => one.kind === kind);
  if (!document) throw new Error(`the case has no document ${kind}`);
  await workOn(stage, id, (change, { revision }) =>
    moveOriginal(change, { id: document.id, revision, moved, person, moved_on: change.today }),
  );
}

async function stepOf({ tx }: Change, caseId: number, key: string): Promise<number> {
  const { steps } = await getSteps({ db: tx }, { id: caseId });
  const step = steps.find(({ step_key }) => step_key === key);
  if (!step) throw new Error(`the case has no step ${key}`);
  return step.id;
}
