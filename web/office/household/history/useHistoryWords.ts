import type { HistoryEntry } from '../../../../domain/office/householdHistory.ts';
import { toWireDay } from '../../../../domain/shared/day.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { dayOf } from '../../../platform/today.ts';
import { useTranslation } from '../../../platform/words.ts';
import { useStoredWords } from '../../../reference/useStoredWords.ts';
import { useReasonWords } from '../../frame/useReasonWords.ts';
import type { ShownEntry } from './groupStatusChanges.ts';

/** `state`: what has become of a message. */
type Said = { sentence: string; words: string | null; state?: string };
type EntryOf<S extends HistoryEntry['source']> = Extract<ShownEntry, { source: S }>;

/** One sentence for each entry of a household's history, and the words that somebody typed with it. */
export function useHistoryWords(): (entry: ShownEntry) => Said {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const reasonWords = useReasonWords();

  return (entry) => {
    if (entry.source === 'record') return { sentence: joined(didOf(entry), detailsOf(entry)), words: entry.words };
    if (entry.source === 'status') return statusWords(entry);
    if (entry.source === 'news') {
      const state = t(entry.is_read ? 'officeDesk.history.read' : 'officeDesk.history.unread');
      return { sentence: joined(t('officeDesk.history.news'), [entry.title]), words: null, state };
    }
    const state = t(`officeDesk.history.${entry.state}`);
    return { sentence: joined(t(`officeDesk.history.${entry.source}`), [entry.subject]), words: null, state };
  };

  function joined(what: string, details: readonly (string | null)[]): string {
    const about = details.filter(Boolean).join(', ');
    return about ? t('officeDesk.history.about', { what, about }) : what;
  }

  function didOf({ action }: EntryOf<'record'>): string {
    return isForMember(action) ? t(`officeCounter.did.${kindOf(action)}`) : t(`officeDesk.did.${action}`);
  }

  function detailsOf({ action, about, type, amount, key }: EntryOf<'record'>): (string | null)[] {
    return [
      type && word('documentType', type),
      about,
      amount === null ? null : euro(amount),
      key && keyWords(action, key),
    ];
  }

  /** Words of the code in the language of the reader; an unknown one, of an older version, says nothing. */
  function keyWords(action: string, key: string): string | null {
    const asked = (['rang', 'came', 'wrote'] as const).find((one) => one === key);
    if (asked) return t(`officeCounter.asked.${asked}`);
    if (action.startsWith('approval.')) return t(`officeApprovals.kind.${key}` as never);
    return t(`members.field.${key}` as never);
  }

  function statusWords({ persons, from_status, to_status, ...change }: EntryOf<'status'>): Said {
    const step = t('officeHousehold.history.step', {
      from: word('memberStatus', from_status),
      to: word('memberStatus', to_status),
    });
    const who = persons.map((person) => person ?? t('officeHousehold.history.household')).join(', ');
    const isSameDay = toWireDay(dayOf(change.at)) === change.effective_on;
    const from = isSameDay ? null : t('officeHousehold.history.from', { date: change.effective_on });
    const reason = change.inactive_reason_id && reasonWords(change.inactive_reason_id);
    return {
      sentence: [t('officeDesk.history.status', { who, step }), from].filter(Boolean).join(', '),
      words: [reason, change.words].filter(Boolean).join(': ') || null,
    };
  }
}

type Action = EntryOf<'record'>['action'];
type ForMember = Extract<Action, `counter.${string}`>;
type KindOf<A extends ForMember> = A extends `counter.${infer K}` ? K : never;

function isForMember(action: Action): action is ForMember {
  return action.startsWith('counter.');
}

function kindOf(action: ForMember): KindOf<ForMember> {
  return action.slice('counter.'.length) as KindOf<ForMember>;
}
