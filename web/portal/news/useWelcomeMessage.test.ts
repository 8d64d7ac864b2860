import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import type { Notification } from '../../notifications/notifications.ts';
import { loadTexts } from '../../platform/words.ts';
import { useWelcomeMessage } from './useWelcomeMessage.ts';

beforeAll(() => loadTexts('en'));

const shown: Notification[] = [];

function Probe() {
  shown.push(useWelcomeMessage(7, '2026-11-25T09:00:00.000Z').message);
  return null;
}

// proves: news.local-welcome
it('the welcome of the interface itself has the id -1 and is unread', () => {
  renderToStaticMarkup(createElement(Probe));

  expect(shown).toMatchObject([{ id: -1, created_at: '2026-11-25T09:00:00.000Z', read_at: null }]);
});
