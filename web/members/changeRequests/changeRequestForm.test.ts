import { expect, it } from 'vitest';
import { changeRequestInput } from '../../../domain/members/changeRequests/changeRequests.contract.ts';
import type { MainMember, SubMember } from '../../../domain/members/members.contract.ts';
import { type Day, day, toWireDay } from '../../../domain/shared/day.ts';
import {
  type ChangeRequestValues,
  changeRequestErrors,
  changeRequestToSend,
  fieldsOf,
  noChangeRequest,
} from './changeRequestForm.ts';

const today = day('2026-11-20');
const elif = {
  first_name: 'Elif',
  date_of_birth: toWireDay(day('2015-05-05')),
  social_insurance_number: '1237050515',
  citizenship_id: 792,
  turkish_id_no: null,
  relations: { relationship_type: 'daughter' },
  status: 'active',
  fees_locked: true,
} as SubMember;

const typed = (field: string, wanted: string) => ({ ...noChangeRequest(elif), field, wanted });
const errors = (values: ChangeRequestValues, person: SubMember, at: Day) =>
  changeRequestErrors(changeRequestInput.safeParse(changeRequestToSend(values)).data, person, at);
const problems = (field: string, wanted: string) =>
  changeRequestInput
    .safeParse(changeRequestToSend(typed(field, wanted)))
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

it('typed values are sent in wire format', () => {
  expect(changeRequestToSend(typed('date_of_birth', '5.6.2015')).wanted).toBe('05.06.2015');
  expect(changeRequestToSend(typed('social_insurance_number', '1237 050516')).wanted).toBe('1237050516');
  expect(changeRequestToSend(typed('citizenship_id', '40')).wanted).toBe(40);
  expect(changeRequestToSend({ ...typed('first_name', 'Elif'), document_id: '7' }).document_id).toBe(7);
});

it('an empty form lacks the field, and then the right value', () => {
  expect(problems('', '')).toEqual(['field required']);
  expect(problems('first_name', '')).toEqual(['wanted required']);
  expect(problems('citizenship_id', '')).toEqual(['wanted required']);
  expect(problems('turkish_id_no', '')).toBeUndefined();
});

it('the present value is no correction, however it is written', () => {
  expect(errors(typed('date_of_birth', '5.5.2015'), elif, today)).toEqual({ wanted: ['value_unchanged'] });
  expect(errors(typed('social_insurance_number', '1237 050515'), elif, today)).toEqual({
    wanted: ['value_unchanged'],
  });
  expect(errors(typed('citizenship_id', '792'), elif, today)).toEqual({ wanted: ['value_unchanged'] });
  expect(errors(typed('first_name', 'Elıf'), elif, today)).toEqual({});
});

it('a birth date in the future is refused', () => {
  expect(errors(typed('date_of_birth', '21.11.2026'), elif, today)).toEqual({
    wanted: ['date_must_be_in_the_past'],
  });
});

it('for a family member basis, relationship and e-mail may be wrong too', () => {
  expect(fieldsOf(elif)).toContain('relationship_type');
});

it('for an applicant only what a confirmed fee locks; a single such value is chosen', () => {
  const applicant = { ...elif, status: 'new' } as const;
  const { relations: _none, membership_basis: _no, ...own } = applicant;

  expect(fieldsOf(applicant)).toEqual(['date_of_birth', 'membership_basis', 'relationship_type']);
  expect(noChangeRequest(applicant).field).toBe('');
  expect(noChangeRequest(own as unknown as MainMember).field).toBe('date_of_birth');
  expect(fieldsOf({ ...applicant, fees_locked: false })).toEqual([]);
});
