import type { joiningDe } from './joining.de.ts';

export const joiningEn: typeof joiningDe = {
  fee: 'Registration fee, once: {{amount}}',
  feeByAge: 'Registration fee, once: {{from}} to {{to}}, depending on age',
  contribution: 'Annual contribution for you: {{amount}}',
  contributionByAge: 'Annual contribution for you: {{from}} to {{to}}, depending on age',
  all: 'All amounts by age, also for the family',
  kind: {
    sirf: 'Registration fee, once',
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
