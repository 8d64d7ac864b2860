import type { OpenDeath } from '../../../domain/deaths/life/openDeath.ts';
import { isCutOff } from '../../../domain/deaths/openCases.ts';
import { wordsOfStep } from '../../../domain/deaths/stepWords.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useTranslation } from '../../platform/words.ts';
import type { Column } from '../../ui/content/DataTable.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { DeathState } from '../frame/DeathState.tsx';
import { deathPath } from '../frame/officePaths.ts';
import { WaitingList } from './WaitingList.tsx';

/** Open cases of a death with the step that is due next; they stand before everything else. */
export function OpenDeaths({ deaths }: { deaths: OpenDeath[] }) {
  const { t } = useTranslation();
  const columns: Column<OpenDeath>[] = [
    {
      key: 'case',
      header: t('officeDeaths.column.case'),
      cell: ({ id, name, case_no }) => (
        <Link to={deathPath(id)}>
          {name ?? t('officeDeaths.noName')} <br />
          {case_no}
        </Link>
      ),
    },
    {
      key: 'state',
      header: t('officeDeaths.column.state'),
      cell: ({ state, is_unopened }) => (
        <div>
          <DeathState state={state} />
          {is_unopened && <div>{t('officeDeaths.unopened')}</div>}
        </div>
      ),
    },
    { key: 'next', header: t('officeDeaths.toDo.next'), cell: (death) => <NextStep death={death} /> },
  ];
  return (
    <WaitingList
      kind="deaths"
      why={t('officeDeaths.lead')}
      rows={deaths}
      rowKey={({ id }) => id}
      columns={columns}
      isCut={isCutOff(deaths)}
    />
  );
}

function NextStep({ death: { next_step: step, is_unopened } }: { death: OpenDeath }) {
  const { t, language } = useTranslation();
  // a family that has written waits for a call, whatever else is to be done
  if (is_unopened) return <strong>{t('officeDeaths.toDo.callBack')}</strong>;
  if (!step) return t('officeDeaths.toDo.none');
  const due = step.due_at && dateAndTimeOf(step.due_at);
  return (
    <div>
      {wordsOfStep(step, language, (key) => t(`boardSettings.steps.${key}`))}
      {due && <div>{t(step.is_late ? 'officeDeaths.toDo.late' : 'officeDeaths.toDo.due', due)}</div>}
    </div>
  );
}
