import type { DeathCustody } from '../../domain/deaths/deathCustody.contract.ts';
import { day, toWireDay } from '../../domain/shared/day.ts';

const entered = {
  person: 'Herr Berger',
  receipt: 'Übernahmeschein 17',
  written_by: 'Elif Aydın',
  source: 'handover',
} as const;

/** Hospital, prosecutor, undertaker; a ring that goes along, and a watch that the family has again. */
export const deathCustody: DeathCustody = {
  revision: 7,
  body: [
    {
      ...{ id: null, holder: 'hospital', holder_name: 'Klinik Favoriten', day: toWireDay(day('2027-01-01')), at: null },
      ...{ person: null, receipt: null, written_by: null, source: 'call' },
    },
    {
      ...{
        id: 4,
        holder: 'undertaker',
        holder_name: 'Bestattung Sonnenschein GmbH',
        day: toWireDay(day('2027-01-02')),
      },
      ...{ ...entered, at: '2027-01-02T09:30:00.000Z' },
    },
  ],
  belongings: [
    {
      id: 1,
      what: 'Ehering',
      entries: [
        {
          ...{ id: 5, holder: 'undertaker', holder_name: 'Bestattung Sonnenschein GmbH' },
          ...{ ...entered, receipt: null, day: toWireDay(day('2027-01-02')), at: '2027-01-02T09:30:00.000Z' },
        },
      ],
    },
  ],
  names: { undertaker: 'Bestattung Sonnenschein GmbH', hospital: 'Klinik Favoriten' },
  may_change: true,
};
