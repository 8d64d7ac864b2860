import { useState } from 'react';
import { contradictionsOf } from '../../../../domain/office/contradictions.ts';
import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { today } from '../../../platform/today.ts';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Inline, Stack } from '../../../ui/frame/Layout.tsx';
import { Link } from '../../../ui/router/Link.tsx';
import { navigate } from '../../../ui/router/navigation.ts';
import { householdPath } from '../../frame/officePaths.ts';
import { personsOf, undecidedOf } from '../householdPersons.ts';
import { SkipDialog } from '../SkipDialog.tsx';
import { CheckedDocument } from './CheckedDocument.tsx';
import { useNextToCheck } from './useNextToCheck.ts';

type CheckedProps = { file: HouseholdFile; tellDone: TellDone };

/** The first document that nobody has decided about. After a decision the next one opens, after the last one the next household. */
export function CheckedHousehold({ file, tellDone }: CheckedProps) {
  const { t } = useTranslation();
  const { household } = file;
  const next = useNextToCheck(household.id);
  // decided here: the household may not have been read again yet
  const [decided, setDecided] = useState<readonly number[]>([]);
  // asked for before it is skipped: afterwards it is the last of the list
  const [afterSkip, setAfterSkip] = useState<string>();
  const left = personsOf(file)
    .flatMap(undecidedOf)
    .filter(({ id }) => !decided.includes(id));
  const [document] = left;
  const total = decided.length + left.length;

  async function decide(id: number): Promise<void> {
    setDecided([...decided, id]);
    if (left.length === 1) navigate(await next.find());
  }

  async function askWhy(): Promise<void> {
    setAfterSkip(await next.find());
  }

  return (
    <Stack>
      {document ? (
        <CheckedDocument
          key={document.id}
          file={file}
          document={document}
          placeWords={t('officeCheck.place', { number: decided.length + 1, of: total })}
          contradictions={contradictionsOf(file, today()).filter(
            // what is wrong with another document is said when that one is shown
            ({ document_id }) => document_id === undefined || document_id === document.id,
          )}
          tellDone={tellDone}
          onDecided={() => decide(document.id)}
          onSkip={askWhy}
        />
      ) : (
        <p>{t('officeCheck.nothing')}</p>
      )}
      <Inline>
        {document && (
          <Button look="quiet" aria-keyshortcuts="S" onClick={askWhy}>
            {t('officeCheck.skip')}
          </Button>
        )}
        {next.path && (
          <LinkButton look={document ? 'quiet' : 'primary'} to={next.path}>
            {t('officeCheck.next')}
          </LinkButton>
        )}
        <Link to={householdPath(household.id, next.list)}>{t('officeCheck.toHousehold')}</Link>
      </Inline>
      {afterSkip && (
        <SkipDialog
          household={household}
          onSkipped={() => navigate(afterSkip)}
          onClose={() => setAfterSkip(undefined)}
        />
      )}
    </Stack>
  );
}
