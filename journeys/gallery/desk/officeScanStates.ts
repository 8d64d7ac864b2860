import type { ScanAnswer } from '../../../domain/households/scans/scans.contract.ts';
import type { Call } from '../call.ts';
import { aFile, answer, type ScreenState, type Visit } from '../screenState.ts';

const PLACES = 'POST /api/v1/office/scans/places';
const ATTACH = 'POST /api/v1/office/members/';

const household = {
  id: 1,
  membership_no: '1000017',
  people: [
    { id: 1, name: 'Mehmet Arslan', is_main: true },
    { id: 2, name: 'Hüseyin Abdurrahman Karamustafaoğlu', is_main: false },
  ],
};
const known: ScanAnswer = { household, member_id: 1, type: 'passport', doubts: [] };
const whose: ScanAnswer = { household, member_id: null, type: null, doubts: ['whose', 'no_kind'] };
const nobody: ScanAnswer = { household: null, member_id: null, type: 'passport', doubts: ['unknown_number'] };

/** Attaching scans in bulk: nothing chosen, chosen with doubts, attached, and refused. */
export const officeScanStates: ScreenState[] = [
  scans('none'),
  scans('chosen', (visit) => choose(visit, '815 Reisepass.png', '815 Ayşe.png', '4711 Pass.png', 'Liste.xls')),
  scans('attached', async (visit) => {
    await choose(visit, '815 Reisepass.png');
    await attach(visit);
    await visit.page.getByText(visit.words.officeScans.doneCount_one.replace('{{number}}', '1')).waitFor();
  }),
  {
    ...scans('refused', async (visit) => {
      await choose(visit, '815 Reisepass.png');
      await attach(visit);
      await visit.page.getByRole('heading', { name: visit.words.officeScans.unclear, exact: true }).waitFor();
    }),
    answers: { [PLACES]: places, [ATTACH]: answer.refusal(422, 'file_damaged') },
  },
];

function scans(name: string, prepare?: ScreenState['prepare']): ScreenState {
  return {
    ...{ name: `office-scans-${name}`, who: 'office', base: '/office-ui', path: '/scans', endsAt: '/scans' },
    answers: { [PLACES]: places, [ATTACH]: answer.json({}, 201) },
    ...(prepare ? { prepare } : {}),
  };
}

function places(call: Call): Promise<void> {
  const { paths } = call.sent() as { paths: string[] };
  const said = paths.map((path) => (path.includes('4711') ? nobody : path.includes('Ayşe') ? whose : known));
  return call.reply({ json: said });
}

async function choose({ page, words }: Visit, ...names: string[]): Promise<void> {
  const { choose: button, files, ready } = words.officeScans;
  await page.getByLabel(`${button}: ${files}`).setInputFiles(names.map((name) => aFile(name)));
  await page.getByRole('heading', { name: ready, exact: true }).waitFor();
}

async function attach({ page, words }: Visit): Promise<void> {
  const name = words.officeScans.attach_one.replace('{{number}}', '1');
  await page.getByRole('button', { name, exact: true }).click();
}
