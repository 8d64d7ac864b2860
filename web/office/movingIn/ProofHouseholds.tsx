import { useState } from 'react';
import {
  type Proof,
  type ProofDifference,
  type ProofHousehold,
  type ProofShown,
  proofContract,
  proofShown,
} from '../../../domain/movingIn/proof.contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { Entries } from '../../ui/content/Entries.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { ExplainDialog } from './ExplainDialog.tsx';
import { ProofHouseholdEntry } from './ProofHouseholdEntry.tsx';

type ProofHouseholdsProps = { proof: Proof; tellDone: TellDone };

/** The households of a list, twenty at a time, with the differences that are to be explained. */
export function ProofHouseholds({ proof, tellDone }: ProofHouseholdsProps) {
  const { t } = useTranslation();
  const { open, explained, compared_at } = proof;
  const [chosen, setChosen] = useState<ProofShown>();
  const show = chosen ?? (open > 0 ? 'open' : explained > 0 ? 'explained' : 'all');
  const select = (value: string) => setChosen(proofShown.find((one) => one === value));
  return (
    <Card
      title={t('proof.differences')}
      intro={<p>{open > 0 ? t('proof.open', { count: open, number: formatCount(open) }) : t('proof.allExplained')}</p>}
    >
      <Stack>
        <SelectField
          label={t('proof.show')}
          value={show}
          onChange={select}
          choices={proofShown.map((value) => ({ value, label: t(`proof.shown.${value}`) }))}
        />
        <Page key={`${show}/${open}/${explained}/${compared_at}`} proof={proof} show={show} tellDone={tellDone} />
      </Stack>
    </Card>
  );
}

function Page({ proof, show, tellDone }: ProofHouseholdsProps & { show: ProofShown }) {
  const { t } = useTranslation();
  const { take_over, may } = proof;
  const [pages, setPages] = useState<number[]>([]);
  const [picked, setPicked] = useState<number[]>([]);
  const after = pages.at(-1) ?? 0;
  const { households, total, next } = useCall(proofContract.listProof, { id: take_over.id, show, after });
  if (households.length === 0) return <EmptyState look="inside">{t('proof.none')}</EmptyState>;
  const pick = (id: number, isPicked: boolean) =>
    setPicked((before) => (isPicked ? [...before, id] : before.filter((one) => one !== id)));
  const turn = (to: number[]) => {
    setPages(to);
    setPicked([]);
  };
  return (
    <>
      <p>{t('proof.total', { number: formatCount(total) })}</p>
      {may.explain && <PickAll differences={differencesOf(households)} picked={picked} onPick={setPicked} />}
      <Entries>
        {households.map((household) => (
          <ProofHouseholdEntry
            key={household.row_id}
            household={household}
            picked={may.explain ? picked : undefined}
            onPick={pick}
          />
        ))}
      </Entries>
      {may.explain && <Explain id={take_over.id} picked={picked} tellDone={tellDone} />}
      <Inline>
        {pages.length > 0 && (
          <Button look="secondary" onClick={() => turn(pages.slice(0, -1))}>
            {t('proof.earlier')}
          </Button>
        )}
        {next !== null && (
          <Button look="secondary" onClick={() => turn([...pages, next])}>
            {t('proof.more')}
          </Button>
        )}
      </Inline>
    </>
  );
}

function differencesOf(households: readonly ProofHousehold[]): ProofDifference[] {
  return households.flatMap(({ differences }) => differences);
}

type PickAllProps = { differences: ProofDifference[]; picked: number[]; onPick: (ids: number[]) => void };

function PickAll({ differences, picked, onPick }: PickAllProps) {
  const { t } = useTranslation();
  if (differences.length < 2) return null;
  return (
    <CheckboxField
      label={t('proof.pickAll')}
      checked={picked.length === differences.length}
      onChange={(isPicked) => onPick(isPicked ? differences.map(({ id }) => id) : [])}
    />
  );
}

function Explain({ id, picked, tellDone }: { id: number; picked: number[]; tellDone: TellDone }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Stack gap={2}>
        <p>
          {picked.length === 0
            ? t('proof.pickFirst')
            : t('proof.counted', { count: picked.length, number: formatCount(picked.length) })}
        </p>
        <Inline>
          <Button resting={picked.length === 0} onClick={() => setOpen(true)}>
            {t('proof.explain')}
          </Button>
        </Inline>
      </Stack>
      {isOpen && picked.length > 0 && (
        <ExplainDialog id={id} differences={picked} tellDone={tellDone} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
