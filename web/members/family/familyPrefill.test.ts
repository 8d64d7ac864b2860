import { describe, expect, it } from 'vitest';
import { day } from '../../../domain/shared/day.ts';
import { type FamilyMemberValues, familyMemberValues } from '../memberForms.ts';
import { prefilledFields, prefillFromMainMember as prefillOn, withPrefill } from './familyPrefill.ts';

const murat = { first_name: 'Murat', last_name: 'Güler', citizenship_id: 792, gender: 'male' } as const;
const empty = familyMemberValues();
const TODAY = day('2027-01-15');
const unknown = { last_name: '', citizenship_id: null, father_name: '', mother_name: '', civil_status: '' };
const child: FamilyMemberValues = { ...empty, membership_basis: 'child' };

const prefillFromMainMember = (values: FamilyMemberValues, main: Parameters<typeof prefillOn>[1]) =>
  prefillOn(values, main, TODAY);

describe('what is known about a new family member', () => {
  it.each([
    ['a child of a man', child, 'male', { father_name: 'Murat', mother_name: '' }],
    ['a child of a woman', child, 'female', { father_name: '', mother_name: 'Murat' }],
    ['a child of somebody without a gender yet', child, null, { father_name: '', mother_name: '' }],
    [
      'a child with a disability',
      { ...empty, membership_basis: 'child_with_disability' },
      'male',
      { father_name: 'Murat' },
    ],
    ['a son whose basis is not chosen yet', { ...empty, relationship_type: 'son' }, 'male', { father_name: 'Murat' }],
    ['a wife', { ...empty, membership_basis: 'spouse' }, 'male', { father_name: '', mother_name: '' }],
    [
      'a former son who is now entered as a partner',
      { ...empty, relationship_type: 'son', membership_basis: 'spouse' },
      'male',
      { father_name: '' },
    ],
    ['anybody', empty, 'male', { last_name: 'Güler', citizenship_id: 792, father_name: '', mother_name: '' }],
  ] as const)('%s', (_who, values, gender, expected) => {
    expect(prefillFromMainMember(values, { ...murat, gender })).toMatchObject(expected);
  });

  it('follows the age: a child is single, an adult one is asked', () => {
    const daughter = { ...child, relationship_type: 'daughter', date_of_birth: '12.05.2015' };
    const single = withPrefill(daughter, unknown, prefillFromMainMember(daughter, murat));
    const adult = { ...single, date_of_birth: '12.05.1999' };

    expect(single.civil_status).toBe('single');
    expect(withPrefill(adult, prefillFromMainMember(single, murat), prefillFromMainMember(adult, murat))).toMatchObject(
      {
        civil_status: '',
      },
    );
  });

  it('never says where somebody lives', () => {
    const begun = withPrefill(child, unknown, prefillFromMainMember(child, murat));

    expect(begun.permanent_residence).toBe(false);
  });

  it('leaves fields empty that the main member has not filled in yet', () => {
    const known = prefillFromMainMember(empty, { ...murat, citizenship_id: null });
    const begun = withPrefill(empty, unknown, known);

    expect(begun).toMatchObject({ last_name: 'Güler', citizenship_id: null });
    expect([...prefilledFields(begun, known)]).toEqual(['last_name']);
  });
});

describe('another choice', () => {
  it('takes back a parent’s name that was taken over, and no typed one', () => {
    const asChild = prefillFromMainMember(child, murat);
    const begun = withPrefill(child, unknown, asChild);
    const asSpouse = prefillFromMainMember({ ...begun, membership_basis: 'spouse' }, murat);

    expect(withPrefill(begun, asChild, asSpouse).father_name).toBe('');
    expect(withPrefill({ ...begun, father_name: 'Hasan' }, asChild, asSpouse).father_name).toBe('Hasan');
    expect(withPrefill({ ...begun, last_name: 'Kaya' }, asChild, asSpouse).last_name).toBe('Kaya');
  });

  it('does not fill a field again that was emptied', () => {
    const before = prefillFromMainMember(empty, murat);
    const emptied = { ...withPrefill(empty, unknown, before), last_name: '', citizenship_id: null };

    expect(withPrefill(emptied, before, prefillFromMainMember(child, murat))).toMatchObject({
      last_name: '',
      citizenship_id: null,
      father_name: 'Murat',
    });
  });
});
