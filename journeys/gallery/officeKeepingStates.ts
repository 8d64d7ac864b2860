import type { Me } from '../../domain/me/me.contract.ts';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { day, toWireDay } from '../../domain/shared/day.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import { filled } from '../words.ts';
import { HOUSEHOLD, household, open } from './officeHouseholdStates.ts';
import { answer, press, type ScreenState } from './screenState.ts';

const NOW = toWireDay(day('2027-01-01'));
const NAME = 'Ayhan Karaca';

/** Households, and people who left one, whose retention is over, and the board's dialogs about them. */
export const officeKeepingStates: ScreenState[] = [
  household('may-be-erased', 'kazim', { part: '/history', answers: { [HOUSEHOLD]: answer.changed(overForYears) } }),
  household('erase', 'kazim', {
    part: '/history',
    hasDialog: true,
    answers: { [HOUSEHOLD]: answer.changed(overForYears) },
    changesMe: asBoard,
    prepare: (visit) => open(visit, visit.words.officeHousehold.keeping.erase),
  }),
  household('erased', 'kazim', {
    part: '/history',
    answers: { [HOUSEHOLD]: answer.changed(overForYears), 'POST /api/v1/office/households/': answer.nothing },
    changesMe: asBoard,
    prepare: async (visit) => {
      const { keeping } = visit.words.officeHousehold;
      await open(visit, keeping.erase);
      await press(visit.page, keeping.eraseConfirm);
      await visit.page.getByText(keeping.erasedWords).waitFor();
    },
  }),
  household('who-left', 'mehmet', { part: '/history', answers: { [HOUSEHOLD]: answer.changed(withWhoLeft) } }),
  household('erase-person', 'mehmet', {
    part: '/history',
    hasDialog: true,
    answers: { [HOUSEHOLD]: answer.changed(withWhoLeft) },
    changesMe: asBoard,
    prepare: (visit) => open(visit, filled(visit.words.officeHousehold.keeping.erasePerson, { name: NAME })),
  }),
];

function asBoard(me: Me): Me {
  return { ...me, role: 'board' };
}

function overForYears(file: HouseholdFile): HouseholdFile {
  return { ...file, erasure: { from: NOW, hindrances: [], persons: [] } };
}

/** A person excluded long ago, and one after a divorce whose retention goes on. */
function withWhoLeft(file: HouseholdFile): HouseholdFile {
  const [like] = file.sub_members;
  if (!like) throw new Error('nobody to be like');
  const [first_name = '', last_name = ''] = NAME.split(' ');
  const left = { ...like, status: 'inactive', active_from: null } as const;
  const excluded = { inactive_from: toWireDay(day('2019-04-30')), inactive_reason_id: 23 };
  const divorced = { inactive_from: toWireDay(day('2025-06-15')), inactive_reason_id: 18 };
  const ayhan = { ...left, ...excluded, id: 900_001, first_name, last_name };
  const sibel = { ...left, ...divorced, id: 900_002, first_name: 'Sibel', last_name };
  const kept = { from: toWireDay(day('2033-01-01')), hindrances: ['kept', 'owed'] } as const;
  return {
    ...file,
    sub_members: [...file.sub_members, ayhan, sibel],
    erasure: {
      ...file.erasure,
      persons: [
        { member_id: ayhan.id, name: NAME, from: NOW, hindrances: [] },
        { member_id: sibel.id, name: fullName(sibel), from: kept.from, hindrances: [...kept.hindrances] },
      ],
    },
  };
}
