import { useState } from 'react';
import {
  type CustodyLine,
  type DeathCustody,
  deathCustodyContract,
} from '../../../../domain/deaths/deathCustody.contract.ts';
import { useCall } from '../../../platform/calls/useCall.ts';
import { useDone } from '../../../platform/forms/useDone.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/content/Card.tsx';
import { Disclosure } from '../../../ui/content/Disclosure.tsx';
import { Entries, Entry } from '../../../ui/content/Entries.tsx';
import { Inline, Stack } from '../../../ui/frame/Layout.tsx';
import { useListChanges } from '../../calls/caseChanges.ts';
import type { CaseCardProps } from '../caseCardProps.ts';
import { HandoverDialog } from './HandoverDialog.tsx';
import { useCustodyWords } from './useCustodyWords.ts';

/** Who has the body and the belongings now, since when and with which receipt, and who had them before. */
export function CustodyCard({ deathCase }: CaseCardProps) {
  const { t } = useTranslation();
  const { id } = deathCase;
  // it follows from the case as well, so each change of the case asks anew
  const custody = useCall(deathCustodyContract.listDeathCustody, { id }, deathCase.revision);
  const { change } = useListChanges(
    deathCustodyContract.listDeathCustody,
    { id, revision: custody.revision },
    { isOfRevision: true },
  );
  const { tellDone, done } = useDone();
  const [open, setOpen] = useState<'handOver' | 'add'>();
  const { body, belongings, may_change } = custody;

  async function undo(belonging_id: number | null) {
    await change(deathCustodyContract.undoHandover, { belonging_id });
    tellDone((say) => say('officeDeathCustody.undone'));
  }

  return (
    <Card title={t('officeDeathCustody.title')}>
      {done}
      <Body body={body} />
      {may_change && (
        <Inline>
          <Button look="secondary" onClick={() => setOpen('handOver')}>
            {t('officeDeathCustody.handOver')}
          </Button>
          {body.at(-1)?.id && (
            <Button look="quiet" onClick={() => undo(null)}>
              {t('officeDeathCustody.undo')}
            </Button>
          )}
        </Inline>
      )}
      <Belongings {...{ belongings, may_change, undo }} />
      {may_change && (
        <div>
          <Button look="secondary" onClick={() => setOpen('add')}>
            {t('officeDeathCustody.addBelonging')}
          </Button>
        </div>
      )}
      {open && (
        <HandoverDialog
          key={open}
          {...{ what: open, deathCase, custody, change, tellDone }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}

function Body({ body }: Pick<DeathCustody, 'body'>) {
  const { t } = useTranslation();
  const now = body.at(-1);
  if (!now) return <p>{t('officeDeathCustody.unknown')}</p>;
  const before = body.slice(0, -1).reverse();
  return (
    <Stack gap={2}>
      <Line line={now} isNow />
      {before.length > 0 && (
        <Disclosure label={t('officeDeathCustody.before')}>
          <Entries>
            {before.map((line) => (
              <Entry key={`${line.holder}${line.id}`}>
                <Line line={line} />
              </Entry>
            ))}
          </Entries>
        </Disclosure>
      )}
    </Stack>
  );
}

function Line({ line, isNow = false }: { line: CustodyLine; isNow?: boolean }) {
  const { who, since, how } = useCustodyWords()(line);
  return (
    <p>
      {isNow ? <strong>{who}</strong> : who}
      {since && `, ${since}`}
      <br />
      <small>{how}</small>
    </p>
  );
}

type BelongingsProps = Pick<DeathCustody, 'belongings' | 'may_change'> & { undo: (id: number) => Promise<void> };

function Belongings({ belongings, may_change, undo }: BelongingsProps) {
  const { t } = useTranslation();
  return (
    <>
      <h3>{t('officeDeathCustody.belongings')}</h3>
      {belongings.length === 0 && <p>{t('officeDeathCustody.noBelongings')}</p>}
      {belongings.length > 0 && (
        <Entries>
          {belongings.map(({ id, what, entries }) => (
            <Entry key={id}>
              <strong>{what}</strong>
              {entries.map((line) => (
                <Line key={line.id} line={line} />
              ))}
              {may_change && (
                <div>
                  <Button look="quiet" onClick={() => undo(id)}>
                    {t('officeDeathCustody.undoOf', { what })}
                  </Button>
                </div>
              )}
            </Entry>
          ))}
        </Entries>
      )}
    </>
  );
}
