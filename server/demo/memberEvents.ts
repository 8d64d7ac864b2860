import { Readable } from 'node:stream';
import { mandatoryDocumentsFor } from '../../domain/documents/documentTypes.ts';
import { addDays, addYears, lastDayOfYear, yearOf } from '../../domain/shared/day.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import { confirmAccount, openAccount } from '../accounts/accounts.actions.ts';
import { storeBurialPlace } from '../burial/burial.actions.ts';
import { createDeathContact } from '../burial/deathContacts.actions.ts';
import { addDocument, tellValidity } from '../documents/documents.actions.ts';
import { listDocuments } from '../documents/documents.reads.ts';
import { storeDocument } from '../documents/keepDocument.actions.ts';
import { addOwnAddress } from '../households/addresses.actions.ts';
import { foundHousehold } from '../households/founding.actions.ts';
import { askForChange } from '../members/changeRequests/changeRequests.actions.ts';
import { enterMainMember } from '../members/mainMember.actions.ts';
import { createFamilyMember } from '../members/members.actions.ts';
import { changeMember } from '../payments/applicantCorrections.actions.ts';
import { createSubstitute } from '../substitutes/substitutes.actions.ts';
import { eraseMothersNameOfChild } from './demoWrites.ts';
import { sampleDocument } from './sampleDocument.ts';
import { asMember, asOffice, type Cast, memberOf, type Play, type Stage } from './stage.ts';

const PERMIT_DAYS = 50;

/** What members do, through the same actions as in the portal. */
export const memberEvents = {
  register,
  begin_personal_data: async (stage, cast) => {
    const { date_of_birth, gender, place_of_birth } = cast.person;
    await changePerson(stage, cast, { date_of_birth, gender, place_of_birth });
  },
  enter_personal_data: async (stage, cast) => {
    await changePerson(stage, cast, cast.person);
  },
  enter_address: async (stage, cast) => {
    await asMember(stage, cast, (change) => addOwnAddress(change, cast.address));
  },
  add_spouse: async (stage, cast) => {
    await asMember(stage, cast, (change) => createFamilyMember(change, cast.spouse));
  },
  add_child: async (stage, cast) => {
    const child = cast.children.shift();
    if (child) await asMember(stage, cast, (change) => createFamilyMember(change, child));
  },
  lose_mothers_name_of_child: (stage, cast) =>
    asOffice(stage, (change) => eraseMothersNameOfChild(change, cast.household_id)),
  send_documents: sendDocuments,
  /** The passport is new; the residence permit runs out seven weeks later. */
  say_last_days: async (stage, cast) => {
    await asMember(stage, cast, async (change) => {
      const documents = await change.tx
        .selectFrom('documents')
        .select(['id', 'type'])
        .where('member_id', '=', cast.main_member_id)
        .execute();
      for (const { id, type } of documents) {
        const valid_until = type === 'passport' ? addYears(change.today, 6) : addDays(change.today, PERMIT_DAYS);
        await tellValidity(change, cast.household_id, { id, valid_until });
      }
    });
  },
  name_lawyer: async (stage, cast) => {
    await asMember(stage, cast, (change) =>
      createSubstitute(change, {
        id: cast.household_id,
        first_name: 'Katharina',
        last_name: 'Hofer',
        email: 'kanzlei@demo.example',
        phone_private_landline: '+4315123456',
        represent_me_as: 'lawyer',
        valid_until: lastDayOfYear(yearOf(addYears(change.today, 1))),
      }),
    );
  },
  choose_burial_place: async (stage, cast) => {
    await asMember(stage, cast, (change) =>
      storeBurialPlace(change, {
        id: cast.main_member_id,
        graveyard: 'Islamischer Friedhof Wien',
        grave_group: '12',
        grave_row: '4',
        grave_number: '17',
        street: 'Großmarktstraße 2a',
        postal_code: '1230',
        city: 'Wien',
        state: 'Wien',
        country_id: cast.address.country_id,
      }),
    );
  },
  /** A neighbour in Vienna, and a brother in Türkiye, who may be told too. */
  name_death_contacts: async (stage, cast) => {
    const id = cast.household_id;
    const neighbour = { name: 'Nermin Aydın', phone_number: '+436601234567', language: 'de' } as const;
    const brother = { name: 'Hasan Yıldız', phone_number: '+905321234567', language: 'tr' } as const;
    const words =
      cast.story.language === 'tr'
        ? { neighbour: 'komşum', brother: 'kardeşim' }
        : { neighbour: 'Nachbarin', brother: 'Bruder' };
    await asMember(stage, cast, async (change) => {
      const agreed = true;
      await createDeathContact(change, {
        id,
        country: 'austria',
        ...neighbour,
        relation: words.neighbour,
        may_report: false,
        agreed,
      });
      await createDeathContact(change, {
        id,
        country: 'turkiye',
        ...brother,
        relation: words.brother,
        may_report: true,
        agreed,
      });
    });
  },
  /** The mother has a second first name in her passport. */
  ask_for_correction: async (stage, cast) => {
    await asMember(stage, cast, async (change) => {
      const documents = await listDocuments(change.db, cast.household_id);
      await askForChange(change, {
        id: cast.main_member_id,
        field: 'mother_name',
        wanted: `${cast.person.mother_name} Nur`,
        explanation: 'Im Reisepass steht auch der zweite Vorname.',
        document_id: documents.find(({ member_id }) => member_id === cast.main_member_id)?.id,
      });
    });
  },
} as const satisfies Record<string, Play>;

async function changePerson(stage: Stage, cast: Cast, fields: Partial<Cast['person']>): Promise<void> {
  const visit = { context: stage.context, actor: await memberOf(stage, cast), address: '127.0.0.1' };
  await changeMember(visit, { ...fields, id: cast.main_member_id });
}

// like a registration whose mailed link was opened, but with the one password, which is hashed only once
async function register(stage: Stage, cast: Cast): Promise<void> {
  const { email, story, person, phone_number } = cast;
  await asOffice(stage, async (change) => {
    const account = { email, language: story.language, password_hash: stage.passwordHash };
    cast.account_id = await openAccount(change, account);
    cast.household_id = await foundHousehold(change, { account_id: cast.account_id });
    cast.main_member_id = await enterMainMember(change, {
      household_id: cast.household_id,
      first_name: person.first_name,
      last_name: person.last_name,
      citizenship_id: person.citizenship_id,
      permanent_residence: true,
      email,
      phone_number,
      phone_type: 'private_mobile',
    });
    await confirmAccount(change, cast.account_id);
  });
}

async function sendDocuments(stage: Stage, cast: Cast): Promise<void> {
  const { person, household_id, main_member_id } = cast;
  for (const type of mandatoryDocumentsFor(person.citizenship_id)) {
    const bytes = sampleDocument(type, fullName(person));
    const upload = { filename: `${type}.pdf`, stream: Readable.from([bytes]), fields: async () => ({}) };
    // our own file: it needs no examination
    const { kept } = await storeDocument(stage.context, upload);
    const document = { household_id, member_id: main_member_id, type, name: `${type}.pdf` };
    await asMember(stage, cast, (change) => addDocument(change, document, kept));
  }
}
