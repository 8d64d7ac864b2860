/** Valid inputs of members, for tests that only need the call to succeed. */
export const phone = { phone_number: '+436601112233', phone_type: 'work_mobile', is_main_number: false };
export const address = {
  type: 'domestic',
  street: 'Quellenstraße 5',
  postal_code: '1100',
  state: 'Wien',
  city: 'Wien',
  country_id: 40,
  is_main_address: true,
};
export const burialPlace = { graveyard: 'Islamischer Friedhof', grave_row: '7', country_id: 40 };
export const substitute = {
  first_name: 'Murat',
  last_name: 'Demir',
  email: 'murat@example.at',
  phone_private_mobile: '+436609998877',
  represent_me_as: 'lawyer',
  valid_until: '31.12.2027',
};
export const deathContact = {
  country: 'austria',
  name: 'Murat Demir',
  relation: 'Bruder',
  phone_number: '+436609998877',
  language: 'tr',
  may_report: true,
  agreed: true,
};
export const person = {
  first_name: 'Elif',
  last_name: 'Demir',
  date_of_birth: '05.05.2015',
  social_insurance_number: '1237050515',
  citizenship_id: 792,
  permanent_residence: true,
  place_of_birth: 'Wien',
  gender: 'female',
  civil_status: 'single',
  father_name: 'Mehmet',
  mother_name: 'Ayşe',
};
export const familyMember = {
  ...person,
  membership_basis: 'child',
  relationship_type: 'daughter',
  phone_numbers: [{ id: -1, ...phone }],
};
