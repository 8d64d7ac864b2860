/** What a household is told when the office has done something for it. */
export const counterWordingEn = {
  acted: {
    subject: 'We have changed something for you',
    rang: 'You called us. As you asked, we have done this for you:',
    came: 'You came to us. As you asked, we have done this for you:',
    wrote: 'You wrote to us. As you asked, we have done this for you:',
    wrong: 'Is something wrong, or did you not ask us for it? Then please call us at once.',
    link: 'See my data',
    did: {
      person_added: 'A family member has been entered.',
      person_changed: 'Data of a person have been changed.',
      person_removed: 'A family member has been removed.',
      phone_changed: 'The phone numbers have been changed.',
      address_changed: 'The address has been changed.',
      document_added: 'A document has been added.',
      document_changed: 'The last day on which a document is valid has been entered.',
      document_removed: 'A document has been removed.',
      burial_place_changed: 'The burial place has been entered.',
      death_contact_changed: 'The contacts for the case of a death have been changed.',
      substitute_changed: 'Who may speak for you has been changed.',
      correspondence_changed: 'The language and the way of our messages have been changed.',
      invoices_made: 'The invoices have been made.',
      application_submitted: 'The application has been sent.',
    },
  },
};
