import { documentPath } from '../../../domain/members/personPath.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { message } from '../../messages.ts';
import { sayDocumentType } from '../../words.ts';
import type { DueChildNotice, DueDocumentNotice, DueSubstituteNotice } from './notices.reads.ts';

const SUBSTITUTES = { label: 'membership.substituteEnding.link', path: '/substitutes' } as const;

/** A representation ends soon. */
export const substituteEndingMessage = message('membership.substituteEnding', (due: DueSubstituteNotice) => ({
  says: ['intro', 'next'],
  values: { name: fullName(due), date: toWireDay(due.valid_until) },
  link: SUBSTITUTES,
}));

/** A representation has ended. */
export const substitutePassedMessage = message('membership.substitutePassed', (due: DueSubstituteNotice) => ({
  says: ['intro', 'next'],
  values: { name: fullName(due), date: toWireDay(due.valid_until) },
  link: SUBSTITUTES,
}));

/** A child approaches the age limit. */
export const childMessage = message('membership.childLimit', (due: DueChildNotice) => ({
  says: ['intro', 'next', 'disability'],
  values: { name: fullName(due), date: toWireDay(due.last_day) },
  link: { label: 'link', path: '/sub-member' },
}));

/** A passport or permit runs out. The subject names neither kind nor person, because others may see it. */
export const documentMessage = message('membership.documentEnding', (due: DueDocumentNotice, { language }) => ({
  says: ['intro', 'next', 'nothingEnds'],
  values: {
    document: sayDocumentType(language, due.type),
    name: fullName(due),
    date: toWireDay(due.valid_until),
  },
  link: { label: 'membership.documentRefused.link', path: documentPath(due) },
}));
