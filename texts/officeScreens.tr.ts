import { insideTr } from './inside.tr.ts';
import { officeTr } from './office/office.tr.ts';
import { officeHouseholdTr } from './office/officeHousehold.tr.ts';

export const officeScreensTr = { ...insideTr, office: officeTr, officeHousehold: officeHouseholdTr };
