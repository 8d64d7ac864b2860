import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { documentTypesOf } from '../../domain/documents/documentTypes.ts';
import { documentPlace } from '../../domain/members/personPath.ts';
import { DocumentField } from '../documents/DocumentField.tsx';
import { type Picked, pickedDocument } from '../documents/useUploads.ts';
import { useLeaveGuard } from '../platform/drafts/useLeaveGuard.tsx';
import { useTranslation } from '../platform/words.ts';
import { useStoredWords } from '../reference/useStoredWords.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Fieldset } from '../ui/fields/Fieldset.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Inline } from '../ui/frame/Layout.tsx';

const types = documentTypesOf('general');

/** Adds an optional document: its kind, its name, and the file. */
export function OtherDocument({ onPick }: { onPick: (picked: Picked) => unknown }) {
  const { t } = useTranslation();
  const { choices, word } = useStoredWords();
  const [isOpen, setOpen] = useState(false);
  const [type, setType] = useState(types[0] ?? 'other');
  const [name, setName] = useState('');
  const leaveQuestion = useLeaveGuard(() => name.trim() !== '');

  function pick(file: File) {
    onPick(pickedDocument(type, file, name));
    setName('');
    setOpen(false);
  }

  function giveUp() {
    setName('');
    setOpen(false);
  }

  const opener = useRef<HTMLButtonElement>(null);
  const kind = useRef<HTMLSelectElement>(null);
  const wasOpen = useRef(isOpen);
  // the focused element is gone, so the focus moves to its replacement
  useEffect(() => {
    if (wasOpen.current !== isOpen) (kind.current ?? opener.current)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (!isOpen) {
    return (
      <Button id={documentPlace('other')} ref={opener} look="secondary" onClick={() => setOpen(true)}>
        <IconPlus aria-hidden="true" />
        {t('documents.addOther')}
      </Button>
    );
  }
  return (
    <Fieldset legend={t('documents.addOther')} hint={t('documents.othersHint')}>
      <SelectField
        ref={kind}
        label={t('documents.otherType')}
        value={type}
        onChange={(chosen) => setType(types.find((each) => each === chosen) ?? 'other')}
        choices={choices('documentType', types)}
      />
      <TextField
        label={t('documents.otherName')}
        hint={t('documents.otherNameHint')}
        optional
        maxLength={200}
        value={name}
        onChange={setName}
      />
      <DocumentField
        label={t('documents.addOther')}
        documentName={name.trim() || word('documentType', type)}
        labelHidden
        onPick={pick}
      />
      <Inline>
        <Button look="quiet" onClick={giveUp}>
          {t('shared.action.cancel')}
        </Button>
      </Inline>
      {leaveQuestion}
    </Fieldset>
  );
}
