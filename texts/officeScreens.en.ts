import { insideEn } from './inside.en.ts';
import { officeEn } from './office/office.en.ts';
import { officeHouseholdEn } from './office/officeHousehold.en.ts';

export const officeScreensEn = { ...insideEn, office: officeEn, officeHousehold: officeHouseholdEn };
