import { type RawBuilder, sql } from 'kysely';
import type { SearchQuestion } from '../../../domain/office/householdSearch.ts';
import type { FoundBy } from '../../../domain/office/search.contract.ts';
import { emailSpellings } from '../../accounts/accounts.reads.ts';
import { fullNameOf } from '../../members/fullName.reads.ts';
import { hasIdentityNumber } from '../../members/identityNumbers/identityNumbers.reads.ts';
import { hasParts, hasWholeWords, mayHaveMistyped } from '../../members/textParts.reads.ts';
import type { Vault } from '../../platform/secrets/vault.ts';

/** If a part of a name or number is common, only so many rows are compared. */
const MOST_LOOKED_THROUGH = 500;
/** People born on one day: on the first of January many. */
const MOST_BORN = 3_000;

type Asked = { vault: Pick<Vault, 'keysFor'>; lastDigits: (phone: string) => string };

/** The queries that answer a question; each returns `FoundRow`. */
export function rowsFor(question: SearchQuestion, { vault, lastDigits }: Asked): RawBuilder<unknown>[] {
  switch (question.by) {
    case 'membership_no':
      return [ofHouseholds('membership_no', sql`membership_no`, hasParts(sql`membership_no`, [question.part]))];
    case 'old_number':
      return [
        ofHouseholds('old_number', sql`old_number`, sql`old_number is not null and ${hasParts(OLD, [question.part])}`),
      ];
    case 'bill_number':
      return [ofInvoices('bill_number', sql`bill_number`, hasParts(BILL, [question.part]))];
    case 'payment_reference':
      return [
        ofInvoices('payment_reference', sql`bill_number`, sql`payment_reference = ${question.payment_reference}`),
      ];
    case 'combined_transfer':
      return [
        sql`(select household_id, ${columns('combined_transfer', sql`id::text`)}
          from combined_transfers where id = ${question.number})`,
      ];
    case 'account':
      return [ofAccount(question.iban)];
    case 'email':
      return emailSpellings(question.email).flatMap(byEmail);
    case 'social_insurance_number':
    case 'turkish_id_no':
      return [ofPeople(question.by, hasIdentityNumber('m', question, vault))];
    case 'phone':
      return byPhone(lastDigits(question.phone));
    case 'postal_code':
      return [ofAddresses(sql`a.postal_code = ${question.postal_code} and ${hasWhole(ADDRESS, question.postal_code)}`)];
    case 'birth':
      return [ofBorn(question.days)];
    case 'words':
      return byWords(question.words);
  }
}

/** Names with a typing error, and names together with an address: for words that little was found with. */
export function rowsForUnclear(words: readonly string[]): RawBuilder<unknown>[] {
  return [
    ofPeople('similar_name', mayHaveMistyped(sql`m.search_name`, words)),
    ofSubstitutes(mayHaveMistyped(SUBSTITUTE, words)),
    ofDeceased(sql`c.deceased_name is not null and ${mayHaveMistyped(DECEASED, words)}`),
    ...splits(words).map(ofNamesAndAddresses),
  ];
}

// the expressions of the indexes
const OLD = sql`lower(regexp_replace(old_number, '[^0-9A-Za-z]', '', 'g'))`;
const BILL = sql`replace(bill_number, '-', '')`;
const ADDRESS = sql`fold_for_search(a.street || ' ' || a.postal_code || ' ' || a.city)`;
const SUBSTITUTE = sql`fold_for_search(s.first_name || ' ' || s.last_name)`;
const DECEASED = sql`fold_for_search(c.deceased_name)`;
const SHOWN_ADDRESS = sql`a.street || ', ' || a.postal_code || ' ' || a.city`;

