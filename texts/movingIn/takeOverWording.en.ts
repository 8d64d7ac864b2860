/** What is stored with a household of the former list (decision 102). */
export const takeOverWordingEn = {
  openAmount: 'Open amount from the former list',
  ownAmount: 'Agreed like this in the former list',
  contact: 'Contact at a death in the former list: {{name}}, {{phone}}',
  passport: 'Passport of {{name}}, in the former list valid until {{day}}',
  permit: 'Residence permit of {{name}}, in the former list valid until {{day}}',
};
