import { describe, expect, it } from 'vitest';
import { day } from '../../domain/shared/day.ts';
import {
  type FamilyMemberValues,
  familyErrors,
  familyMemberToSend,
  familyMemberValues,
  lostRelationship,
  mainMemberToSend,
  offeredRelationships,
} from './memberForms.ts';
import { familyMemberForm, mainMemberForm } from './memberSchemas.ts';

const today = day('2026-11-20');

const ayse: FamilyMemberValues = {
  ...familyMemberValues(),
  first_name: 'Ayşe',
  last_name: 'Yılmaz',
  date_of_birth: '1.2.1990',
  social_insurance_number: '1237 010180',
  citizenship_id: 792,
  permanent_residence: true,
  place_of_birth: 'İzmir',
  gender: 'female',
  civil_status: 'married',
  father_name: 'Ali',
  mother_name: 'Fatma',
  membership_basis: 'spouse',
  relationship_type: 'wife',
};

const problems = (values: FamilyMemberValues) =>
  familyMemberForm
    .safeParse(familyMemberToSend(values))
    .error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [];

describe('the form of a family member', () => {
  it('sends no number that is not there yet, and a typed number although “not there yet” was ticked', () => {
    const ticked = { ...ayse, social_insurance_number_pending: true };
    const pending = { ...ticked, social_insurance_number: ' ' };

    expect(familyMemberForm.parse(familyMemberToSend(pending))).toMatchObject({
      social_insurance_number: null,
      social_insurance_number_pending: true,
    });
    const sent = familyMemberForm.parse(familyMemberToSend(ticked));
    expect(sent.social_insurance_number).toBe('1237010180');
    expect(sent).not.toHaveProperty('social_insurance_number_pending');
    expect(problems({ ...ayse, social_insurance_number: '' })).toEqual([['social_insurance_number', 'required']]);
    expect(mainMemberForm.safeParse(mainMemberToSend({ ...pending })).success).toBe(true);
  });

  it('sends typed values in wire format', () => {
    const sent = familyMemberToSend(ayse);

    expect(sent).toMatchObject({ date_of_birth: '01.02.1990', social_insurance_number: '1237010180' });
    expect(problems(ayse)).toEqual([]);
  });

  it.each(['first_name', 'last_name', 'father_name', 'mother_name'] as const)('sends %s in one spelling', (name) => {
    expect(familyMemberToSend({ ...ayse, [name]: ' Ali\u2011Can\u00a0D´A\u00ad ' })[name]).toBe("Ali-Can D'A");
  });

  it('removes invisible characters of copied text', () => {
    const copied = {
      ...ayse,
      social_insurance_number: '\u202a1237 010180\u202c',
      turkish_id_no: '\u200e10000000146',
      email: 'ayse@example.at\u200b',
    };

    expect(familyMemberForm.parse(familyMemberToSend(copied))).toMatchObject({
      social_insurance_number: '1237010180',
      turkish_id_no: '10000000146',
      email: 'ayse@example.at',
    });
  });

  it('requires the civil status', () => {
    expect(problems({ ...ayse, civil_status: '' })).toEqual([['civil_status', 'required']]);
  });

  it('lists the required fields of an empty form', () => {
    const fields = problems(familyMemberValues()).map(([field]) => field);

    expect(fields).toContain('membership_basis');
    expect(fields).toContain('relationship_type');
    expect(fields).toContain('gender');
    expect(fields).not.toContain('email');
    expect(fields).not.toContain('turkish_id_no');
  });

  it.each([
    ['male', 'father'],
    ['female', 'mother'],
  ])('offers a %s person as %s while no basis is chosen, and asks for none then', (gender, relationship_type) => {
    const parent = { ...ayse, gender, membership_basis: '', relationship_type };

    expect(offeredRelationships(parent)).toContain(relationship_type);
    expect(offeredRelationships({ ...parent, membership_basis: 'child' })).not.toContain(relationship_type);
    expect(problems(parent)).toEqual([]);
    expect(familyMemberToSend(parent)).toMatchObject({ membership_basis: undefined, relationship_type });
  });

  it('offers "daughter" only for a girl with the basis child', () => {
    expect(offeredRelationships({ ...ayse, membership_basis: 'child' })).toEqual(['daughter']);
  });

  it('clears a relationship that no longer matches, and requires it again', () => {
    const husband = { ...ayse, gender: 'male' };

    expect(lostRelationship(husband)).toBe('wife');
    expect(problems(husband)).toEqual([['relationship_type', 'required']]);
  });

  it('refuses a child of over thirty years, and not one with a disability', () => {
    const daughter = { ...ayse, membership_basis: 'child', relationship_type: 'daughter' };

    expect(familyErrors(daughter, today)).toEqual({ date_of_birth: ['child_older_than_30'] });
    expect(familyErrors({ ...daughter, membership_basis: 'child_with_disability' }, today)).toEqual({});
  });

  it('refuses a birth in the future', () => {
    expect(familyErrors({ ...ayse, date_of_birth: '21.11.2026' }, today)).toEqual({
      date_of_birth: ['date_must_be_in_the_past'],
    });
  });
});

describe('the form of the main member', () => {
  it('does not require the civil status', () => {
    const sent = mainMemberToSend({ ...ayse, civil_status: '' });

    expect(mainMemberForm.parse(sent).civil_status).toBeNull();
  });
});
