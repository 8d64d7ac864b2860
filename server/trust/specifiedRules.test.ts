import { beforeAll, describe, expect, test } from 'vitest';
import type { TestAnswer } from '../testing/client.ts';
import { testServer } from '../testing/testServer.ts';
import { aWorld, type World } from '../testing/world.ts';

/** The rules of the specification's section 5, met over the wire: each wrong field is named, with its key. */
const server = testServer();
let applicant: World;
let existing: World;
beforeAll(async () => {
  applicant = await aWorld(server);
  existing = await aWorld(server, { status: 'active' });
});

const mainMember = {
  first_name: 'Zeynep',
  last_name: 'Çelik',
  date_of_birth: '01.02.1990',
  social_insurance_number: '1237010290',
  citizenship_id: 792,
  place_of_birth: 'İzmir',
  gender: 'female',
  father_name: 'Ömer',
  mother_name: 'Şükriye',
  permanent_residence: true,
};
const wife = { ...mainMember, civil_status: 'married', membership_basis: 'spouse', relationship_type: 'wife' };
const address = { street: 'Gudrunstraße 12', postal_code: '1100', state: 'Wien', city: 'Wien', country_id: 40 };

describe('the main member', () => {
  // proves: rule.main-required
  test.each(
    'first_name last_name place_of_birth father_name mother_name citizenship_id social_insurance_number gender'.split(
      ' ',
    ),
  )('is not saved with an empty %s', async (field) => {
    expect(await errorsOf(saveMainMember({ ...mainMember, [field]: '' }), field)).toEqual(['required']);
  });

  // proves: rule.main-residence
  test('is not saved without permanent residence', async () => {
    expect(
      await errorsOf(saveMainMember({ ...mainMember, permanent_residence: false }), 'permanent_residence'),
    ).toEqual(['must_be_ticked']);
  });

  test('is saved with all of them, the Turkish identity number and the civil status left open', async () => {
    expect((await saveMainMember({ ...mainMember, turkish_id_no: '', civil_status: '' })).status).toBe(200);
  });

  // proves: rule.social-insurance
  test('has a social insurance number of digits only', async () => {
    const wrong = { ...mainMember, social_insurance_number: '1237 010290' };

    expect(await errorsOf(saveMainMember(wrong), 'social_insurance_number')).toEqual(['only_numbers_allowed']);
  });

  // proves: rule.turkish-id
  test.each(['1000000014', '100000001466', '00000000146', '10000000147', '1000000014a'])(
    'has no Turkish identity number %s',
    async (turkish_id_no) => {
      const wrong = { ...mainMember, turkish_id_no };

      expect(await errorsOf(saveMainMember(wrong), 'turkish_id_no')).toEqual(['invalid_turkish_id']);
    },
  );

  // proves: rule.birth-format
  test.each([
    ['1990-02-01', 'invalid_date'],
    ['02/01/1990', 'invalid_date'],
    ['31.02.1990', 'no_such_day'],
    ['1.2.90', 'invalid_date'],
  ])('was not born on %s', async (date_of_birth, key) => {
    const wrong = { ...mainMember, date_of_birth };

    expect(await errorsOf(saveMainMember(wrong), 'date_of_birth')).toEqual([key]);
  });

  // proves: rule.birth-past
  test('was not born tomorrow, perhaps today', async () => {
    const bornOn = (date_of_birth: string) => saveMainMember({ ...mainMember, date_of_birth });

    expect(await errorsOf(bornOn('12.01.2027'), 'date_of_birth')).toEqual(['date_must_be_in_the_past']);
    expect((await bornOn('11.01.2027')).status).toBe(200);
  });

  // proves: rule.phone-required
  test('keeps a phone number, the main one, whatever happens', async () => {
    const me = await applicant.client.send('GET', '/api/v1/me');
    const [phone] = (me.body as { main_member: { phone_numbers: { id: number }[] } }).main_member.phone_numbers;

    const removed = await applicant.client.send('DELETE', `/api/v1/member/phone/${phone?.id}`);

    expect([removed.status, removed.body]).toMatchObject([
      409,
      { message: 'create_or_set_phone_number_to_main_number' },
    ]);
  });
});

