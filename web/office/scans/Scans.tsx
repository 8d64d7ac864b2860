import { useState } from 'react';
import { formatCount } from '../../../domain/shared/money.ts';
import { useLeaveGuard } from '../../platform/drafts/useLeaveGuard.tsx';
import { failureWords } from '../../platform/forms/refusalWords.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { ProgressBar } from '../../ui/content/ProgressBar.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { FileField } from '../../ui/fields/FileField.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { openChosen } from './chosenFiles.ts';
import { ReadyScans } from './ReadyScans.tsx';
import { UnclearScans } from './UnclearScans.tsx';
import { isReady, type Scan, type Scans as ScanList, useScans } from './useScans.ts';

/** Attaches many scans of the association's papers by their names (decision 105). */
export function Scans() {
  const { t } = useTranslation();
  const list = useScans();
  const { scans, sending } = list;
  const [isChecked, setChecked] = useState(false);
  const leaveQuestion = useLeaveGuard(() => scans.some(isLeft));
  const ready = scans.filter(isReady);
  return (
    <Screen title={t('officeScans.title')} lead={t('officeScans.lead')}>
      <Stack gap={6}>
        <Choose list={list} />
        {ready.length > 0 && (
          <Card title={t('officeScans.ready')}>
            <Stack>
              <ReadyScans scans={ready} onLeaveOut={list.leaveOut} />
              <CheckboxField
                label={t('officeScans.checked')}
                hint={t('officeScans.checkedHint')}
                checked={isChecked}
                onChange={setChecked}
              />
              <Inline>
                <Button busy={sending !== undefined} onClick={() => list.attach(isChecked)}>
                  {t('officeScans.attach', counted(ready.length))}
                </Button>
                {sending && (
                  <Button look="secondary" onClick={list.stop}>
                    {t('officeScans.stop')}
                  </Button>
                )}
              </Inline>
            </Stack>
          </Card>
        )}
        <Outcome list={list} />
        <UnclearScans list={list} />
      </Stack>
      {leaveQuestion}
    </Screen>
  );
}

function Choose({ list }: { list: ScanList }) {
  const { t } = useTranslation();
  const [isReading, setReading] = useState(false);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();

  async function choose(files: File[]) {
    setProblem(undefined);
    setReading(true);
    try {
      const chosen = await openChosen(files);
      setLeftOut(chosen.leftOut);
      if (chosen.isBroken) setProblem(t('officeScans.broken'));
      await list.add(chosen.files);
    } catch (failure) {
      setProblem(failureWords(failure));
    } finally {
      setReading(false);
    }
  }

  return (
    <Card>
      <Stack>
        <FileField
          label={t('officeScans.files')}
          hint={t('officeScans.hint')}
          accept=".zip,.pdf,.jpg,.jpeg,.png"
          multiple
          chooseLabel={t('officeScans.choose')}
          disabled={isReading}
          error={problem && <span role="alert">{problem}</span>}
          onPick={choose}
        />
        <Status>
          {isReading && <p>{t('officeScans.reading')}</p>}
          {leftOut.length > 0 && (
            <Notice tone="warning" title={t('officeScans.leftOut', counted(leftOut.length))}>
              <p>{leftOut.slice(0, MOST_NAMED).join(', ')}</p>
            </Notice>
          )}
        </Status>
      </Stack>
    </Card>
  );
}

/** So many names are read at one glance; the number says how many there are. */
const MOST_NAMED = 10;

function Outcome({ list: { scans, sending } }: { list: ScanList }) {
  const { t } = useTranslation();
  const there = scans.filter(({ state }) => state === 'there').length;
  const attached = scans.filter(({ state }) => state === 'attached').length + there;
  return (
    <Status>
      {sending && (
        <ProgressBar
          label={t('officeScans.progress', { done: formatCount(sending.done), of: formatCount(sending.of) })}
          percent={Math.floor((sending.done / sending.of) * 100)}
        />
      )}
      {!sending && attached > 0 && (
        <Notice tone="success" title={t('officeScans.doneCount', counted(attached))}>
          {there > 0 && <p>{t('officeScans.there', counted(there))}</p>}
        </Notice>
      )}
    </Status>
  );
}

function isLeft({ state }: Scan): boolean {
  return state === 'waits' || state === 'refused';
}

function counted(count: number) {
  return { count, number: formatCount(count) };
}
