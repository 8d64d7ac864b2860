import type { deathSheetsDe } from './deathSheets.de.ts';

export const deathSheetsEn: typeof deathSheetsDe = {
  consulate: {
    intro: 'We ask for the permit to transport (cenaze nakil belgesi) for the person named here.',
    blank: '……………………………………',
    transport: 'Transport',
    people: 'People',
    association: '{{name}} is in charge of the transport, phone {{phone}}.',
    documents: 'Enclosed',
    needed: {
      passport: 'Passport of the deceased, the original',
      deathCertificate: 'International death certificate',
      corpsePass: 'Corpse pass (Leichenpass)',
      coffin: 'Certificate of the undertaker about the soldered zinc coffin',
      applicant: 'Identity document of the applicant',
    },
    check: 'Some consulates want further documents. Please call them before you go.',
  },
  after: {
    intro: 'Much of this need not be done at once. This sheet helps you not to forget anything.',
    soon: 'In the first weeks',
    pension:
      'Pension: tell the pension office (Pensionsversicherung). Ask for the pension of widows, widowers or orphans. Apply within six months: then it counts from the day after the death.',
    health:
      'Health insurance (ÖGK): whoever was insured with the deceased asks what comes next. The e-card of the deceased is no longer valid.',
    employer: 'Work or AMS: tell them. Sometimes there are wages or a severance payment to come.',
    money: 'Money and inheritance',
    bank: 'Bank: the account is mostly blocked until the inheritance is settled. Ask which bills the bank pays all the same. Look through standing orders.',
    probate:
      'Inheritance (Verlassenschaft): a notary writes to you on behalf of the court. Do not hand on things before.',
    insurances: 'Insurance contracts: look for them, at work and for the car as well. There is often little time.',
    home: 'Home and daily life',
    landlord: 'Landlord: talk to them within the first two weeks. People of the same household may often stay.',
    registration:
      'Residence (Meldeamt): if an Austrian registry office has recorded the death, nobody has to be signed off. Otherwise report it there.',
    contracts:
      'Contracts: change or end phone, power, internet and car. A copy of the death certificate is mostly enough.',
    turkey: 'In Türkiye',
    nufus:
      'Population register (nüfus): report the death to the consulate or the nüfus office, with the international death certificate.',
    sgk: 'Pension from Türkiye: ask SGK for the pension of survivors.',
    inheritance: 'Inheritance in Türkiye: a notary or court makes out the certificate (mirasçılık belgesi).',
    documents: 'Death certificates',
    copies: 'Have several death certificates made out, international ones too. Many offices want to see one.',
  },
};
