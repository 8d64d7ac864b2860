import { expect, it } from 'vitest';
import { openForm } from './draft.ts';

const stored = { street: 'Alte Gasse 1', city: 'Wien', country_id: 40 as number | null, phones: [{ id: 1 }] };

it('a form without a draft opens as stored', () => {
  expect(openForm(stored, undefined)).toEqual({ standing: 'fresh', values: stored });
});

it('what was typed goes on where it stopped', () => {
  const values = { ...stored, street: 'Neue Gas', country_id: null };

  expect(openForm(stored, { values, base: stored })).toEqual({ standing: 'restored', values });
});

it('a draft that says what is stored by now is none', () => {
  const values = { ...stored, street: 'Neue Gasse 2' };

  expect(openForm(values, { values, base: stored })).toEqual({ standing: 'fresh', values });
});

it('data stored since then stay, and what was typed is only offered on top of them', () => {
  const now = { ...stored, city: 'Graz' };

  expect(openForm(now, { values: { ...stored, street: 'Neue Gasse 2' }, base: stored })).toEqual({
    standing: 'outdated',
    values: now,
    typed: { ...now, street: 'Neue Gasse 2' },
  });
});

it('fields that the form no longer has, or that hold something else now, stay out', () => {
  const values = { street: 7, city: ['x'], country_id: { a: 1 }, phones: 'x', gone: 'x' };

  expect(openForm(stored, { values, base: {} })).toEqual({ standing: 'fresh', values: stored });
});

it('a field that is left out of the draft keeps what is stored', () => {
  const opened = openForm(stored, { values: { city: 'Linz' }, base: { city: 'Wien' } });

  expect(opened).toEqual({ standing: 'restored', values: { ...stored, city: 'Linz' } });
});