function byWords(words: readonly string[]): RawBuilder<unknown>[] {
  return [
    // apart, so that a name which is common in families does not use up the rows of main members
    ofPeople('name', sql`m.is_main and ${hasWholeWords(sql`m.search_name`, words)}`),
    ofPeople('name', sql`not m.is_main and ${hasWholeWords(sql`m.search_name`, words)}`),
    ofPeople('name', hasParts(sql`m.search_name`, words, 'words_of')),
    ofSubstitutes(hasParts(SUBSTITUTE, words, 'words_of')),
    ofDeceased(sql`c.deceased_name is not null and ${hasParts(DECEASED, words, 'words_of')}`),
    ofAddresses(hasParts(ADDRESS, words)),
  ];
}

/** Households whose account has the address, will have it once confirmed, or with a person or representative who has it. */
function byEmail(email: string): RawBuilder<unknown>[] {
  const ofLogIn = (key: RawBuilder<unknown>, shown: RawBuilder<unknown>) => sql`(
    select h.id as household_id, ${columns('email', shown)}
    from accounts a join households h on h.account_id = a.id where ${hasParts(key, [email])} limit ${MOST_LOOKED_THROUGH})`;
  return [
    ofLogIn(sql`a.email_key`, sql`a.email`),
    ofLogIn(sql`a.pending_email_key`, sql`a.pending_email`),
    sql`(select m.household_id, ${columns('email', sql`m.email`)} from members m
      where ${hasParts(sql`lower(m.email collate "C")`, [email])} limit ${MOST_LOOKED_THROUGH})`,
    sql`(select s.household_id, ${columns('representative', sql`s.first_name || ' ' || s.last_name || ', ' || s.email`)}
      from substitutes s where ${hasParts(sql`lower(s.email collate "C")`, [email])} limit ${MOST_LOOKED_THROUGH})`,
  ];
}

/** Numbers that end with these digits, of people and of representatives. */
function byPhone(digits: string): RawBuilder<unknown>[] {
  const backwards = `${[...digits].reverse().join('')}%`;
  const ends = (number: RawBuilder<unknown>) =>
    sql`reverse(regexp_replace(${number}, '\\D', '', 'g')) like ${backwards} limit ${MOST_LOOKED_THROUGH}`;
  const ofSubstitute = (number: RawBuilder<unknown>) => sql`(
    select s.household_id, ${columns('representative', sql`s.first_name || ' ' || s.last_name || ', ' || ${number}`)}
    from substitutes s where ${number} is not null and ${ends(number)})`;
  return [
    sql`(select m.household_id, ${columns('phone', sql`p.phone_number || ', ' || ${fullNameOf('m')}`)}
      from (select member_id, phone_number from phone_numbers where ${ends(sql`phone_number`)}) p
      cross join lateral (select household_id, first_name, last_name from members where id = p.member_id limit 1) m)`,
    ofSubstitute(sql`s.phone_private_mobile`),
    ofSubstitute(sql`s.phone_private_landline`),
  ];
}

function ofPeople(by: FoundBy, which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select m.household_id, ${columns(by, fullNameOf('m'), { folded: sql`m.search_name`, ...PERSON })}
    from members m where ${which} limit ${MOST_LOOKED_THROUGH})`;
}

function ofBorn(days: readonly string[]): RawBuilder<unknown> {
  const shown = sql`${fullNameOf('m')} || ', ' || to_char(m.date_of_birth, 'DD.MM.YYYY')`;
  return sql`(select m.household_id, ${columns('birth', shown, { folded: sql`m.search_name`, ...PERSON })}
    from members m where m.date_of_birth = any(${days}::date[]) limit ${MOST_BORN})`;
}

function ofHouseholds(by: FoundBy, shown: RawBuilder<unknown>, which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select id as household_id, ${columns(by, shown)} from households
    where erased_on is null and ${which} limit ${MOST_LOOKED_THROUGH})`;
}

