import type { applicationDe } from './application.de.ts';

export const applicationEn: typeof applicationDe = {
  submit: {
    title: 'Submit? Afterwards your data is locked.',
    words: 'This step completes your application. Please look through everything once more.',
    afterwards: 'After submission our office checks your details. Changes are then made by us.',
    confirm: 'Yes, submit',
    cancel: 'Not yet',
    main_member: 'Main member',
    address: 'Address',
    documents: 'Documents',
    alone: 'No family members',
    nothing: 'None',
  },
};
