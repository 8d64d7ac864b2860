import { refuse } from '../../domain/documents/documents.refusals.ts';
import type { PaperCheck } from './paperCheck.ts';

/** What a walk through a file wants next: some bytes, to leave some out, or the next JPEG marker. */
export type Want = { read: number } | { skip: number } | { seek: 'marker' } | { rest: 'nothing' | 'anything' };

/** Reads a file from start to end as a story, while its bytes arrive in pieces. */
export type Walk = Generator<Want, void, Buffer>;

const NOTHING = Buffer.alloc(0);
const MOST_PIXELS = 100_000_000;
const MARKER_PREFIX = 0xff;

/** Beginnings of other kinds of files, which have no business behind a picture. */
const strangers = ['%PDF-', 'PK\x03\x04', '<script', '<html', '<?php'];
const LONGEST_STRANGER = Math.max(...strangers.map((text) => text.length));

/** Whether a picture of this size can be shown at all without filling a computer (trust promise 6). */
export function checkPixels(width: number, height: number): void {
  if (width < 1 || height < 1) refuse('incorrect_file_type');
  if (width * height > MOST_PIXELS) refuse('file_not_safe');
}

export function openWalkCheck(walk: Walk): PaperCheck {
  let want = begin(walk);
  let kept: Buffer = NOTHING;
  return {
    take: async (bytes) => {
      kept = kept.length === 0 ? bytes : Buffer.concat([kept, bytes]);
      for (let step = advance(want, kept); step; step = advance(want, kept)) {
        kept = step.rest;
        want = step.found ? continueWith(walk, step.found) : (step.want ?? want);
        if (step.isStuck) return;
      }
    },
    finish: async () => {
      if (!('rest' in want)) refuse('incorrect_file_type');
    },
  };
}

function begin(walk: Walk): Want {
  return wanted(walk.next(NOTHING));
}

function continueWith(walk: Walk, bytes: Buffer): Want {
  return wanted(walk.next(bytes));
}

// A walk ends by wanting a rest, so that its end is not mistaken for the file's.
function wanted(result: IteratorResult<Want, void>): Want {
  return result.done ? { rest: 'nothing' } : result.value;
}

type Step = { rest: Buffer; found?: Buffer; want?: Want; isStuck?: boolean };

function advance(want: Want, kept: Buffer): Step | undefined {
  if ('read' in want) {
    if (kept.length < want.read) return undefined;
    return { found: kept.subarray(0, want.read), rest: kept.subarray(want.read) };
  }
  if ('skip' in want) return skip(want.skip, kept);
  if ('seek' in want) return seekMarker(kept);
  checkRest(want.rest, kept);
  return { rest: kept.subarray(Math.max(0, kept.length - LONGEST_STRANGER)), isStuck: true };
}

function skip(count: number, kept: Buffer): Step {
  if (kept.length >= count) return { found: NOTHING, rest: kept.subarray(count) };
  return { rest: NOTHING, want: { skip: count - kept.length }, isStuck: true };
}

// In picture data 0xFF stands before 0 (the byte itself), before restart marks, or before a real marker.
function seekMarker(kept: Buffer): Step {
  for (let at = kept.indexOf(MARKER_PREFIX); at >= 0; at = kept.indexOf(MARKER_PREFIX, at + 1)) {
    const code = kept[at + 1];
    if (code === undefined) return { rest: kept.subarray(at), isStuck: true };
    if (isMarker(code)) return { found: kept.subarray(at, at + 2), rest: kept.subarray(at + 2) };
  }
  return { rest: NOTHING, isStuck: true };
}

function isMarker(code: number): boolean {
  const isRestart = code >= 0xd0 && code <= 0xd7;
  return code !== 0 && code !== MARKER_PREFIX && !isRestart;
}

function checkRest(allowed: 'nothing' | 'anything', kept: Buffer): void {
  if (allowed === 'nothing' && kept.length > 0) refuse('file_not_safe');
  const text = kept.toString('latin1').toLowerCase();
  if (strangers.some((stranger) => text.includes(stranger.toLowerCase()))) refuse('file_not_safe');
}
