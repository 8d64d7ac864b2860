import { type BoardSettings, defaultSettings } from '../../../domain/boardSettings/settings.ts';
import { businessDay } from '../../../domain/shared/day.ts';
import { settingsOn } from '../../boardSettings/boardSettings.reads.ts';
import type { Context } from '../../platform/context.ts';

/** The board's settings that the public page about a death shows. */
export type PublicSettings = Pick<
  BoardSettings,
  'call_back_within_minutes' | 'keep_unidentified_days' | 'public_notes'
>;

const KNOWN_FOR_MS = 60_000;

/**
 * Reads the board's settings for the page at most once a minute; during an outage the last known ones are used, so that the page
 * can always be shown.
 */
export function publicSettings(context: Context): () => Promise<PublicSettings> {
  let known: PublicSettings = defaultSettings;
  let askedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = context.clock.now();
    if (now.getTime() - askedAt < KNOWN_FOR_MS) return known;
    askedAt = now.getTime();
    try {
      known = await settingsOn(context.db, businessDay(now));
    } catch (err) {
      context.log.error({ err }, 'the page about a death shows the settings that were known before');
    }
    return known;
  };
}
