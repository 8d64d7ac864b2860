/** Where the parts of an application are changed: the very field. */
export const places = {
  mainMember: '/main-member#main-member-first_name',
  phones: '/main-member#phone-numbers',
  documents: '/main-member#document-passport',
  address: '/household#household-street',
  family: '/sub-member',
} as const;

export const placeOfMember = (id: number) => `/sub-member/${id}#family-member-first_name`;
