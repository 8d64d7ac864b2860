import { type DocumentType, mandatoryDocumentsMissing } from '../../../domain/documents/documentTypes.ts';
import { useHome } from '../../me/home.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Notice } from '../../ui/content/Notice.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { useLocation } from '../../ui/router/Router.tsx';
import { useStanding } from './useStanding.ts';

/**
 * What the household's status means and what happens next, in one sentence (spec §2, ui.md "Frame"). Beside the news
 * only the status, because the card above the news says the rest.
 */
export function StatusCard() {
  const { tone, title, words } = useStanding();
  const isBesideNews = useLocation().pathname === '/news';
  return (
    <Notice tone={tone} title={title} look="bare">
      {!isBesideNews && (
        <>
          <p>{words}</p>
          <DocumentsToSend />
        </>
      )}
    </Notice>
  );
}

/** Tells a waiting household about a refused or deleted document, without which the office cannot continue. */
export function DocumentsToSend() {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const missing = useMissingDocuments();
  if (missing.length === 0) return null;
  return (
    <p>
      {t('application.status.documents', { documents: missing.map((type) => word('documentType', type)).join(', ') })}{' '}
      <Link to={`/main-member#document-${missing[0]}`}>{t('application.status.documentsGo')}</Link>
    </p>
  );
}

function useMissingDocuments(): DocumentType[] {
  const { household, mainMember } = useHome();
  if (household.status !== 'waiting') return [];
  const sent = mainMember.documents.filter(({ refused_at }) => !refused_at).map(({ type }) => type);
  return mandatoryDocumentsMissing(mainMember.citizenship_id, sent);
}
