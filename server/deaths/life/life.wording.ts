import type { Gender } from '../../../domain/reference/eligibility.ts';
import type { Association } from '../../../domain/shared/association.ts';
import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import type { Language } from '../../../domain/shared/language.ts';
import { mail, message } from '../../messages.ts';
import type { Settings } from '../../platform/context.ts';
import { say, sayHonoured } from '../../words.ts';

/** Who has died, and the family that is addressed; the name is empty for a child that has none. */
export type About = { name: string; gender: Gender | null; family: string; association: Association };

const NEWS = { greeting: 'deaths.greeting', link: { label: 'deaths.link', path: '/news' } } as const;
const CONDOLING = 'membership.condolence.closing';

/** The first message after a death: nothing about money, log-in or days (texts of the association). */
export const condolenceMessage = message('deaths.condolence', (about: About, { language }) => ({
  ...NEWS,
  says: [about.name ? 'words' : 'wordsOfChild', [sayHelp(language, about.association)], 'nothingToDo'],
  values: { name: about.name && sayHonoured(language, about), family: about.family },
  closing: CONDOLING,
}));

/** The death was reported of somebody who lives. */
export const correctionMessage = message('deaths.correction', ({ name, family }: About) => ({
  ...NEWS,
  says: ['words', 'asBefore'],
  values: { name, family },
}));

type Representative = {
  language: Language;
  settings: Settings;
  first_name: string;
  last_name: string;
  /** The name of who has died. */
  deceased: string;
};

/** Somebody speaks for the household at a death; they have no access to the portal. */
export const representativeMail = mail('deaths.representative', (to: Representative) => ({
  says: ['words', 'why', [sayHelp(to.language, to.settings.association)]],
  values: { name: to.deceased },
  name: fullName(to),
  closing: CONDOLING,
}));

export const representativeCorrection = mail('deaths.representativeCorrection', (to: Representative) => ({
  says: ['words'],
  values: { name: to.deceased },
  name: fullName(to),
}));

export type Closing = {
  /** The last covered day; null where the membership had ended before, or there was none. */
  last_day: Day | null;
  had_begun: boolean;
  /** Who goes on as main member because of this death. */
  next: string | undefined;
  has_ended: boolean;
  /** Until when open invoices are to be paid. */
  charged_until: Day | undefined;
};

/** The later message: until when the membership was valid, who goes on, and what is open (decision 60). */
export const closingMessage = message('deaths.closing', (about: About & Closing, { language }) => {
  const { name, family, association, last_day, had_begun, next, has_ended, charged_until } = about;
  const charged = charged_until && say(language, 'deaths.closing.charged', { date: toWireDay(charged_until) });
  return {
    ...NEWS,
    subject: last_day ? 'subject' : 'subjectOfMoney',
    says: [
      last_day ? (had_begun ? 'until' : 'unbegun') : [],
      next ? [say(language, 'membership.goesOn.who', { name: next }), say(language, 'membership.goesOn.same')] : [],
      has_ended ? 'household' : [],
      charged ? [charged] : [],
      'stayReachable',
    ],
    values: { name, family, date: last_day ? toWireDay(last_day) : undefined, phone: phoneOf(association) },
    closing: CONDOLING,
  };
});

function sayHelp(language: Language, association: Association): string {
  const { emergency_phone: phone } = association;
  return phone
    ? say(language, 'deaths.help', { phone })
    : say(language, 'deaths.helpInHours', { phone: phoneOf(association) });
}

function phoneOf({ emergency_phone, phone }: Association): string {
  return emergency_phone ?? phone;
}
