import type { WantedNews } from '../../domain/approvals/approvals.ts';
import type { WaitingNews } from '../../domain/notifications/news.contract.ts';
import { type ApprovalRecord, decisionOf, listOpenApprovals, toApproval } from '../approvals/approvals.reads.ts';
import type { Ask } from '../platform/context.ts';
import type { Reader } from '../platform/db.ts';
import { harmlessHtml } from './markup.ts';
import { filledNews } from './newsFacts.ts';

/** News that wait for a second person, the oldest first. */
export async function findWaitingNews(db: Reader): Promise<{ approval: ApprovalRecord; wanted: WantedNews }[]> {
  return (await listOpenApprovals(db, null)).flatMap((approval) => {
    const decision = decisionOf(approval);
    return decision.kind === 'news' ? [{ approval, wanted: decision.wanted }] : [];
  });
}

/** The same for the person who decides, as members would read them. */
export async function listWaitingNews({ db, actor, settings }: Ask): Promise<WaitingNews[]> {
  return (await findWaitingNews(db)).map(({ approval, wanted }) => {
    const { title, data } = filledNews(wanted, settings);
    return { ...toApproval(approval, actor), title, html: harmlessHtml(data), language: wanted.language };
  });
}
