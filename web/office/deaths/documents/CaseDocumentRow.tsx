import type { CaseDocument } from '../../../../domain/deaths/deathDocuments.contract.ts';
import type { OriginalMove } from '../../../../domain/deaths/documents.ts';
import { fileSize } from '../../../documents/fileSize.ts';
import { currentLanguage, useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { FileRow } from '../../../ui/fields/FileRow.tsx';
import { Stack } from '../../../ui/frame/Layout.tsx';
import { useKindWords } from './useKindWords.ts';

export type CaseDocumentRowProps = {
  document: CaseDocument;
  mayChange: boolean;
  mayMove: boolean;
  onLook: () => Promise<unknown>;
  onMove: (moved: OriginalMove) => void;
  onUndo: () => Promise<unknown>;
  onRemove: () => Promise<unknown>;
};

/** A document of a case, and who had its original from when on. */
export function CaseDocumentRow(props: CaseDocumentRowProps) {
  const { document, mayChange, mayMove, onLook, onMove, onUndo, onRemove } = props;
  const { t } = useTranslation();
  const kind = useKindWords()(document.kind);
  const { name, file, originals, next_moves, is_entrusted } = document;
  const size = file ? fileSize(file.size_bytes, currentLanguage()) : t('officeDeathDocuments.noFile');
  const last = originals.at(-1);
  const moves = next_moves.map((moved) => ({
    label: t(`officeDeathDocuments.moveTo.${moved}`),
    look: 'secondary' as const,
    act: () => onMove(moved),
  }));
  return (
    <Stack gap={2}>
      <FileRow
        name={kind}
        spokenName={name ?? kind}
        size={[name, size, document.created_by].filter(Boolean).join(' · ')}
        {...(last && {
          status: {
            tone: is_entrusted ? 'orange' : 'green',
            words: t(`officeDeathDocuments.now.${last.moved}`),
          } as const,
        })}
        {...(file && { download: { label: t('officeDeathDocuments.show'), act: onLook } })}
        more={mayMove ? moves : []}
        {...(mayChange && !is_entrusted && { onRemove })}
      />
      <Way document={document} {...(mayMove && last && { onUndo })} />
    </Stack>
  );
}

function Way({ document: { originals }, onUndo }: { document: CaseDocument; onUndo?: () => Promise<unknown> }) {
  const { t } = useTranslation();
  if (originals.length === 0) return null;
  return (
    <>
      <ol>
        {originals.map(({ id, moved, moved_on, person }) => (
          <li key={id}>{t(`officeDeathDocuments.moved.${moved}`, { date: moved_on, person })}</li>
        ))}
      </ol>
      {onUndo && (
        <Button look="quiet" onClick={onUndo}>
          {t('officeDeathDocuments.undo')}
        </Button>
      )}
    </>
  );
}
