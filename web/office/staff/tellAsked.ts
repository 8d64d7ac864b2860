import type { Approval } from '../../../domain/approvals/approvalAnswers.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';

/** Says whom a request waits for, or when it takes effect because nobody else works in the office. */
export function tellAsked(tellDone: TellDone, { takes_effect_at: at }: Pick<Approval, 'takes_effect_at'>): void {
  tellDone((say) => (at === null ? say('officeStaff.asked') : say('officeStaff.askedAlone', dateAndTimeOf(at))));
}