describe('a family member', () => {
  // proves: rule.family-required
  test.each('gender membership_basis civil_status relationship_type father_name mother_name place_of_birth'.split(' '))(
    'is not added without %s',
    async (field) => {
      expect(await errorsOf(addFamilyMember({ ...wife, [field]: undefined }), field)).toEqual(['required']);
    },
  );

  // proves: rule.family-residence
  test('is not added without permanent residence', async () => {
    expect(await errorsOf(addFamilyMember({ ...wife, permanent_residence: false }), 'permanent_residence')).toEqual([
      'must_be_ticked',
    ]);
  });

  // proves: rule.email-optional
  test.each([
    ['', 201],
    ['zeynep@example.at', 201],
    ['\u202azeynep@example.at\u202c', 201],
    ['zeynep@', 422],
  ])('with the e-mail address %j is answered %d', async (email, status) => {
    expect((await addFamilyMember({ ...wife, email })).status).toBe(status);
  });

  // proves: rule.email, key.wrong_email_format
  // departs: key.wrong_email_format
  test('whose e-mail alone has no form of one is refused by the key for that, at its field', async () => {
    const errors = { email: ['invalid_email'] };
    const alone = await addFamilyMember({ ...wife, email: 'zeynep@' });
    const among = await addFamilyMember({ ...wife, email: 'zeynep@', last_name: '' });

    expect([alone.status, alone.body]).toMatchObject([422, { message: 'wrong_email_format', errors }]);
    expect([among.status, among.body]).toMatchObject([422, { message: 'validation_failed', errors }]);
  });

  // proves: rule.eligibility-nb
  test('has no basis that only the office gives', async () => {
    const mother = { ...wife, membership_basis: 'nb', relationship_type: 'mother' };

    expect(await errorsOf(addFamilyMember(mother), 'membership_basis')).toEqual(['invalid_choice']);
  });
});

describe('the address', () => {
  // proves: rule.address-required
  test.each(Object.keys(address))('is not stored without %s', async (field) => {
    expect(await errorsOf(storeAddress({ ...address, [field]: undefined }), field)).toEqual(['required']);
  });

  // proves: rule.postal-code
  test.each(['A-1010', '10 10', 'A１０'])('has no postal code %s', async (postal_code) => {
    expect(await errorsOf(storeAddress({ ...address, postal_code }), 'postal_code')).toEqual(['only_numbers_allowed']);
  });

  // proves: rule.postal-bounds, constant.postal-bounds
  test.each(['1', '999', '999993', '9999999999'])(
    'may have the postal code %s beyond the bounds',
    async (postal_code) => {
      expect((await storeAddress({ ...address, postal_code })).status).toBe(201);
    },
  );
});

describe('a phone number', () => {
  // proves: rule.phone, rule.phone-min, rule.phone-max, constant.phone-length
  test.each([
    ['0660+12345', 'invalid_phone_number'],
    ['0660 12345', 'invalid_phone_number'],
    ['12345', 'min_6_characters'],
    ['1234567890123456', 'max_15_characters'],
  ])('is not %s: %s', async (phone_number, key) => {
    const phone = { phone_number, phone_type: 'work_mobile', is_main_number: false };

    const answer = applicant.client.send('POST', `/api/v1/member/${applicant.main_member_id}/phone`, phone);

    expect(await errorsOf(answer, 'phone_number')).toEqual([key]);
  });
});

// proves: rule.burial-place
test('a burial place says which cemetery', async () => {
  const answer = existing.client.send('POST', `/api/v1/member/${existing.main_member_id}/burial-place`, {
    graveyard: ' ',
  });

  expect(await errorsOf(answer, 'graveyard')).toEqual(['required']);
});

function saveMainMember(sent: object): Promise<TestAnswer> {
  return applicant.client.send('PUT', `/api/v1/member/${applicant.main_member_id}`, sent);
}

function addFamilyMember(sent: object): Promise<TestAnswer> {
  return applicant.client.send('POST', '/api/v1/member', sent);
}

function storeAddress(sent: object): Promise<TestAnswer> {
  return applicant.client.send('POST', '/api/v1/member/address', sent);
}

async function errorsOf(answer: Promise<TestAnswer>, field: string): Promise<string[] | undefined> {
  const { status, body } = await answer;
  expect([status, body]).toMatchObject([422, { message: 'validation_failed' }]);
  return (body as { errors: Record<string, string[]> }).errors[field];
}
