import { type DocumentType, mandatoryDocumentsMissing } from '../../../domain/documents/documentTypes.ts';
import { isWaitingOver, waitingDaysLeft } from '../../../domain/membership/waitingPeriod.ts';
import { parseWireDay } from '../../../domain/shared/day.ts';
import { useHome } from '../../me/meApi.ts';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Notice, type NoticeTone } from '../../ui/content/Notice.tsx';
import { OnlyNarrow } from '../../ui/frame/AppFrame.tsx';
import { Link } from '../../ui/router/Link.tsx';

type Standing = { tone: NoticeTone; title: string; words: string };

/** The same card above the news if the sidebar is behind a button, because people look for it first. */
export function StatusOverNews() {
  const { tone, title, words } = useStanding();
  return (
    <OnlyNarrow>
      <Notice tone={tone} title={title}>
        <p>{words}</p>
        <DocumentsToSend />
      </Notice>
    </OnlyNarrow>
  );
}

/** What the household's status means and what happens next, in one sentence (spec §2, ui.md "Frame"). */
export function StatusCard() {
  const { tone, title, words } = useStanding();
  return (
    <Notice tone={tone} title={title} look="bare">
      <p>{words}</p>
      <DocumentsToSend />
    </Notice>
  );
}

/** Tells a waiting household about a refused or deleted document, without which the office cannot continue. */
function DocumentsToSend() {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const missing = useMissingDocuments();
  if (missing.length === 0) return null;
  return (
    <p>
      {t('application.status.papers', { papers: missing.map((type) => word('documentType', type)).join(', ') })}{' '}
      <Link to={`/main-member#document-${missing[0]}`}>{t('application.status.papersGo')}</Link>
    </p>
  );
}

function useMissingDocuments(): DocumentType[] {
  const { household, mainMember } = useHome();
  if (household.status !== 'waiting') return [];
  const sent = mainMember.documents.filter(({ refused_at }) => !refused_at).map(({ type }) => type);
  return mandatoryDocumentsMissing(mainMember.citizenship_id, sent);
}

function useStanding(): Standing {
  const { t } = useTranslation();
  const { household, application } = useHome();
  const progress = useProgress();
  const waiting = useWaiting();
  const ended = useEnded();
  switch (household.status) {
    case 'active': {
      const date = household.active_from ?? household.status_since;
      return {
        tone: 'success',
        title: t('application.status.activeTitle'),
        words: t('application.status.activeSince', { date }),
      };
    }
    case 'waiting':
      return { tone: 'info', title: t('application.status.waitingTitle'), words: waiting };
    case 'inactive':
      return { tone: 'warning', ...ended };
    case 'new':
      if (application.sent_back_reason !== null) {
        return { tone: 'warning', title: t('application.again.backTitle'), words: t('application.again.status') };
      }
      return { tone: 'info', title: t('application.status.newTitle'), words: progress };
  }
}

/** An application that ended before activation is not called a membership. */
function useEnded(): Omit<Standing, 'tone'> {
  const { t } = useTranslation();
  const { status_since: date, active_from } = useHome().household;
  return active_from
    ? { title: t('application.status.inactiveTitle'), words: t('application.status.inactiveSince', { date }) }
    : { title: t('application.status.unbegunTitle'), words: t('application.status.unbegunSince', { date }) };
}

function useProgress(): string {
  const { t } = useTranslation();
  const count = useHome().application.gaps.length;
  return count === 0 ? t('application.status.newComplete') : t('application.status.newGaps', { count });
}

function useWaiting(): string {
  const { t } = useTranslation();
  const isChecked = useMissingDocuments().length === 0;
  const { waiting_until: date, money_rests } = useHome().household;
  const until = date ? parseWireDay(date) : undefined;
  if (!date || !until) return t(money_rests ? 'application.status.waitingRests' : 'application.status.waitingUnpaid');
  if (isWaitingOver(until, today())) {
    return t(isChecked ? 'application.status.waitingOver' : 'application.status.waitingEnded', { date });
  }
  const count = waitingDaysLeft(until, today());
  return count === 0
    ? t('application.status.waitingLastDay', { date })
    : t('application.status.waitingUntil', { count, date });
}
