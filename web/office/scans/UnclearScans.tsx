import { useState } from 'react';
import { scanTypes } from '../../../domain/households/scans/scanName.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { failureWords } from '../../platform/forms/refusalWords.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Columns, Inline, Stack } from '../../ui/frame/Layout.tsx';
import { isReady, type Scan, type Scans } from './useScans.ts';

/** So many are decided about at a time; the next follow. */
const MOST_CARDS = 20;

/** Scans whose name leaves something open, or that were refused. */
export function UnclearScans({ list }: { list: Scans }) {
  const { t } = useTranslation();
  const unclear = list.scans.filter((scan) => scan.state === 'refused' || (scan.state === 'waits' && !isReady(scan)));
  if (unclear.length === 0) return null;
  const more = unclear.length - MOST_CARDS;
  return (
    <section aria-labelledby="unclear">
      <Stack>
        <h2 id="unclear">{t('officeScans.unclear')}</h2>
        <p>{t('officeScans.unclearLead')}</p>
        {unclear.slice(0, MOST_CARDS).map((scan) => (
          <UnclearScan key={scan.key} scan={scan} list={list} />
        ))}
        {more > 0 && <p>{t('officeScans.more', { count: more, number: formatCount(more) })}</p>}
      </Stack>
    </section>
  );
}

function UnclearScan({ scan, list }: { scan: Scan; list: Scans }) {
  const { t } = useTranslation();
  const { choices } = useStoredWords();
  const { key, path, place, member_id, type, words } = scan;
  const people = place.household?.people.map(({ id, name }) => ({ value: String(id), label: name }));
  const doubts = words ? [words] : place.doubts.map((doubt) => t(`officeScans.doubt.${doubt}`));
  return (
    <Card title={path}>
      <Stack>
        <p>{doubts.join(' · ')}</p>
        {!people && <FindHousehold scan={scan} list={list} />}
        <Columns>
          {people && (
            <SelectField
              label={t('officeScans.person')}
              value={member_id === null ? '' : String(member_id)}
              onChange={(chosen) => list.choose(key, { member_id: chosen === '' ? null : Number(chosen) })}
              choices={people}
              placeholder={t('officeScans.pick')}
            />
          )}
          <SelectField
            label={t('officeScans.type')}
            value={type ?? ''}
            onChange={(chosen) => list.choose(key, { type: scanTypes.find((each) => each === chosen) ?? null })}
            choices={choices('documentType', scanTypes)}
            placeholder={t('officeScans.pick')}
          />
        </Columns>
        <Inline>
          {words && (
            <Button look="secondary" onClick={() => list.choose(key, {})}>
              {t('officeScans.again')}
            </Button>
          )}
          <Button
            look="secondary"
            aria-label={t('officeScans.leaveOutOf', { name: path })}
            onClick={() => list.leaveOut(key)}
          >
            {t('officeScans.leaveOut')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

function FindHousehold({ scan, list }: { scan: Scan; list: Scans }) {
  const { t } = useTranslation();
  const [number, setNumber] = useState('');
  const [problem, setProblem] = useState<string>();

  async function find() {
    try {
      const isFound = number.trim() !== '' && (await list.find(scan, number.trim()));
      setProblem(isFound ? undefined : t('officeScans.notFound'));
    } catch (failure) {
      setProblem(failureWords(failure));
    }
  }

  return (
    <Form label={scan.path} onSubmit={find}>
      <Inline>
        <TextField
          label={t('officeScans.number')}
          value={number}
          onChange={setNumber}
          maxLength={20}
          autoComplete="off"
          error={problem}
        />
        <Button type="submit" look="secondary">
          {t('officeScans.find')}
        </Button>
      </Inline>
    </Form>
  );
}
