import type { joiningDe } from './joining.de.ts';

export const joiningEn: typeof joiningDe = {
  fee: 'Registration fee, once per household: {{amount}}',
  feeByAge: 'Registration fee, once per household: {{from}} to {{to}}, depending on age',
  contribution: 'Annual contribution for you: {{amount}}',
  contributionByAge: 'Annual contribution for you: {{from}} to {{to}}, depending on age',
  calendarYear: 'The annual contribution is for the calendar year. From January {{year}} it is due every year.',
  example:
    'Example: a couple (40 and 38) with two children (10 and 6). On joining {{sum}}, from January {{yearly}} a year.',
  all: 'All amounts by age, also for the family',
  kind: {
    sirf: 'Registration fee, once per household',
    main: 'Annual contribution: main member',
    spouse: 'Annual contribution: spouse or partner',
    child: 'Annual contribution: child',
    child_with_disability: 'Annual contribution: child with a disability over 60%',
  },
  everyAge: 'Every age',
  upTo: 'Up to {{to}} years',
  from: 'From {{from}} years',
  between: '{{from}} to {{to}} years',
};
