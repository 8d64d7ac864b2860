import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { officeContract } from '../../domain/office/office.contract.ts';
import { inactiveReasonsFor } from '../../domain/reference/inactiveReasons.ts';
import { ask } from '../platform/work.ts';
import { applicationLines } from './applicationLines.ts';
import { listApplications } from './applications.reads.ts';
import { act, type Command, type Desk, inputOf } from './command.ts';
import { openDocument } from './documents.actions.ts';
import { fileLines } from './householdLines.ts';
import { openHousehold } from './households.actions.ts';
import { householdNamed } from './named.reads.ts';
import { listLines, say } from './printing.ts';
import { findHouseholds } from './search.reads.ts';
import { toDoLines } from './toDoCommand.ts';

const endings = [...inactiveReasonsFor('household'), ...inactiveReasonsFor('member')];

/** Commands that look and change nothing but the record of looks. */
export const readingCommands = {
  'list-applications': {
    words: [],
    needs: [],
    takes: ['state'],
    run: async (desk, { options }) => {
      const input = inputOf(officeContract.listApplications, { state: options.state });
      return applicationLines(desk, await listApplications(asking(desk), input));
    },
  },
  find: {
    words: ['text'],
    needs: [],
    takes: [],
    run: async (desk, { words }) => {
      const input = inputOf(officeContract.findHouseholds, { search: words.join(' ') });
      const { language } = desk;
      const found = await findHouseholds(asking(desk), input);
      return listLines(
        language,
        ['office.column.membershipNo', 'office.column.status', 'office.column.email', 'office.column.persons'],
        found.map(({ membership_no, status, email, persons }) => [
          membership_no,
          say(language, `reference.memberStatus.${status}`),
          email,
          persons.join(', '),
        ]),
      );
    },
  },
  show: {
    words: ['household'],
    needs: [],
    takes: [],
    run: async (desk, { words: [household = ''] }) => {
      const id = await householdNamed(desk.ground.db, household);
      const input = inputOf(officeContract.getHousehold, { id });
      return fileLines(await act(desk, (change) => openHousehold(change, input)), desk.language);
    },
  },
  reasons: {
    words: [],
    needs: [],
    takes: [],
    run: async ({ language }) =>
      listLines(
        language,
        ['office.column.id', 'office.column.scope', 'office.column.why'],
        endings.map(({ id, scope, key }) => [
          id,
          say(language, scope === 'member' ? 'office.scope.member' : 'office.scope.household'),
          say(language, `reference.inactiveReason.${key}`),
        ]),
      ),
  },
  'to-do': { words: [], needs: [], takes: [], run: toDoLines },
  paper: {
    words: ['document'],
    needs: ['to'],
    takes: [],
    run: async (desk, { words: [id], options: { to = '' } }) => {
      const file = await openDocument(desk, inputOf(officeContract.openDocument, { id }));
      await pipeline(file.content, createWriteStream(to, { flags: 'wx', mode: 0o600 }));
      return [say(desk.language, 'office.say.paperSaved', { path: to })];
    },
  },
} as const satisfies Record<string, Command>;

function asking({ ground, actor }: Desk) {
  return ask(ground, actor);
}
