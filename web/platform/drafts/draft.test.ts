import { expect, it } from 'vitest';
import { openForm } from './draft.ts';

const stored = { street: 'Alte Gasse 1', city: 'Wien', country_id: 40 as number | null, phones: [{ id: 1 }] };

it('a form without a draft opens with the stored data', () => {
  expect(openForm(stored, undefined)).toEqual({ status: 'fresh', values: stored });
});

it('typing continues from the draft', () => {
  const values = { ...stored, street: 'Neue Gas', country_id: null };

  expect(openForm(stored, { values, base: stored })).toEqual({ status: 'restored', values });
});

it('a draft that equals the stored data is ignored', () => {
  const values = { ...stored, street: 'Neue Gasse 2' };

  expect(openForm(values, { values, base: stored })).toEqual({ status: 'fresh', values });
});

it('newer stored data stay, and the draft is only offered on top of them', () => {
  const now = { ...stored, city: 'Graz' };

  expect(openForm(now, { values: { ...stored, street: 'Neue Gasse 2' }, base: stored })).toEqual({
    status: 'outdated',
    values: now,
    typed: { ...now, street: 'Neue Gasse 2' },
  });
});

it('fields that the form no longer has, or whose type has changed, are ignored', () => {
  const values = { street: 7, city: ['x'], country_id: { a: 1 }, phones: 'x', gone: 'x' };

  expect(openForm(stored, { values, base: {} })).toEqual({ status: 'fresh', values: stored });
});

it('a field missing in the draft keeps its stored value', () => {
  const opened = openForm(stored, { values: { city: 'Linz' }, base: { city: 'Wien' } });

  expect(opened).toEqual({ status: 'restored', values: { ...stored, city: 'Linz' } });
});
