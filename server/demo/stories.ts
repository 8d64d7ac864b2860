import type { Gender } from '../../domain/reference/eligibility.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { Origin } from './people.ts';

/**
 * The events of demo households; `memberEvents`, `invoiceEvents`, `officeEvents`, `letterEvents`, `deathEvents` and `cashEvents`
 * perform them.
 */
export type DemoEvent =
  | 'register'
  | 'begin_personal_data'
  | 'enter_personal_data'
  | 'enter_address'
  | 'add_spouse'
  | 'add_child'
  | 'lose_mothers_name_of_child'
  | 'send_documents'
  | 'say_last_days'
  | 'name_lawyer'
  | 'choose_burial_place'
  | 'name_death_contacts'
  | 'ask_for_correction'
  | 'draft_invoices'
  | 'cancel_drafts'
  | 'confirm_invoices'
  | 'remind'
  | 'pay'
  | 'pay_half'
  | 'pay_too_much'
  | 'void_contribution'
  | 'write_off'
  | 'verify_documents'
  | 'tell_last_days'
  | 'activate'
  | 'lose_log_in'
  | 'want_post'
  | 'post_letters'
  | 'get_letter_back'
  | 'send_back'
  | 'deactivate'
  | 'report_death'
  | 'identify_death'
  | 'accept_death'
  | 'prepare_transfer'
  | 'arrange_transfer'
  | 'pay_in_cash';

/** A household's story: what happened how many days before the demo was made, oldest first. */
export type DemoStory = {
  /** What this household demonstrates, for the list of log-ins. */
  shows: string;
  first_name: string;
  gender: Gender;
  origin: Origin;
  language: Language;
  events: readonly (readonly [daysAgo: number, event: DemoEvent])[];
};

const applied = (daysAgo: number, ...more: DemoStory['events']): DemoStory['events'] => [
  [daysAgo + 1, 'register'],
  [daysAgo + 1, 'enter_personal_data'],
  [daysAgo + 1, 'enter_address'],
  ...more,
];
const submitted = (daysAgo: number, ...more: DemoStory['events']): DemoStory['events'] =>
  applied(
    daysAgo,
    [daysAgo + 1, 'add_spouse'],
    [daysAgo + 1, 'add_child'],
    [daysAgo, 'send_documents'],
    [daysAgo, 'draft_invoices'],
    [daysAgo, 'confirm_invoices'],
    ...more,
  );

/** All stories: an applicant at each step, every status, every invoice status and every reminder (D49). */
export const stories: readonly DemoStory[] = [
  story('Applicant, just registered', 'Elif', 'female', 'de', [[0, 'register']]),
  story('Applicant, step 1: personal data begun', 'Yusuf', 'male', 'tr', [
    [1, 'register'],
    [1, 'begin_personal_data'],
  ]),
  story('Applicant, step 2: address missing', 'Zeynep', 'female', 'de', [
    [2, 'register'],
    [2, 'enter_personal_data'],
  ]),
  story(
    'Applicant, step 3: a child’s data incomplete',
    'Mustafa',
    'male',
    'tr',
    applied(2, [2, 'add_spouse'], [2, 'add_child'], [2, 'lose_mothers_name_of_child']),
  ),
  story(
    'Applicant, step 4: drafts to confirm, one cancelled before',
    'Gülşah',
    'female',
    'de',
    applied(3, [3, 'add_spouse'], [2, 'draft_invoices'], [2, 'cancel_drafts'], [0, 'draft_invoices']),
  ),
  {
    ...story(
      'Applicant, only documents missing',
      'Maria',
      'female',
      'en',
      applied(6, [5, 'draft_invoices'], [5, 'confirm_invoices']),
    ),
    origin: 'austrian',
  },
  story('Application sent back by the office', 'İbrahim', 'male', 'tr', submitted(20, [18, 'pay'], [1, 'send_back'])),
  story('Waiting, invoices open', 'Hatice', 'female', 'de', submitted(4)),
  story('Waiting, paid, 90 days running', 'Ömer', 'male', 'tr', submitted(45, [40, 'pay'], [38, 'verify_documents'])),
  story('Waiting, partly paid', 'Şeyma', 'female', 'de', submitted(12, [6, 'pay_half'])),
  story('Waiting, first reminder', 'Ahmet', 'male', 'de', submitted(25, [4, 'remind'])),
  story('Waiting, second reminder', 'Fatma', 'female', 'tr', submitted(40, [19, 'remind'], [5, 'remind'])),
  story(
    'Waiting, third reminder',
    'Hüseyin',
    'male',
    'de',
    submitted(56, [35, 'remind'], [21, 'remind'], [7, 'remind']),
  ),
  story(
    'Active, everything paid',
    'Mehmet',
    'male',
    'de',
    submitted(
      150,
      [148, 'pay'],
      [140, 'verify_documents'],
      [57, 'activate'],
      [56, 'pay'],
      [50, 'name_lawyer'],
      [50, 'choose_burial_place'],
      [50, 'name_death_contacts'],
      [2, 'ask_for_correction'],
    ),
  ),
  story(
    'Active, over paid',
    'Ayşe',
    'female',
    'tr',
    submitted(
      160,
      [155, 'pay_too_much'],
      [150, 'verify_documents'],
      [64, 'activate'],
      [63, 'pay'],
      [20, 'name_death_contacts'],
    ),
  ),
  story(
    'Active, a contribution declared void, a permit runs out',
    'Çağlar',
    'male',
    'en',
    submitted(
      170,
      [165, 'pay'],
      [160, 'verify_documents'],
      [74, 'activate'],
      [73, 'pay'],
      [30, 'say_last_days'],
      [6, 'tell_last_days'],
      [3, 'add_child'],
      [3, 'draft_invoices'],
      [3, 'confirm_invoices'],
      [1, 'void_contribution'],
    ),
  ),
  story(
    'Inactive, fees uncollectible',
    'Kâzım',
    'male',
    'de',
    submitted(200, [179, 'remind'], [165, 'remind'], [151, 'remind'], [20, 'write_off'], [15, 'deactivate']),
  ),
  story(
    'Active, the husband has died: the transfer to Türkiye is under way',
    'Emine',
    'female',
    'tr',
    submitted(
      130,
      [128, 'pay'],
      [120, 'verify_documents'],
      [37, 'activate'],
      [36, 'pay'],
      [2, 'report_death'],
      [2, 'identify_death'],
      [1, 'accept_death'],
      [1, 'prepare_transfer'],
      [0, 'arrange_transfer'],
    ),
  ),
  story(
    'Waiting, paid in cash at the counter, which a second person has not counted yet',
    'Tuğba',
    'female',
    'tr',
    submitted(3, [1, 'pay_in_cash']),
  ),
  {
    ...story(
      'Waiting, wants post: the last letter came back, another one waits for an address',
      'Johann',
      'male',
      'de',
      submitted(44, [43, 'want_post'], [23, 'remind'], [22, 'post_letters'], [15, 'get_letter_back'], [8, 'remind']),
    ),
    origin: 'austrian',
  },
  story(
    'Waiting, without e-mail: a reminder waits as a letter',
    'Meryem',
    'female',
    'tr',
    submitted(26, [22, 'lose_log_in'], [5, 'remind']),
  ),
];

function story(
  shows: string,
  first_name: string,
  gender: Gender,
  language: Language,
  events: DemoStory['events'],
): DemoStory {
  return { shows, first_name, gender, origin: 'turkish', language, events };
}