function ofInvoices(by: FoundBy, shown: RawBuilder<unknown>, which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select household_id, ${columns(by, shown)} from sale_invoices where ${which} limit ${MOST_LOOKED_THROUGH})`;
}

/** Payments of a line that confirms one booked by hand belong to the household of that payment. */
function ofAccount(iban: string): RawBuilder<unknown> {
  return sql`(select p.household_id, ${columns('account', sql`t.counterparty_iban`)}
    from bank_transactions t join bank_transactions p on p.id = coalesce(t.confirms, t.id)
    where t.counterparty_iban = ${iban} and (t.household_id is not null or t.confirms is not null) and t.amount_cents > 0
      and p.household_id is not null
    limit ${MOST_LOOKED_THROUGH})`;
}

function ofAddresses(which: RawBuilder<unknown>): RawBuilder<unknown> {
  const by = sql`case when a.inactive_from is null then 'address' else 'former_address' end`;
  return sql`(select m.household_id, ${columns(by, SHOWN_ADDRESS, { folded: ADDRESS })}
    from (select * from addresses a where ${which} limit ${MOST_LOOKED_THROUGH}) a
    cross join lateral (select household_id from members where id = a.member_id limit 1) m)`;
}

function ofSubstitutes(which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select s.household_id, ${columns('representative', sql`s.first_name || ' ' || s.last_name`, { folded: SUBSTITUTE })}
    from substitutes s where ${which} limit ${MOST_LOOKED_THROUGH})`;
}

function ofDeceased(which: RawBuilder<unknown>): RawBuilder<unknown> {
  const shown = sql`c.deceased_name || ', ' || c.case_no`;
  return sql`(select c.household_id, ${columns('deceased', shown, { folded: DECEASED, death_case: sql`c.id` })}
    from death_cases c where c.state <> 'withdrawn' and ${which} limit ${MOST_LOOKED_THROUGH})`;
}

type Split = { names: readonly string[]; address: readonly string[] };

/** A name and an address behind it, or the other way round; a word with a digit is part of no name. */
function splits(words: readonly string[]): Split[] {
  const parts = words.slice(1).flatMap((_, before) => {
    const [first, then] = [words.slice(0, before + 1), words.slice(before + 1)];
    return [
      { names: first, address: then },
      { names: then, address: first },
    ];
  });
  return words.length > MOST_SPLIT ? [] : parts.filter(({ names }) => !names.some((name) => /\d/.test(name)));
}
const MOST_SPLIT = 5;
/** Of a name that more people have, only so many addresses are compared. */
const MOST_NAMED = 3_000;

function ofNamesAndAddresses({ names, address }: Split): RawBuilder<unknown> {
  const shown = sql`${fullNameOf('m')} || ', ' || ${SHOWN_ADDRESS}`;
  const folded = sql`m.search_name || ' ' || ${ADDRESS}`;
  // Both are read by their index first. Otherwise the planner computes the words of every address that belongs to the name.
  return sql`(
    with named as materialized (select id, household_id, first_name, last_name, search_name, is_main from members m
      where ${hasParts(sql`m.search_name`, names, 'words_of')} limit ${MOST_NAMED}),
    at as materialized (select member_id, street, postal_code, city from addresses a
      where a.inactive_from is null and ${hasParts(ADDRESS, address)})
    select m.household_id, ${columns('name_and_address', shown, { folded, ...PERSON })}
    from named m
    cross join lateral (select id from members o where o.household_id = m.household_id and o.is_main limit 1) o
    join at a on a.member_id = o.id
    limit ${MOST_LOOKED_THROUGH})`;
}

type More = Partial<Record<'folded' | 'member' | 'main' | 'death_case', RawBuilder<unknown>>>;

const PERSON = { member: sql`m.id`, main: sql`m.is_main` };

function columns(by: FoundBy | RawBuilder<unknown>, found: RawBuilder<unknown>, more: More = {}): RawBuilder<unknown> {
  const { folded = sql`null::text`, member = sql`null::integer`, death_case = sql`null::integer` } = more;
  const { main = sql`null::boolean` } = more;
  const kind = typeof by === 'string' ? sql`${sql.lit(by)}` : by;
  return sql`${kind} as by, ${found} as found, ${folded} as folded, ${member} as member_id, ${main} as is_main,
    ${death_case} as death_case_id`;
}

function hasWhole(text: RawBuilder<unknown>, word: string): RawBuilder<unknown> {
  return sql`parts_of(${text}) @@ ${`'${word}'`}::tsquery`;
}
