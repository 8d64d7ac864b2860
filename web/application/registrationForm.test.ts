import { describe, expect, it } from 'vitest';
import { registration } from '../../domain/application/application.contract.ts';
import { alertsOf, checkConfirmation, emptyRegistration, toRegistration } from './registrationForm.ts';

const typed = {
  ...emptyRegistration,
  first_name: 'İpek',
  last_name: 'Yıldız-Öztürk',
  citizenship_id: 792,
  email: ' IPEK@Example.AT ',
  phone_number: '+436641234567',
  password: 'Guten Morgen 7',
  confirmation: 'Guten Morgen 7',
  permanent_residence: true,
};

describe('a registration', () => {
  it('is sent as the contract wants it, with the number as a private mobile', () => {
    const sent = toRegistration(typed, 'tr');

    expect(registration.safeParse(sent).success).toBe(true);
    expect(sent).toMatchObject({ email: 'ipek@example.at', phone_type: 'private_mobile', language: 'tr' });
    expect(sent).not.toHaveProperty('confirmation');
  });

  it('is sent with a cleaned phone number, also when Enter is pressed inside that field', () => {
    const sent = toRegistration({ ...typed, phone_number: '+43 664 / 123 45-67' }, 'de');

    expect(registration.safeParse(sent).success).toBe(true);
    expect(sent.phone_number).toBe('+436641234567');
  });

  it('is sent with normalised names', () => {
    const sent = toRegistration({ ...typed, first_name: 'İpek\u00a0Su ', last_name: 'D´Angelo\u2013\u202aCan' }, 'de');

    expect(sent).toMatchObject({ first_name: 'İpek Su', last_name: "D'Angelo-Can" });
  });

  it('requires the same password twice', () => {
    expect(checkConfirmation(typed)).toEqual({});
    expect(checkConfirmation({ ...typed, confirmation: '' })).toEqual({ confirmation: ['required'] });
    expect(checkConfirmation({ ...typed, confirmation: 'Guten Abend 7' })).toEqual({
      confirmation: ['password_must_match'],
    });
  });

  it.each([
    ['everything is right', {}, []],
    ['the passwords differ', { confirmation: 'Guten Abend 7' }, ['password']],
    ['the password breaks a rule', { password: 'kurz', confirmation: 'kurz' }, ['password']],
    ['no nationality is chosen', { citizenship_id: null }, ['nationality']],
    ['both are missing', { citizenship_id: null, password: '', confirmation: '' }, ['password', 'nationality']],
  ])('when %s, the ERROR dialog says %j → %j', (_when, change, alerts) => {
    expect(alertsOf({ ...typed, ...change })).toEqual(alerts);
  });
});
