import { useState } from 'react';
import { type ImportedSheet, movingInContract } from '../../../domain/movingIn/movingIn.contract.ts';
import type { Answer } from '../../../domain/shared/contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { useDone } from '../../platform/forms/useDone.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Facts } from '../../ui/content/Facts.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { useNavigate, useParams } from '../../ui/router/Router.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { MOVING_IN } from '../frame/officePaths.ts';
import { useAsk } from '../frame/useAsk.tsx';
import { ImportProblems } from './ImportProblems.tsx';
import { PrepareTakeOver } from './PrepareTakeOver.tsx';
import { SheetColumns } from './SheetColumns.tsx';
import { useMayMoveIn } from './useMayMoveIn.ts';

/** A former list that was uploaded: what its columns hold, what would be read, and what cannot be. */
export function ImportedList() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const mayMoveIn = useMayMoveIn();
  return mayMoveIn ? (
    <List id={id} />
  ) : (
    <Screen title={t('officeMovingIn.title')}>
      <p>{t('officeMovingIn.boardOnly')}</p>
    </Screen>
  );
}

type Details = Answer<(typeof movingInContract)['getImportedFile']>;

function List({ id }: { id: string }) {
  const { t } = useTranslation();
  const file = useCall(movingInContract.getImportedFile, { id });
  const { tellDone, done } = useDone();
  const counts = [
    { term: t('officeMovingIn.rows'), value: formatCount(file.rows) },
    { term: t('officeMovingIn.households'), value: formatCount(file.households) },
    { term: t('officeMovingIn.people'), value: formatCount(file.people) },
    { term: t('officeMovingIn.problems'), value: formatCount(file.problem_count) },
  ];
  return (
    <Screen title={file.name} above={t('officeMovingIn.title')}>
      <Stack gap={6}>
        <Card title={t('officeMovingIn.wouldRead')}>
          <Facts dense facts={counts} />
        </Card>
        <ImportProblems file={file} />
        <PrepareTakeOver file={file} />
        <Columns key={JSON.stringify(file.sheets.map(columnsOf))} file={file} tellDone={tellDone} done={done} />
      </Stack>
    </Screen>
  );
}

type ColumnsProps = { file: Details } & Pick<ReturnType<typeof useDone>, 'tellDone' | 'done'>;

/**
 * What the columns hold can be changed, and is then kept for the next file with the same heads. This part begins anew with what was
 * read, so the report that it was saved is kept outside.
 */
function Columns({ file, tellDone, done }: ColumnsProps) {
  const { t } = useTranslation();
  const [sheets, setSheets] = useState(file.sheets);
  const map = useDecision(movingInContract.mapImportedFile);
  const giveUp = useGiveUp(file);

  async function save() {
    await map.mutateAsync({ id: file.id, sheets: sheets.map(columnsOf) });
    tellDone((say) => say('officeMovingIn.saved'));
  }

  const change = (changed: ImportedSheet) =>
    setSheets((before) => before.map((sheet) => (sheet.sheet === changed.sheet ? changed : sheet)));
  return (
    <Stack gap={6}>
      {sheets.map((sheet) => (
        <SheetColumns key={sheet.sheet} sheet={sheet} onChange={change} />
      ))}
      {done}
      <Inline>
        <Button busy={map.isPending} onClick={save}>
          {t('officeMovingIn.save')}
        </Button>
        <Button look="secondary" busy={giveUp.isPending} onClick={giveUp.ask}>
          {t('officeMovingIn.giveUp')}
        </Button>
      </Inline>
      {giveUp.question}
    </Stack>
  );
}

function columnsOf({ sheet, columns }: ImportedSheet) {
  return { sheet, columns: columns.map(({ meaning }) => meaning) };
}

function useGiveUp({ id }: Details) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const giveUp = useDecision(movingInContract.giveUpImportedFile);
  const { ask, question } = useAsk();
  return {
    question,
    isPending: giveUp.isPending,
    ask: () =>
      ask({
        title: t('officeMovingIn.giveUp'),
        consequence: t('officeMovingIn.giveUpAsk'),
        yes: t('officeMovingIn.giveUp'),
        look: 'danger',
        act: async () => {
          navigate(MOVING_IN);
          await giveUp.mutateAsync({ id });
        },
      }),
  };
}
