import { officeMovingInEn } from './officeMovingIn.en.ts';
import { takeOversEn } from './takeOvers.en.ts';

/** What is stored with a household of the former list (decision 102). */
export const takeOverWordingEn = {
  openAmount: 'Open amount from the former list',
  ownAmount: 'Agreed like this in the former list',
  contact: 'Contact at a death in the former list: {{name}}, {{phone}}',
  passport: 'Passport of {{name}}, in the former list valid until {{day}}',
  permit: 'Residence permit of {{name}}, in the former list valid until {{day}}',
  rowsFile: {
    name: 'Rows-{{number}}.xlsx',
    result: 'Result',
    why: 'Why',
    membershipNo: 'Membership number here',
    place: 'Place',
    placeOf: takeOversEn.placeOf,
    aboutPerson: takeOversEn.aboutPerson,
    inColumn: takeOversEn.inColumn,
    verdicts: takeOversEn.verdicts,
    undone: takeOversEn.undone,
    reasons: takeOversEn.reasons,
    warnings: takeOversEn.warnings,
    kept: takeOversEn.kept,
    problems: officeMovingInEn.reasons,
  },
};
