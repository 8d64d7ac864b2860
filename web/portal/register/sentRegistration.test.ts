import { beforeEach, expect, it, vi } from 'vitest';
import { emptyRegistration } from '../../application/registrationForm.ts';
import {
  forgetRegistration,
  keepSentRegistration,
  keepTypedRegistration,
  leaveRegistration,
  sentRegistration,
  typedRegistration,
} from '../../application/sentRegistration.ts';
import { typedBeforeReload } from './reloadedRegistration.ts';

const PASSWORD = 'Sonnen8lume-Wien';
const typed = {
  ...emptyRegistration,
  first_name: 'Şerife',
  last_name: 'Öz',
  citizenship_id: 792,
  email: 'serife@example.at',
  password: PASSWORD,
  confirmation: PASSWORD,
  permanent_residence: true,
};
const { password: _never, confirmation: _neither, permanent_residence: _nor, ...again } = typed;

let tab: Map<string, string>;
beforeEach(() => {
  tab = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  });
  forgetRegistration();
  return () => vi.unstubAllGlobals();
});

it('typed values are restored after a reload, except passwords and the tick', () => {
  keepTypedRegistration(typed);

  expect(typedBeforeReload()(emptyRegistration)).toEqual({ ...emptyRegistration, ...again });
  expect([...tab.values()].join()).not.toMatch(/Sonnen8lume|password|permanent_residence/);
});

it('values typed before the restoration stay', () => {
  keepTypedRegistration(typed);

  const now = { ...emptyRegistration, first_name: 'Ayşe', permanent_residence: true };

  expect(typedBeforeReload()(now)).toEqual({ ...typed, password: '', confirmation: '', first_name: 'Ayşe' });
});

it('an empty form, or the values of another release, are not kept', () => {
  keepTypedRegistration(emptyRegistration);
  expect([tab.size, typedBeforeReload()(emptyRegistration)]).toEqual([0, emptyRegistration]);

  keepTypedRegistration(typed);
  const [key = ''] = tab.keys();
  tab.set(key, '{"first_name":7,"nickname":"x","password":"x","email":"a@b.at"}');
  expect(typedBeforeReload()(emptyRegistration)).toEqual({ ...emptyRegistration, email: 'a@b.at' });
});

it('the tab deletes the values once the form is left or sent, or somebody logs in; a wrong address can still be corrected', () => {
  for (const end of [leaveRegistration, () => keepSentRegistration(typed.email), forgetRegistration]) {
    keepTypedRegistration(typed);
    end();
    expect(tab.size).toBe(0);
  }
  expect([typedRegistration(), sentRegistration()]).toEqual([undefined, undefined]);

  keepTypedRegistration(typed);
  keepSentRegistration(typed.email);
  expect(typedRegistration()).toMatchObject(again);
});
