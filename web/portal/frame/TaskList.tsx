import { useHome } from '../../me/home.ts';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Manual, type ManualTask } from '../../ui/content/Manual.tsx';
import { useLocation } from '../../ui/router/Router.tsx';
import { useOpenGaps } from './openGaps.ts';
import { usePendingNumbers } from './pendingNumbers.ts';
import { pathOf, stepOf, useStepReached } from './steps.ts';
import { type Task, type TaskStep, taskSteps, tasksOf } from './tasks.ts';

/**
 * The tasks of an applicant: the four steps of the manual, of which only the current one has a link (spec §2). What is
 * missing stands beneath its step, each with a link to the very place (D19).
 */
export function TaskList({ isBrief = false }: { isBrief?: boolean }) {
  const { t } = useTranslation();
  const progress = useStepReached();
  const { pathname } = useLocation();
  const words = useStepWords();
  const statusWords = useStatusWords();
  const open = useOpenGaps();
  const numbers = useNumberTasks();
  const tasks = tasksOf(progress, useHome().application.gaps);
  // beside a form the fields themselves say what is missing
  const missingAt = (step: TaskStep): ManualTask[] =>
    isBrief ? [] : [...open.filter((gap) => gap.step === step), ...numbers.filter((number) => number.step === step)];
  return (
    <Manual
      title={t('application.manual.title')}
      isBrief={isBrief}
      steps={taskSteps.map((step) => ({
        ...words[step],
        state: tasks[step].state,
        status: statusWords(tasks[step]),
        tasks: missingAt(step),
        action: tasks[step].state === 'current' && stepOf(pathname) !== step && (
          <LinkButton to={pathOf(step)}>{words[step].go}</LinkButton>
        ),
      }))}
    />
  );
}

/** Numbers that are not there yet hold nothing up, and stay on the list until they are typed (decision 83). */
function useNumberTasks(): (ManualTask & { step: TaskStep })[] {
  const { t } = useTranslation();
  return usePendingNumbers().map(({ id, name, is_main, to }) => ({
    key: `number ${id}`,
    text: t('home.pendingNumber.task', { name }),
    step: is_main ? 1 : 3,
    to,
  }));
}

function useStatusWords() {
  const { t } = useTranslation();
  return ({ status, missing: count }: Task): string => {
    switch (status) {
      case 'done':
        return t('application.task.done');
      case 'missing':
        return t('application.task.missing', { count });
      case 'blocked':
        return t('application.task.blocked');
      case 'now':
        return t('application.task.now');
      case 'later':
        return t('application.task.later');
    }
  };
}

function useStepWords() {
  const { t } = useTranslation();
  return {
    1: {
      title: t('application.manual.mainMember'),
      text: t('application.manual.mainMemberText'),
      go: t('application.manual.mainMemberGo'),
    },
    2: {
      title: t('application.manual.household'),
      text: t('application.manual.householdText'),
      go: t('application.manual.householdGo'),
    },
    3: {
      title: t('application.manual.familyMembers'),
      text: t('application.manual.familyMembersText'),
      go: t('application.manual.familyMembersGo'),
    },
    4: {
      title: t('application.manual.payments'),
      text: t('application.manual.paymentsText'),
      go: t('application.manual.paymentsGo'),
    },
  };
}
