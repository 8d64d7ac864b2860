import { officeContract } from '../../../domain/office/office.contract.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { Navigate, useParams } from '../../ui/router/Router.tsx';
import { TO_DO } from '../frame/officePaths.ts';
import { ListOfKind } from './ListOfKind.tsx';
import { kindsOfToDo, type ToDoKind, toDoKinds } from './toDoKinds.ts';
import { ShownAlone } from './WaitingList.tsx';

/** One kind of the to-do list with all its rows. */
export function OneKind() {
  const { kind: asked } = useParams();
  const kind = toDoKinds.find((one) => one === asked);
  return kind ? <Kind key={kind} kind={kind} /> : <Navigate to={TO_DO} replace />;
}

function Kind({ kind }: { kind: ToDoKind }) {
  const { t } = useTranslation();
  const waiting = useCall(officeContract.getToDo);
  return (
    <Screen title={t(kindsOfToDo[kind].title)} above={t('office.toDo.title')}>
      <Stack>
        <p>
          <Link to={TO_DO}>{t('officeToDo.back')}</Link>
        </p>
        {waiting[kind].length === 0 && (
          <EmptyState title={t('office.toDo.nothingTitle')}>{t('officeToDo.nothingOfKind')}</EmptyState>
        )}
        <ShownAlone value={true}>
          <ListOfKind kind={kind} waiting={waiting} />
        </ShownAlone>
      </Stack>
    </Screen>
  );
}
