import type { CaseDocumentKind } from '../../../../domain/deaths/documents.ts';
import { type TypeAtADeath, typesAtADeath } from '../../../../domain/documents/neededAtADeath.ts';
import { useTranslation } from '../../../platform/words.ts';
import { useStoredWords } from '../../../reference/useStoredWords.ts';

/** What a document of a case is. */
export function useKindWords(): (kind: CaseDocumentKind) => string {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  return (kind) => (isOfMembers(kind) ? word('documentType', kind) : t(`officeDeathDocuments.kinds.${kind}`));
}

function isOfMembers(kind: CaseDocumentKind): kind is TypeAtADeath {
  return (typesAtADeath as readonly string[]).includes(kind);
}
