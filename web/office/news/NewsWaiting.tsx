import { newsContract } from '../../../domain/notifications/news.contract.ts';
import { HtmlText } from '../../notifications/HtmlText.tsx';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';

import { ApprovalDecision } from '../frame/ApprovalDecision.tsx';
import { useApprovalWords } from '../frame/useApprovalWords.ts';

/** News to everybody that a second person has to approve (decision 71), as members would read them. */
export function NewsWaiting({ tellDone }: { tellDone: TellDone }) {
  const { t } = useTranslation();
  const waiting = useCall(newsContract.listWaitingNews);
  const { whoOf, stateOf } = useApprovalWords();
  return waiting.map((news) => (
    <Card
      key={news.id}
      title={t('officeNews.waiting.title', { title: news.title })}
      look="accent"
      intro={
        <>
          <p>{t('officeNews.waiting.why')}</p>
          <p>{t('officeNews.waiting.by', { who: whoOf(news), date: dateAndTimeOf(news.asked_at).date })}</p>
          <p>{stateOf(news)}</p>
        </>
      }
    >
      <HtmlText html={news.html} />
      <ApprovalDecision
        approval={news}
        name={t('officeNews.title')}
        agreed={t('officeNews.waiting.agree')}
        declined={t('officeNews.waiting.declined')}
        tellDone={tellDone}
      />
    </Card>
  ));
}
