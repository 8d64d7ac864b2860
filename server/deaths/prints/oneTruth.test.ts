import { beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../domain/boardSettings/settings.ts';
import { deathPrintsContract as calls } from '../../../domain/deaths/deathPrints.contract.ts';
import type { DeathPrint } from '../../../domain/deaths/prints.ts';
import { day } from '../../../domain/shared/day.ts';
import { cents } from '../../../domain/shared/money.ts';
import type { TestClient } from '../../testing/client.ts';
import { aCheckedDeath, aDeathCost, aDeathLink } from '../../testing/deathBuilders.ts';
import { aDecisionInForce } from '../../testing/deaths/deathPrintBuilders.ts';
import { readPdf } from '../../testing/documents/pdfReading.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer();
let clerk: TestClient;
beforeAll(async () => {
  clerk = (await aClerk(server)).client;
});

async function textOf(id: number, print: DeathPrint): Promise<string> {
  const { bytes } = await clerk.call(calls.printDeathCase, { id: String(id), print, language: 'de' });
  return (await readPdf(bytes)).pages.join(' ').replaceAll('\u00a0', ' ');
}

describe('what was taken on above a limit', () => {
  it('is the limit of that kind in every document', async () => {
    const cost_limits_cents = { ...defaultSettings.cost_limits_cents, coffin: cents(90_000) };
    await server.context.db
      .insertInto('board_settings')
      .values({
        settings: JSON.stringify({ ...defaultSettings, cost_limits_cents }),
        valid_from: day('2020-01-01'),
        reason: 'Beschluss',
        created_at: server.clock.now(),
        created_by: null,
      })
      .execute();
    const checked = await aCheckedDeath(server, { state: 'under_way', undertaker: 'Bestattung Wien' }, 'covered');
    await aDecisionInForce(server, checked, 'accepted');
    const above = { amount_cents: cents(98_000), over_limit_because: 'Übergröße' };
    await aDeathCost(server, checked.id, { ...above, limit_cents: cents(90_000) });

    const texts = await Promise.all(
      (['undertaker_order', 'cost_confirmation'] as const).map((print) => textOf(checked.id, print)),
    );

    for (const text of texts) {
      expect(text).toContain('bis € 980,00');
      expect(text).not.toContain('900,00');
    }
  });

  it('is the limit of goodwill in the letter, the documents and on the family’s page', async () => {
    const checked = await aCheckedDeath(
      server,
      { state: 'goodwill', language: 'de', undertaker: 'Bestattung Wien' },
      'waiting',
    );
    await aDecisionInForce(server, checked, 'goodwill');
    await server.context.db
      .updateTable('death_case_decisions')
      .set({ limit_cents: cents(150_000) })
      .where('case_id', '=', checked.id)
      .execute();
    await aDeathCost(server, checked.id, {
      kind: 'flight',
      amount_cents: cents(160_000),
      over_limit_because: 'Letzter Flug',
    });
    const { token } = await aDeathLink(server, checked.id, { language: 'de' });

    const page = await server.app.inject({ url: `/todesfall/familie?link=${token}` });
    const texts = [
      ...(await Promise.all(
        (['decision_letter', 'cost_confirmation', 'undertaker_order'] as const).map((name) => textOf(checked.id, name)),
      )),
      page.body.replaceAll('\u00a0', ' '),
    ];

    for (const text of texts) {
      expect(text).toContain('1.600,00');
      expect(text).not.toContain('1.500,00');
    }
  });
});
