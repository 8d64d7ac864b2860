import { type HomeState, homeStateOf } from '../../../domain/me/home.ts';
import { waitingDaysLeft } from '../../../domain/membership/waitingPeriod.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { useHome } from '../../me/home.ts';
import { today } from '../../platform/today.ts';
import { type Translate, useTranslation } from '../../platform/words.ts';
import type { NoticeTone } from '../../ui/content/Notice.tsx';
import { useHomeFacts } from './useHomeFacts.ts';

export type Standing = HomeState & { tone: NoticeTone; title: string; words: string };

/** How things stand for the household, in words, and what is next (`homeStateOf`). */
export function useStanding(): Standing {
  const { t } = useTranslation();
  const { household } = useHome();
  const facts = useHomeFacts();
  const home = homeStateOf(facts, today());
  const { waiting_until, active_from, gaps } = facts;
  const days = waiting_until ? waitingDaysLeft(waiting_until, today()) : 0;
  const date = waiting_until ? toWireDay(waiting_until) : '';
  const since = household.status === 'active' && active_from ? toWireDay(active_from) : household.status_since;
  return { ...home, ...toneAndTitle(home, t), words: wordsOf(home, { gaps, days, date, since }, t) };
}

/** An application that ended before activation is not called a membership. */
function toneAndTitle({ standing }: HomeState, t: Translate): Pick<Standing, 'tone' | 'title'> {
  switch (standing) {
    case 'active':
      return { tone: 'success', title: t('application.status.activeTitle') };
    case 'ended':
      return { tone: 'warning', title: t('application.status.inactiveTitle') };
    case 'unbegun':
      return { tone: 'warning', title: t('application.status.unbegunTitle') };
    case 'sent_back':
      return { tone: 'warning', title: t('application.again.backTitle') };
    case 'gaps':
    case 'complete':
    case 'compared':
      return { tone: 'info', title: t('application.status.newTitle') };
    default:
      return { tone: 'info', title: t('application.status.waitingTitle') };
  }
}

type Figures = { gaps: number; days: number; date: string; since: string };

function wordsOf({ standing }: HomeState, { gaps, days, date, since }: Figures, t: Translate): string {
  switch (standing) {
    case 'gaps':
      return t('application.status.newGaps', { count: gaps });
    case 'complete':
      return t('application.status.newComplete');
    case 'sent_back':
      return t('application.again.status');
    case 'compared':
      return t('application.status.compared');
    case 'unpaid':
      return t('application.status.waitingUnpaid');
    case 'resting':
      return t('application.status.waitingRests');
    case 'days':
      return t('application.status.waitingUntil', { count: days, date });
    case 'last_day':
      return t('application.status.waitingLastDay', { date });
    case 'checking':
      return t('application.status.waitingOver', { date });
    case 'over':
      return t('application.status.waitingEnded', { date });
    case 'active':
      return t('application.status.activeSince', { date: since });
    case 'ended':
      return t('application.status.inactiveSince', { date: since });
    case 'unbegun':
      return t('application.status.unbegunSince', { date: since });
  }
}
