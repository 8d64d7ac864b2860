import { expect, it } from 'vitest';
import { keptFields } from './draftFields.ts';
import { draftPlaceOf } from './drafts.ts';

it.each([
  ['main-member', { kind: 'main-member' }],
  ['household', { kind: 'household' }],
  ['burial-place', { kind: 'burial-place' }],
  ['death-contact-austria', { kind: 'death-contact-austria' }],
  ['death-contact-turkiye', { kind: 'death-contact-turkiye' }],
  ['family-member-new', { kind: 'family-member' }],
  ['family-member-12', { kind: 'family-member', id: 12 }],
  ['substitute-new', { kind: 'substitute' }],
  ['substitute-3', { kind: 'substitute', id: 3 }],
])('the form %s keeps drafts', (form, place) => {
  expect(draftPlaceOf(form)).toEqual(place);
});

it.each([
  '',
  'password',
  'main-member-1',
  'death-contact',
  'death-contact-new',
  'household-new',
  'family-member',
  'family-member-',
  'family-member-0',
  'family-member--1',
  'family-member-1e3',
  'family-member-9999999999',
  'substitute-new-1',
])('the form %j keeps no drafts', (form) => {
  expect(draftPlaceOf(form)).toBeUndefined();
});

it('a draft keeps the fields of its form and nothing else', () => {
  const typed = { street: 'Favoritenstraße 8', postal_code: '', password: 'x', status: 'active', file: {} };

  expect(keptFields('household', typed)).toEqual({ street: 'Favoritenstraße 8', postal_code: '' });
});

it('the main member’s draft keeps phone numbers, a family member’s also e-mail, relationship and the key', () => {
  const typed = { phone_numbers: [], email: 'a@b.at', relationship_type: 'son', idempotency_key: 'k' };

  expect(keptFields('main-member', typed)).toEqual({ phone_numbers: [] });
  expect(keptFields('family-member', typed)).toEqual(typed);
});
