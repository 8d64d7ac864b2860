import type { ChangeableField } from '../../domain/members/changeRequests/changeRequest.ts';
import { correctionsPath } from '../../domain/members/personPath.ts';
import type { Language } from '../../domain/shared/language.ts';
import { message } from '../messages.ts';
import { say } from '../words.ts';

/** The requested fields and the person. Values are shown only in the portal: mails contain no identity numbers. */
type Asked = { member_id: number; is_main: boolean; name: string; fields: readonly ChangeableField[] };

/** The office has granted the request. */
export const correctedMessage = message('membership.corrected', (asked: Asked, { language }) => ({
  says: ['intro', 'next'],
  ...about(asked, language),
}));

/** The office has refused the request: why, and what to do. */
export const notCorrectedMessage = message(
  'membership.notCorrected',
  (asked: Asked & { answer: string | null }, { language }) => ({
    says: ['intro', [asked.answer ?? ''], 'next'],
    ...about(asked, language),
  }),
);

function about(asked: Asked, language: Language) {
  const fields = asked.fields.map((field) => say(language, `members.field.${field}`)).join(', ');
  return {
    values: { name: asked.name, fields },
    link: { label: 'membership.corrected.link', path: correctionsPath(asked) },
  } as const;
}
