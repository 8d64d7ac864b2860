-- The schema with which the product begins. What follows it are migrations, each for one change. Functions and triggers that
-- may change without one are in server/database.

-- Four functions that a stored column and indexes are made with. A change of one needs a migration that makes those anew.

-- A name as searches compare it: no case, no accents. The same as foldForSearch in the domain; a test compares both.
create function fold_for_search(name text) returns text language sql immutable strict parallel safe as $$
  select trim(regexp_replace(regexp_replace(
    translate(replace(replace(replace(
      regexp_replace(normalize(lower(name), nfd), '[\u0300-\u036f]', '', 'g'),
      'ß', 'ss'), 'æ', 'a'), 'œ', 'o'), 'ıøđł', 'iodl'),
    '([aou])e', '\1', 'g'), '\s+', ' ', 'g'))
$$;

-- The first word of two letters or more in a folded name; bank lines are matched by it.
create function first_word_of(folded text) returns text language sql immutable strict parallel safe as $$
  select word from regexp_split_to_table(folded, '[ .''’`‐-]+') with ordinality as words (word, place)
  where length(word) > 1 order by place limit 1
$$;

-- The last word of two letters or more in a folded name; bank lines are matched by it.
create function last_word_of(folded text) returns text language sql immutable strict parallel safe as $$
  select word from regexp_split_to_table(folded, '[ .''’`‐-]+') with ordinality as words (word, place)
  where length(word) > 1 order by place desc limit 1
$$;

-- All that a search may ask for in a text: from each letter of each word on, up to forty letters. PostgreSQL's text search only
-- finds beginnings of words, so every end of every word is stored.
create function parts_of(folded text) returns tsvector language plpgsql immutable strict parallel safe cost 500 as $$
declare
  parts text[] := '{}';
  word text;
begin
  foreach word in array string_to_array(folded, ' ') loop
    for place in 1 .. length(word) loop
      parts := parts || substr(word, place, 40);
    end loop;
  end loop;
  return array_to_tsvector(parts);
end $$;


-- Accounts and log-ins

-- Who may log in. The `_key` columns hold the address as it is compared.
create table accounts (
  id integer generated always as identity primary key,
  email text not null,
  email_key text not null,
  pending_email text,
  pending_email_key text,
  password_hash text not null,
  role text not null default 'member' check (role in ('member', 'clerk', 'board')),
  status text not null default 'unconfirmed' check (status in ('unconfirmed', 'active', 'closed')),
  language text not null default 'de' check (language in ('de', 'tr', 'en')),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  closed_at timestamptz,
  -- when the address was last changed; null for the one that the account was made with
  email_since timestamptz,
  -- the last day on which somebody was logged in
  last_seen_on date,
  -- the name that colleagues read; names of members are in `members`
  staff_name text,
  check (status <> 'active' or confirmed_at is not null)
) with (fillfactor = 80);
create unique index accounts_one_per_email on accounts (email_key);
create index accounts_by_pending_email on accounts (pending_email_key) where pending_email_key is not null;
create index accounts_unconfirmed on accounts (created_at) where status = 'unconfirmed';
create index accounts_by_part_of_email on accounts using gin (parts_of(email_key)) with (fastupdate = off);
create index accounts_by_part_of_pending_email on accounts using gin (parts_of(pending_email_key)) with (fastupdate = off)
  where pending_email_key is not null;
create index accounts_of_staff on accounts (id) where role <> 'member';

-- The links of mails about an account; only a hash of each token is stored.
create table account_tokens (
  id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  purpose text not null check (purpose in ('confirm_email', 'reset_password', 'change_email', 'undo_email')),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- the address that a link puts in force again (D16)
  email text,
  check ((purpose = 'undo_email') = (email is not null))
);
create index account_tokens_by_account on account_tokens (account_id, purpose);

-- A browser in which somebody is logged in (D15).
create table sessions (
  id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  token_hash bytea not null unique,
  remember boolean not null,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  second_factor_at timestamptz
);
create index sessions_by_account on sessions (account_id);
create index sessions_by_expiry on sessions (expires_at);

-- Who logged in, when, from which kind of device and network; kept for ninety days (D15).
create table log_ins (
  id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  logged_in_at timestamptz not null,
  browser text,
  system text,
  network text not null
);
create index log_ins_by_account on log_ins (account_id, logged_in_at desc);
create index log_ins_by_time on log_ins (logged_in_at);

-- One row per counted try; `key` names what is counted: an account, an address, a recipient. While the outcome of a
-- try is unknown, `attempt` names it, and it counts until `pending_until`.
create table throttle_hits (
  id bigint generated always as identity primary key,
  key text not null,
  hit_at timestamptz not null,
  attempt text,
  pending_until timestamptz,
  check ((attempt is null) = (pending_until is null))
);
create index throttle_hits_by_key on throttle_hits (key, hit_at);
create index throttle_hits_by_time on throttle_hits (hit_at);
create index throttle_hits_unjudged on throttle_hits (attempt) where attempt is not null;

-- The second factor of the staff: the secret of the codes that their app shows (decision 16).
create table second_factors (
  account_id integer primary key references accounts on delete cascade,
  secret bytea not null,
  -- the half minute of the last code; no code is accepted twice
  last_step integer not null,
  set_at timestamptz not null
);
comment on column second_factors.secret is 'sealed';

-- Codes that let somebody of the staff in once without the phone.
create table recovery_codes (
  account_id integer not null references second_factors on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- A secret that was shown and not confirmed yet; it ends with its session.
create table second_factor_offers (
  session_id integer primary key references sessions on delete cascade,
  secret bytea not null,
  offered_at timestamptz not null
);
comment on column second_factor_offers.secret is 'sealed';

-- What somebody typed into a form and has not sent yet (D54).
create table form_drafts (
  account_id integer not null references accounts on delete cascade,
  form text not null,
  content bytea not null,
  updated_at timestamptz not null,
  primary key (account_id, form)
);
comment on column form_drafts.content is 'sealed';


-- Households and people

-- The reasons for which a member, household or address is inactive (D24); their words are in the texts.
create table inactive_reasons (
  id integer primary key,
  scope text not null check (scope in ('member', 'household', 'address'))
);
insert into inactive_reasons (id, scope)
  select id, 'member' from unnest(array[1, 2, 3, 15, 16, 17, 18, 19, 23, 24, 25]) as id
  union all select id, 'household' from unnest(array[4, 5, 6, 7, 8, 14]) as id
  union all select id, 'address' from unnest(array[9, 10, 11, 12, 13, 20, 21, 22]) as id;

-- The unit of membership. The row of an erased household stays, so that its number and invoices are never taken for
-- those of another one (decision 18). Updated often: a page keeps room for the new version of a row.
create table households (
  id integer generated always as identity primary key,
  membership_no text not null unique,
  account_id integer unique references accounts on delete set null,
  status text not null default 'new' check (status in ('new', 'waiting', 'active', 'inactive')),
  status_since date not null,
  created_at timestamptz not null,
  submitted_on date,
  sent_back_reason text,
  waiting_from date,
  waiting_until date,
  active_from date,
  inactive_from date,
  inactive_reason_id integer references inactive_reasons,
  -- counts the changes of the household, so that a cached answer can be used again
  revision bigint not null default 0,
  erased_on date,
  -- when an applicant was told that the application may be erased
  erasure_warned_on date,
  -- its days of waiting before it was sent back; null once that cannot be undone (decision 22)
  before_sent_back jsonb,
  -- from identifying a death until the case is closed nothing about money is written (decision 60)
  money_rests_since date,
  -- the document or field that the reason of a returned application is about
  sent_back_place text,
  -- no reference: members refer to their household, and a backup copies tables in the order of references
  sent_back_member_id integer,
  skipped_at timestamptz,
  skipped_by integer references accounts on delete set null,
  skipped_reason text,
  check ((waiting_from is null) = (waiting_until is null)),
  check (status <> 'inactive' or inactive_from is not null),
  constraint households_erased_are_nobodys check (erased_on is null or account_id is null and status = 'inactive'),
  constraint households_sent_back_place_check check (sent_back_member_id is null or sent_back_place is not null),
  constraint households_skipped_with_reason check ((skipped_at is null) = (skipped_reason is null))
) with (fillfactor = 80);
create index households_waiting on households (waiting_until) where status = 'waiting';
create index households_by_status on households (status);
create index households_in_hand on households (submitted_on, id) where status = 'waiting' or status = 'new'
  and sent_back_reason is not null;
create index households_at_rest on households (id) where money_rests_since is not null;
create index households_skipped_by on households (skipped_by) where skipped_by is not null;
create index households_skipped on households (id) where skipped_at is not null;
create index households_ended on households (inactive_from, id) where status = 'inactive' and erased_on is null;
create index households_warned on households (erasure_warned_on, id) where status = 'new' and erasure_warned_on is not null
  and erased_on is null;
create index households_status_of on households (id) include (status);

-- The people of a household: one main member, and family members.
create table members (
  id integer generated always as identity primary key,
  household_id integer not null references households on delete cascade,
  is_main boolean not null,
  status text not null default 'new' check (status in ('new', 'waiting', 'active', 'inactive')),
  first_name text not null,
  last_name text not null,
  date_of_birth date,
  social_insurance_number bytea,
  citizenship_id integer,
  permanent_residence boolean not null default false,
  turkish_id_no bytea,
  place_of_birth text,
  gender text check (gender in ('female', 'male')),
  civil_status text check (civil_status in ('single', 'married', 'divorced', 'widowed')),
  father_name text,
  mother_name text,
  email text,
  membership_basis text not null check (membership_basis in ('main', 'spouse', 'child', 'child_with_disability', 'nb')),
  relationship_type text check (relationship_type in ('wife', 'husband', 'father', 'mother', 'son', 'daughter', 'partner',
    'significant_other', 'registered_partnership', 'companion')),
  version integer not null default 1,
  created_at timestamptz not null,
  status_since date not null,
  waiting_from date,
  waiting_until date,
  active_from date,
  inactive_from date,
  inactive_reason_id integer references inactive_reasons,
  -- was added by an existing member, and waits apart from the household (D22)
  joined_later boolean not null default false,
  -- for the search of the office only
  search_name text generated always as (fold_for_search(((first_name || ' ') || last_name))) stored,
  idempotency_key text,
  -- came back long after the membership ended while waiting, and waits anew since that day (decision 35)
  began_anew_on date,
  social_insurance_number_pending boolean not null default false,
  check (is_main = (membership_basis = 'main')),
  check (status <> 'inactive' or inactive_from is not null),
  constraint members_number_pending_check check (not social_insurance_number_pending or social_insurance_number is null)
) with (fillfactor = 80);
comment on column members.social_insurance_number is 'sealed';
comment on column members.turkish_id_no is 'sealed';
create unique index members_one_main_per_household on members (household_id) where is_main;
create index members_by_household on members (household_id);
create unique index members_idempotency_key on members (household_id, idempotency_key) where idempotency_key is not null;
create index members_by_name on members (last_word_of(search_name), first_word_of(search_name));
create index members_covered_as_child on members (date_of_birth, id) where (status in ('waiting', 'active'))
  and (relationship_type in ('son', 'daughter'));
create index members_by_part_of_name on members using gin (parts_of(search_name)) with (fastupdate = off);
create index members_by_part_of_email on members using gin (parts_of(lower(email collate "C"))) with (fastupdate = off)
  where email is not null;
create index members_by_birth_and_name on members (date_of_birth, first_word_of(search_name), last_word_of(search_name), id)
  where date_of_birth is not null;
create index members_by_birth_and_parents on members (date_of_birth, first_word_of(search_name), fold_for_search(mother_name),
  fold_for_search(father_name), id) where date_of_birth is not null and mother_name is not null and father_name is not null;
create index members_ended on members (inactive_from, id) where status = 'inactive' and not is_main;
create index members_withdrawn on members (inactive_from, id) where status = 'inactive' and not is_main and active_from is null;
create index members_number_pending on members (created_at, id) where social_insurance_number_pending;
create index members_household_of on members (id) include (household_id);

-- Membership numbers without their check digit (D14).
create sequence membership_sequence as integer start with 100001;

-- Places in the sequence of membership numbers that were given and never told to anybody.
create table free_membership_numbers (
  sequence integer primary key
);

-- Every change of status: who, when, from, to, why. A row without `member_id` is about the household.
create table status_history (
  id integer generated always as identity primary key,
  household_id integer not null references households on delete cascade,
  member_id integer references members on delete cascade,
  from_status text not null,
  to_status text not null,
  changed_at timestamptz not null,
  effective_on date not null,
  actor_account_id integer references accounts on delete set null,
  inactive_reason_id integer references inactive_reasons,
  reason text
);
create index status_history_by_household on status_history (household_id, id);
create index status_history_by_member on status_history (member_id) where member_id is not null;
create index status_history_by_actor on status_history (actor_account_id) where actor_account_id is not null;

-- How a person belonged to the household before a change (decision 57).
create table belonging_history (
  id integer generated always as identity primary key,
  member_id integer not null references members on delete cascade,
  is_main boolean not null,
  -- null: nobody knows
  membership_basis text,
  relationship_type text,
  -- the first day without it; null: it never held, it was a mistake
  held_until date,
  written_at timestamptz not null
);
create index belonging_history_by_member on belonging_history (member_id);

-- The waiting period of a person before a change (decision 57).
create table waiting_history (
  id integer generated always as identity primary key,
  member_id integer not null references members on delete cascade,
  waiting_from date,
  waiting_until date,
  -- null: nobody knows how they waited
  joined_later boolean,
  -- the first day without it; null: it never held, what replaced it did all along
  held_until date,
  written_at timestamptz not null
);
create index waiting_history_by_member on waiting_history (member_id);

-- People who wait or are members, with the year of their last contribution. Apart from `members`, whose rows are wide
-- and in many indexes (decision 49).
create table covered_people (
  member_id integer primary key references members on delete cascade,
  -- the latest year for which they are on a confirmed or uncollectible annual contribution of their household; 0: none
  contribution_year integer not null
);
create index covered_people_by_contribution on covered_people (contribution_year);

-- Domestic and foreign addresses of main members.
create table addresses (
  id integer generated always as identity primary key,
  member_id integer not null references members on delete cascade,
  type text not null check (type in ('domestic', 'foreign')),
  street text not null,
  postal_code text not null,
  state text not null,
  city text not null,
  country_id integer not null,
  is_main_address boolean not null default false,
  created_at timestamptz not null,
  inactive_from date,
  inactive_reason_id integer references inactive_reasons
);
create unique index addresses_one_main_per_member on addresses (member_id) where is_main_address and inactive_from is null;
create index addresses_by_member on addresses (member_id);

-- Phone numbers of main members (D29).
create table phone_numbers (
  id integer generated always as identity primary key,
  member_id integer not null references members on delete cascade,
  phone_number text not null,
  phone_type text not null check (phone_type in ('private_landline', 'private_mobile', 'work_landline', 'work_mobile')),
  is_main_number boolean not null default false,
  created_at timestamptz not null,
  idempotency_key text
);
create unique index phone_numbers_one_main_per_member on phone_numbers (member_id) where is_main_number;
create index phone_numbers_by_member on phone_numbers (member_id);
create unique index phone_numbers_idempotency_key on phone_numbers (member_id, idempotency_key) where idempotency_key is not null;
create index phone_numbers_by_number on phone_numbers (phone_number);

-- Where a main member wishes to be buried (D31).
create table burial_places (
  id integer generated always as identity primary key,
  member_id integer not null unique references members on delete cascade,
  graveyard text not null,
  grave_group text,
  grave_row text,
  grave_number text,
  grave_user text,
  street text,
  postal_code text,
  city text,
  state text,
  country_id integer,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Who may represent a household until a day (D30).
create table substitutes (
  id integer generated always as identity primary key,
  household_id integer not null references households on delete cascade,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone_private_mobile text,
  phone_private_landline text,
  represent_me_as text not null check (represent_me_as in ('administrator', 'lawyer', 'family_member')),
  valid_until date not null,
  created_at timestamptz not null,
  ended_on date,
  idempotency_key text
);
create index substitutes_by_household on substitutes (household_id);
create index substitutes_running on substitutes (valid_until) where ended_on is null;
create unique index substitutes_idempotency_key on substitutes (household_id, idempotency_key) where idempotency_key is not null;

-- Whom the office calls when somebody of the household has died (D55).
create table death_contacts (
  id integer generated always as identity primary key,
  household_id integer not null references households on delete cascade,
  country text not null check (country in ('austria', 'turkiye')),
  name text not null,
  relation text not null,
  phone_number text not null,
  language text not null check (language in ('de', 'tr', 'en')),
  -- whether the office may talk with them about a death
  may_report boolean not null,
  -- the day on which the household last stated that they agree to be called
  agreed_on date not null,
  -- the main member who stated it; null once that person is erased
  agreed_stated_by integer references members on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  idempotency_key text
);
create unique index death_contacts_country on death_contacts (household_id, country);
create unique index death_contacts_idempotency_key on death_contacts (household_id, idempotency_key)
  where idempotency_key is not null;
create index death_contacts_by_agreed_stated_by on death_contacts (agreed_stated_by);

-- The yearly word of a main member that address, phone numbers and family are still right (decision 67).
create table household_confirmations (
  id integer generated always as identity primary key,
  household_id integer not null references households,
  member_id integer references members on delete set null,
  confirmed_on date not null,
  confirmed_at timestamptz not null
);
create unique index household_confirmations_once_a_day on household_confirmations (household_id, confirmed_on);
create index household_confirmations_by_member on household_confirmations (member_id);

-- Ends of memberships that the office entered for a day to come; the night carries them out (decision 78).
create table endings_to_come (
  id integer generated always as identity primary key,
  household_id integer not null references households on delete cascade,
  -- null if the whole household ends
  member_id integer references members on delete cascade,
  inactive_reason_id integer not null references inactive_reasons,
  -- the first day without membership
  inactive_from date not null,
  new_main_member_id integer references members on delete set null,
  new_email bytea,
  entered_by integer references accounts on delete set null,
  entered_at timestamptz not null,
  -- the refusal for which the night could not carry it out; the office decides then
  refused_because text,
  -- who was the main member when it was entered
  main_member_id integer references members on delete set null,
  -- since when it is out of force, because a death has ended the person or the household
  set_aside_at timestamptz
);
comment on column endings_to_come.new_email is 'sealed: where the next main member reads mail';
create index endings_to_come_by_household on endings_to_come (household_id);
create index endings_to_come_due on endings_to_come (inactive_from, id);
create index endings_to_come_by_next on endings_to_come (new_main_member_id) where new_main_member_id is not null;
create index endings_to_come_by_entering on endings_to_come (entered_by) where entered_by is not null;
create index endings_to_come_by_reason on endings_to_come (inactive_reason_id);
create unique index endings_to_come_of_household on endings_to_come (household_id) where member_id is null
  and set_aside_at is null;
create unique index endings_to_come_of_member on endings_to_come (member_id) where member_id is not null and set_aside_at is null;
create index endings_to_come_by_main on endings_to_come (main_member_id) where main_member_id is not null;
create index endings_to_come_by_person on endings_to_come (member_id) where member_id is not null;


-- Documents and files

-- Documents that were uploaded for a person; the files are encrypted in the storage.
create table documents (
  id integer generated always as identity primary key,
  member_id integer not null references members on delete cascade,
  type text not null check (type in ('passport', 'residence_permit', 'other', 'registration_form', 'birth_certificate',
    'proof_of_citizenship', 'international_marriage_certificate', 'final_divorce_decree', 'deceased_spouse_certificate',
    'death_other')),
  name text not null,
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'application/pdf')),
  size_bytes integer not null check (size_bytes > 0),
  -- keyed digest: tells the same content again without telling what it is
  content_digest bytea not null,
  storage_key text not null unique,
  created_at timestamptz not null,
  verified_at timestamptz,
  verified_by integer references accounts on delete set null,
  refused_at timestamptz,
  refused_reason text,
  -- the file of the picture that the office looks at; made anew where it is missing
  picture_key text unique,
  valid_until date,
  check (verified_at is null or refused_at is null),
  constraint documents_valid_until_check check (valid_until is null or (type in ('passport', 'residence_permit')))
);
create unique index documents_once_per_content on documents (member_id, type, content_digest);
create index documents_by_verifier on documents (verified_by) where verified_by is not null;
create index documents_to_check on documents (member_id) where verified_at is null and refused_at is null;
create index documents_waiting on documents (type, created_at, id) where verified_at is null and refused_at is null;
create index documents_by_validity on documents (valid_until, id) where valid_until is not null;
create index documents_running_out on documents (valid_until, member_id, type) where valid_until is not null
  and refused_at is null;
create index documents_undecided on documents (created_at, id) where verified_at is null and refused_at is null;

-- Files that are no documents of a member, and are checked, encrypted anew and backed up like those.
create table kept_files (
  storage_key text primary key,
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'application/pdf')),
  size_bytes integer not null check (size_bytes > 0),
  content_digest bytea not null,
  picture_key text unique,
  kept_at timestamptz not null
);

-- Files whose row is deleted wait here until the file is deleted as well.
create table discarded_files (
  storage_key text primary key,
  discarded_at timestamptz not null
);

-- Names the storage that belongs to this database: the same id is kept beside the files.
create table store_mark (
  id uuid not null default gen_random_uuid(),
  only_one boolean default true primary key check (only_one)
);
insert into store_mark default values;

-- What a household wants corrected in locked data (D25).
create table change_requests (
  id integer generated always as identity primary key,
  household_id integer not null references households on delete cascade,
  member_id integer not null references members on delete cascade,
  field text not null,
  wanted bytea not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by integer references accounts on delete set null,
  accepted boolean,
  answer text,
  explanation bytea,
  -- what stood there when it was asked; null: nothing
  was bytea,
  -- the document that proves it
  document_id integer references documents on delete set null,
  withdrawn_at timestamptz,
  check ((decided_at is null) = (accepted is null)),
  constraint change_requests_one_end check (decided_at is null or withdrawn_at is null),
  constraint change_requests_refused_with_reason check (accepted is distinct from false or answer is not null)
);
comment on column change_requests.wanted is 'sealed';
comment on column change_requests.explanation is 'sealed';
comment on column change_requests.was is 'sealed';
create index change_requests_by_household on change_requests (household_id);
create unique index change_requests_one_open_per_field on change_requests (member_id, field) where decided_at is null
  and withdrawn_at is null;
create index change_requests_by_document on change_requests (document_id);
create index change_requests_by_member on change_requests (member_id);
create index change_requests_by_decider on change_requests (decided_by) where decided_by is not null;
create index change_requests_undecided on change_requests (id) where decided_at is null and withdrawn_at is null;


-- Fees and invoices

-- The fee table (D35, decision 31).
create table fees (
  id integer generated always as identity primary key,
  type text not null check (type in ('sirf', 'siac')),
  basis text not null check (basis in ('main', 'spouse', 'child', 'child_with_disability', 'nb')),
  age_from integer not null check (age_from >= 0),
  age_to integer not null,
  amount_cents integer not null check (amount_cents >= 0),
  valid_from date not null,
  valid_to date,
  check (age_to >= age_from),
  check (valid_to is null or valid_to >= valid_from),
  unique (type, basis, age_from, valid_from)
);

-- The last bill number of each year; numbers have no gaps (D38).
create table bill_number_counters (
  year integer primary key,
  last_no integer not null check (last_no >= 0)
);

-- What a household has to pay.
create table sale_invoices (
  id integer generated always as identity primary key,
  household_id integer not null references households,
  type text not null check (type in ('siac', 'sirf', 'sim')),
  status_id integer not null check (status_id between 1 and 8),
  bill_number text not null unique,
  payment_reference text not null unique,
  billed_year integer not null,
  -- only for a manual invoice (sim); the others are named by type and year in the reader's language
  description text,
  amount_cents integer not null check (amount_cents >= 0),
  paid_cents integer not null default 0 check (paid_cents >= 0),
  dunning_status integer not null default 0 check (dunning_status between 0 and 3),
  created_at timestamptz not null,
  date date,
  due_date date,
  settled_on date,
  -- of a void invoice: the one that was confirmed in its place
  replaced_by integer references sale_invoices,
  check ((status_id in (1, 8)) or date is not null and due_date is not null)
);
create unique index sale_invoices_one_draft_per_type on sale_invoices (household_id, type) where status_id = 1;
create index sale_invoices_by_household on sale_invoices (household_id, due_date desc, id desc);
create index sale_invoices_unsettled on sale_invoices (due_date) where status_id in (2, 7);
create index sale_invoices_with_surplus on sale_invoices (household_id) where (status_id in (4, 6)) and paid_cents > 0;
create index sale_invoices_by_open_amount on sale_invoices ((amount_cents - paid_cents), due_date, id) where status_id in (2, 7);
create index sale_invoices_of_year on sale_invoices (billed_year, household_id) where type = 'siac';
create index sale_invoices_after_reminders on sale_invoices (due_date, id) where dunning_status = 3 and (status_id in (2, 7));
create index sale_invoices_replaced_by on sale_invoices (replaced_by) where replaced_by is not null;

-- What each person is invoiced. `first_name` and `last_name` are kept of a family member who was removed.
create table sale_invoice_items (
  id integer generated always as identity primary key,
  sale_invoice_id integer not null references sale_invoices on delete cascade,
  member_id integer references members on delete set null,
  basis text,
  description text,
  amount_cents integer not null check (amount_cents >= 0),
  tax_cents integer not null default 0 check (tax_cents >= 0),
  total_cents integer generated always as (amount_cents + tax_cents) stored,
  first_name text,
  last_name text
);
create index sale_invoice_items_by_invoice on sale_invoice_items (sale_invoice_id);
create unique index sale_invoice_items_once_per_member on sale_invoice_items (sale_invoice_id, member_id)
  where member_id is not null;
create index sale_invoice_items_by_member on sale_invoice_items (member_id);

-- When an invoice was due, and whether it was given up, before a change (decision 57).
create table invoice_history (
  id integer generated always as identity primary key,
  sale_invoice_id integer not null references sale_invoices,
  -- null: nobody knows
  due_date date,
  given_up boolean not null,
  -- whether it got a new due date then, with which the reminders begin anew (D44)
  is_due_anew boolean not null,
  -- the first day of the change; where is_day_known is false, the last on which it may have been
  held_until date not null,
  is_day_known boolean not null default true,
  written_at timestamptz not null
);
create index invoice_history_by_invoice on invoice_history (sale_invoice_id);

-- Reminders that have been sent for the present due date (D44).
create table dunning_steps (
  id integer generated always as identity primary key,
  sale_invoice_id integer not null references sale_invoices,
  level integer not null check (level between 1 and 3),
  reached_on date not null,
  open_cents integer not null,
  unique (sale_invoice_id, level)
);

-- Reminders that were sent for a former due date.
create table past_dunning_steps (
  id integer primary key,
  sale_invoice_id integer not null references sale_invoices,
  level integer not null check (level between 1 and 3),
  reached_on date not null,
  open_cents integer not null
);
create index past_dunning_steps_by_invoice on past_dunning_steps (sale_invoice_id);


-- The bank, payments and refunds

-- Bank files that were read in (D42).
create table bank_statements (
  id integer generated always as identity primary key,
  file_digest text not null unique,
  file_name text not null,
  first_day date,
  last_day date,
  line_count integer not null check (line_count >= 0),
  -- lines that an earlier file had brought
  known_count integer not null check (known_count >= 0),
  skipped_count integer not null check (skipped_count >= 0),
  created_by integer references accounts on delete set null,
  created_at timestamptz not null,
  -- of each statement in it: account, days, balances and the sum of its entries
  accounts jsonb not null default '[]',
  -- what brought no line: why, under which name, how often
  left_out jsonb not null default '[]'
);
create index bank_statements_by_reader on bank_statements (created_by) where created_by is not null;

-- Money that came or went: lines of bank files, and payments booked by hand. A split line counts no more; its parts do.
create table bank_transactions (
  id integer generated always as identity primary key,
  -- names the transaction at the bank, so that it is booked once
  transaction_key text not null,
  source text not null check (source in ('statement', 'manual')),
  household_id integer references households,
  value_date date not null,
  amount_cents integer not null,
  counterparty_name text,
  counterparty_iban text,
  remittance_text text,
  -- of the one bill that is paid or named
  payment_reference text,
  returned_on date,
  created_by integer references accounts on delete set null,
  created_at timestamptz not null,
  statement_id integer references bank_statements,
  booked_on date,
  bank_reference text,
  end_to_end_id text,
  structured_reference text,
  is_return boolean not null default false,
  -- somebody took it back: it is never booked by itself again
  is_left_to_person boolean not null default false,
  dismissed_at timestamptz,
  dismissed_by integer references accounts on delete set null,
  dismissed_reason text,
  -- somebody said which part of it is whose: the parts count, it does not
  split_at timestamptz,
  split_from integer references bank_transactions deferrable initially deferred,
  -- what of it counts for invoices or was paid back
  spent_cents integer not null default 0,
  -- what of a payment is for no invoice; below nothing where the bank took back what had been paid back already
  rest_cents integer generated always as ( case when ((amount_cents > 0)
    and (returned_on is null)) then amount_cents else 0 end - spent_cents) stored,
  -- the payment that this debit took back, of a split transfer the whole
  takes_back integer references bank_transactions deferrable initially deferred,
  -- it was booked by hand by mistake: it counts no more since returned_on
  withdrawn_at timestamptz,
  -- the payment booked by hand of which this line of the bank's tells
  confirms integer references bank_transactions deferrable initially deferred,
  -- for whom somebody else paid: behind PayPal and the like the payer
  ultimate_name text,
  -- what the bank adds to the payer's words
  bank_text text,
  -- the value date that the bank told where it is not the day that counts
  told_date text,
  -- why a line is never booked by itself, known when it was read
  doubt text,
  -- who of the office said whose money it is
  decided_by integer references accounts on delete set null,
  -- why a transaction came back, as a code of ISO 20022
  return_code text,
  check ((dismissed_at is null) = (dismissed_reason is null)),
  check (withdrawn_at is null or source = 'manual' and returned_on is not null),
  constraint confirming_lines_are_nobodys check (confirms is null or source = 'statement' and household_id is null)
);
create index bank_transactions_by_household on bank_transactions (household_id);
create index bank_transactions_by_booker on bank_transactions (created_by) where created_by is not null;
create unique index bank_transactions_transaction_key_key on bank_transactions (transaction_key) where returned_on is null
  or source = 'statement';
create index bank_transactions_by_statement on bank_transactions (statement_id) where statement_id is not null;
create index bank_transactions_by_end_to_end on bank_transactions (end_to_end_id) where end_to_end_id is not null;
create index bank_transactions_by_account on bank_transactions (counterparty_iban, amount_cents)
  where counterparty_iban is not null;
create index bank_transactions_by_reference on bank_transactions (payment_reference) where payment_reference is not null;
create index bank_transactions_by_dismisser on bank_transactions (dismissed_by) where dismissed_by is not null;
create index bank_transactions_dismissed on bank_transactions (value_date) where dismissed_reason <> '';
create index bank_transactions_by_whole on bank_transactions (split_from) where split_from is not null;
create index bank_transactions_with_rest on bank_transactions (household_id) where household_id is not null and rest_cents <> 0;
create index bank_transactions_split on bank_transactions (value_date) where split_at is not null;
create unique index bank_transactions_taken_back on bank_transactions (takes_back) where takes_back is not null;
create index bank_transactions_returned on bank_transactions (returned_on) where returned_on is not null;
create index bank_transactions_dismissed_newest on bank_transactions (dismissed_at desc, id desc) where dismissed_at is not null;
create index bank_transactions_by_bank_reference on bank_transactions (bank_reference) where bank_reference is not null;
create unique index bank_transactions_confirming on bank_transactions (confirms) where confirms is not null;
create index bank_transactions_undecided on bank_transactions (value_date, id) where source = 'statement' and household_id is null
  and dismissed_at is null and split_at is null and confirms is null;
create index bank_transactions_by_decider on bank_transactions (decided_by) where decided_by is not null;
create index bank_transactions_by_known_account on bank_transactions (counterparty_iban, household_id)
  where (household_id is not null or confirms is not null) and amount_cents > 0;
create index bank_transactions_by_hand on bank_transactions (created_at, id) where source = 'manual' and amount_cents > 0
  and withdrawn_at is null and returned_on is null;

-- Undecided bank lines with what their filters need (decision 75). Triggers add and delete the rows; the program fills in
-- the other columns and sets `is_judged`, and does so again after a change that matters.
create table open_bank_lines (
  id integer primary key references bank_transactions on delete cascade,
  value_date date not null,
  amount_cents integer not null,
  is_judged boolean not null default false,
  has_proposal boolean not null default false,
  amount_fits boolean not null default false,
  names_household boolean not null default false,
  search_text text not null default '',
  words text[] not null default '{}'
);
create index open_bank_lines_in_order on open_bank_lines (value_date, id);
create index open_bank_lines_unjudged on open_bank_lines (id) where not is_judged;
create index open_bank_lines_by_word on open_bank_lines using gin (words) with (fastupdate = off);

-- The households that an open line seems to come from. `is_held`: they get no reminder meanwhile.
create table open_line_households (
  bank_transaction_id integer not null references open_bank_lines on delete cascade,
  household_id integer not null references households on delete cascade,
  is_held boolean not null,
  primary key (bank_transaction_id, household_id)
);
create index open_line_households_by_household on open_line_households (household_id);

-- What has changed since open lines were judged: a household and an open amount, a payment, or the amount of a refund.
create table open_line_changes (
  id bigint generated always as identity primary key,
  household_id integer,
  cents integer,
  bank_transaction_id integer
);

-- The part of a payment that settles an invoice.
create table payment_allocations (
  id integer generated always as identity primary key,
  bank_transaction_id integer not null references bank_transactions,
  sale_invoice_id integer not null references sale_invoices,
  amount_cents integer not null check (amount_cents > 0),
  created_by integer references accounts on delete set null,
  created_at timestamptz not null,
  reversed_at timestamptz,
  idempotency_key text
);
create index payment_allocations_by_invoice on payment_allocations (sale_invoice_id) where reversed_at is null;
create index payment_allocations_by_booker on payment_allocations (created_by) where created_by is not null;
create index payment_allocations_by_transaction on payment_allocations (bank_transaction_id);
create unique index payment_allocations_idempotency_key on payment_allocations (bank_transaction_id, idempotency_key)
  where idempotency_key is not null;

-- Free money that was paid back (decision 19).
create table refunds (
  id integer generated always as identity primary key,
  household_id integer not null references households,
  amount_cents integer not null check (amount_cents > 0),
  -- the day on which it left the account
  value_date date not null,
  recipient_name text,
  recipient_iban text,
  reason text not null,
  -- the bank's own line that tells of it
  bank_transaction_id integer unique references bank_transactions,
  idempotency_key text,
  created_by integer references accounts on delete set null,
  created_at timestamptz not null,
  undone_by integer references accounts on delete set null,
  undone_at timestamptz,
  check (bank_transaction_id is null or undone_at is null)
);
create index refunds_by_household on refunds (household_id);
create unique index refunds_once on refunds (household_id, value_date, amount_cents) where undone_at is null;
create unique index refunds_idempotency_key on refunds (household_id, idempotency_key) where idempotency_key is not null;
create index refunds_unconfirmed on refunds (amount_cents) where bank_transaction_id is null and undone_at is null;
create index refunds_by_booker on refunds (created_by) where created_by is not null;
create index refunds_by_undoer on refunds (undone_by) where undone_by is not null;

-- From which payments a refund was taken.
create table refund_parts (
  refund_id integer not null references refunds,
  bank_transaction_id integer not null references bank_transactions,
  amount_cents integer not null check (amount_cents > 0),
  primary key (refund_id, bank_transaction_id)
);
create index refund_parts_by_transaction on refund_parts (bank_transaction_id);

-- One transfer for several invoices of a household; the id is in its payment reference (decision 62).
create table combined_transfers (
  id integer generated always as identity primary key check (id between 1 and 999999999),
  household_id integer not null references households,
  created_at timestamptz not null
);
create index combined_transfers_by_household on combined_transfers (household_id);

-- The invoices that a combined transfer pays.
create table combined_transfer_invoices (
  combined_transfer_id integer not null references combined_transfers,
  sale_invoice_id integer not null references sale_invoices,
  primary key (combined_transfer_id, sale_invoice_id)
);
create index combined_transfer_invoices_by_invoice on combined_transfer_invoices (sale_invoice_id);

-- Links without log-in that show an invoice or a combined transfer to a relative who pays (decision 63).
create table payment_links (
  id integer generated always as identity primary key,
  household_id integer not null references households on delete cascade,
  token_hash bytea not null unique,
  sale_invoice_id integer references sale_invoices on delete cascade,
  combined_transfer_id integer references combined_transfers on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (num_nonnulls(sale_invoice_id, combined_transfer_id) = 1)
);
create index payment_links_by_household on payment_links (household_id);
create index payment_links_by_invoice on payment_links (sale_invoice_id) where sale_invoice_id is not null;
create index payment_links_by_combined on payment_links (combined_transfer_id) where combined_transfer_id is not null;
create index payment_links_by_expiry on payment_links (expires_at);


-- News, mails and text messages

-- Domain events, stored with the change that they announce, and handled after it.
create table announcements (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  heard_at timestamptz,
  -- how the messages of its listeners leave
  messages jsonb
);
create index announcements_unheard on announcements (id) where heard_at is null;

-- News that the portal shows to a household (D34). Held news belong to a booking, and are deleted if it is undone before
-- `leaves_at`.
create table notifications (
  id integer generated always as identity primary key,
  household_id integer not null references households on delete cascade,
  -- what this news is about; the same effect is told once, however often its job runs
  effect_key text not null,
  title text not null,
  body_html text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  -- of title and body; null where nobody can tell
  language text check (language in ('de', 'tr', 'en')),
  -- {"tr": {"title", "body_html"}}: what a template says in the other languages
  translations jsonb not null default '{}',
  held_cause text,
  leaves_at timestamptz,
  unique (household_id, effect_key)
);
create index notifications_by_household on notifications (household_id, created_at desc, id desc);
create index notifications_held on notifications (held_cause) where held_cause is not null;

-- News that the office wrote to one household, or to all (`household_id` is null).
create table office_news (
  id integer generated always as identity primary key,
  title text not null,
  body_html text not null,
  household_id integer references households on delete cascade,
  created_by integer references accounts on delete set null,
  created_at timestamptz not null,
  language text check (language in ('de', 'tr', 'en'))
);
create index office_news_by_household on office_news (household_id) where household_id is not null;
create index office_news_by_author on office_news (created_by) where created_by is not null;

-- Mails to send. The row stays for its effect key after recipient and content were deleted.
create table mails (
  id integer generated always as identity primary key,
  effect_key text not null unique,
  recipient text,
  content bytea,
  created_at timestamptz not null,
  sent_at timestamptz,
  abandoned_at timestamptz,
  household_id integer references households on delete set null,
  -- when the office last put it into the post again; its tries are counted from then
  sent_again_at timestamptz,
  -- when the office decided that it is not sent any more
  closed_at timestamptz,
  abandoned_because text check (abandoned_because in ('refused', 'too_old', 'cannot_be_made')),
  abandoned_error text check (length(abandoned_error) <= 300),
  -- the booking that caused it; the mail is deleted if that is undone before `leaves_at`
  held_cause text,
  leaves_at timestamptz,
  constraint mails_cleared_wholly check ((recipient is null) = (content is null)),
  constraint mails_cleared_of_household check (content is not null or household_id is null),
  constraint mails_cleared_of_error check (content is not null or abandoned_error is null)
);
comment on column mails.content is 'sealed: letters carry links that log people in';
create index mails_unsent on mails (id) where sent_at is null;
create index mails_by_recipient on mails (recipient, created_at);
create index mails_to_clear on mails (COALESCE(sent_at, abandoned_at), id) where content is not null;
create index mails_by_household on mails (household_id) where household_id is not null;
create index mails_held on mails (held_cause) where held_cause is not null;
create index mails_lost on mails (abandoned_at desc, id desc) where abandoned_at is not null and sent_at is null
  and closed_at is null and content is not null;

-- Text messages to send, each once per effect key.
create table text_messages (
  id integer generated always as identity primary key,
  effect_key text not null unique,
  recipient text check (recipient ~ '^\+[1-9][0-9]{6,14}$'),
  content bytea,
  -- whose it is; null for what went to the staff
  household_id integer references households on delete set null,
  created_at timestamptz not null,
  -- it is given up then
  useful_until timestamptz not null,
  sent_at timestamptz,
  abandoned_at timestamptz,
  abandoned_because text check (abandoned_because in ('refused', 'too_old')),
  abandoned_error text check (length(abandoned_error) <= 300),
  -- when the office took it off its list
  closed_at timestamptz,
  constraint text_messages_cleared_wholly check ((recipient is null) = (content is null)),
  constraint text_messages_cleared_of_household check (content is not null or household_id is null),
  constraint text_messages_cleared_of_error check (content is not null or abandoned_error is null)
);
comment on column text_messages.content is 'sealed; language and words';
create index text_messages_unsent on text_messages (id) where sent_at is null;
create index text_messages_by_household on text_messages (household_id) where household_id is not null;
create index text_messages_to_clear on text_messages (COALESCE(sent_at, abandoned_at), id) where content is not null;
create index text_messages_codes on text_messages (created_at) where effect_key like 'textCode/%';
create index text_messages_lost on text_messages (abandoned_at desc, id desc) where abandoned_at is not null and closed_at is null
  and content is not null;

-- The consent of a main member to reminders by text message. Until the code is confirmed it is a wish. After its end the
-- number is deleted, and the days stay as a proof (decision 68).
create table text_consents (
  id integer generated always as identity primary key,
  household_id integer not null references households on delete cascade,
  member_id integer references members on delete set null,
  phone_number_id integer references phone_numbers on delete set null,
  number text check (number ~ '^\+[1-9][0-9]{6,14}$'),
  words_version integer not null,
  asked_at timestamptz not null,
  code_hash bytea,
  code_until timestamptz,
  agreed_at timestamptz,
  told_at timestamptz,
  ended_at timestamptz,
  ended_because text check (ended_because in ('member', 'number', 'household')),
  constraint text_consents_end check ((ended_at is null) = (ended_because is null)),
  constraint text_consents_number check ((ended_at is null) = (number is not null)),
  constraint text_consents_wish check ((agreed_at is null) = (code_hash is not null)),
  constraint text_consents_code check ((code_hash is null) = (code_until is null)),
  constraint text_consents_wish_not_ended check (agreed_at is not null or ended_at is null)
);
create unique index text_consents_one_wish on text_consents (household_id) where agreed_at is null;
create unique index text_consents_one_in_force on text_consents (household_id) where agreed_at is not null and ended_at is null;
create index text_consents_by_household on text_consents (household_id);
create index text_consents_by_member on text_consents (member_id) where member_id is not null;
create index text_consents_by_phone on text_consents (phone_number_id) where phone_number_id is not null;


-- The office

-- What staff did or looked at; no secrets and no identity numbers.
create table audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null,
  actor_account_id integer references accounts on delete set null,
  action text not null,
  household_id integer references households on delete set null,
  subject_id integer,
  details jsonb not null default '{}'
);
create index audit_log_by_household on audit_log (household_id, id);
create index audit_log_by_actor on audit_log (actor_account_id) where actor_account_id is not null;
create index audit_log_decisions on audit_log (household_id, id) where action not like '%.seen';

-- What somebody of the office asked for and a second person has to approve (decision 40). `wanted` is emptied after the
-- decision.
create table second_approvals (
  id integer generated always as identity primary key,
  household_id integer references households,
  kind text not null check (kind in ('refund', 'email', 'log_in', 'settings', 'payment', 'news')),
  wanted jsonb not null,
  reason text,
  idempotency_key text,
  asked_by integer references accounts on delete set null,
  asked_at timestamptz not null,
  -- by itself, where nobody else of the office could agree
  takes_effect_at timestamptz,
  outcome text check (outcome in ('agreed', 'declined', 'withdrawn', 'lapsed', 'took_effect')),
  decided_by integer references accounts on delete set null,
  decided_at timestamptz,
  decided_reason text,
  check ((outcome is null) = (decided_at is null)),
  constraint second_approvals_of_nobody_check check ((household_id is null) = (kind in ('settings', 'news')))
);
create index second_approvals_by_household on second_approvals (household_id);
create index second_approvals_open on second_approvals (asked_at) where outcome is null or outcome = 'took_effect';
create unique index second_approvals_idempotency_key on second_approvals (household_id, idempotency_key)
  where idempotency_key is not null;
create index second_approvals_by_asker on second_approvals (asked_by) where asked_by is not null;
create index second_approvals_by_decider on second_approvals (decided_by) where decided_by is not null;

-- Long work in steps: how far it is, and how it ended.
create table runs (
  id integer generated always as identity primary key,
  kind text not null,
  -- ids and years only, never words of people
  payload jsonb not null,
  created_by integer references accounts on delete set null,
  created_at timestamptz not null,
  started_at timestamptz,
  position jsonb,
  done integer not null default 0 check (done >= 0),
  failed integer not null default 0 check (failed >= 0),
  total integer check (total >= 0),
  tries integer not null default 0,
  worked_at timestamptz,
  stop_wanted_at timestamptz,
  outcome text check (outcome in ('done', 'stopped', 'failed')),
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null))
);
create unique index runs_unfinished on runs (kind, payload) where outcome is null;
create index runs_by_end on runs (ended_at desc, id desc) where outcome is not null;
create index runs_by_creator on runs (created_by);

-- What the board decides about deaths; the newest set that has begun and is not withdrawn is in force (decision 59).
create table board_settings (
  id integer generated always as identity primary key,
  valid_from date not null,
  settings jsonb not null,
  reason text not null,
  -- null for a command without a name
  created_by integer references accounts on delete set null,
  created_at timestamptz not null,
  withdrawn_by integer references accounts on delete set null,
  -- before its first day; a set that has begun is not withdrawn
  withdrawn_at timestamptz
);
create unique index board_settings_first_day on board_settings (valid_from) where withdrawn_at is null;
create index board_settings_by_creator on board_settings (created_by) where created_by is not null;
create index board_settings_by_withdrawer on board_settings (withdrawn_by) where withdrawn_by is not null;

-- Who of the staff is called when a family needs help.
create table on_call_shifts (
  id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  first_day date not null,
  -- null: until somebody changes it
  last_day date,
  by_mail boolean not null,
  by_text_message boolean not null,
  mobile text check (mobile ~ '^\+[1-9][0-9]{6,14}$'),
  -- counts its changes
  version integer not null default 1,
  check (last_day >= first_day),
  check (by_mail or by_text_message),
  check (mobile is not null or not by_text_message)
);
create index on_call_shifts_by_account on on_call_shifts (account_id);

-- When a complete backup was made, and its size (decision 81).
create table backups_made (
  id integer generated always as identity primary key,
  made_at timestamptz not null,
  bytes bigint not null check (bytes >= 0)
);


-- At a death

-- The last case number of each year.
create table death_case_counters (
  year integer primary key,
  last_no integer not null
);

-- One death, from the first call until the case is closed (decision 60).
create table death_cases (
  id integer generated always as identity primary key,
  case_no text not null unique,
  state text not null default 'reported' check (state in ('reported', 'identified', 'checked', 'at_board', 'accepted', 'goodwill',
    'declined', 'under_way', 'buried', 'settled', 'closed', 'withdrawn')),
  source text not null check (source in ('call_back', 'on_call')),
  language text not null check (language in ('de', 'tr', 'en')),
  -- every change counts it, so that two clerks do not overwrite each other
  revision integer not null default 0,
  idempotency_key text unique,
  reporter_name text,
  reporter_phone text,
  reporter_relation text,
  household_id integer references households on delete set null,
  member_id integer references members on delete set null,
  deceased_name text,
  deceased_birth date,
  deceased_gender text check (deceased_gender in ('male', 'female')),
  citizenship text check (citizenship in ('austrian', 'turkish', 'other')),
  civil_status text check (civil_status in ('single', 'married', 'divorced', 'widowed')),
  -- one day, or the first and the last possible one
  died_from date,
  died_until date,
  place text check (place in ('home', 'hospital', 'outside', 'abroad')),
  place_words text,
  destination text check (destination in ('austria', 'turkey', 'elsewhere')),
  destination_words text,
  doctor_came boolean,
  undertaker text,
  has_undertaker boolean,
  is_accident boolean,
  medical_words bytea,
  held_since date,
  released_on date,
  -- where and when the family comes together
  burial_at timestamptz,
  burial_place text,
  flight_at timestamptz,
  flight_words text,
  -- cases of one event have the id of the first of them
  event_id integer references death_cases on delete set null,
  -- the same person, reported twice
  joined_to integer references death_cases on delete set null,
  reported_at timestamptz not null,
  opened_at timestamptz,
  opened_by integer references accounts on delete set null,
  created_by integer references accounts on delete set null,
  state_since timestamptz not null,
  closed_at timestamptz,
  words_removed_at timestamptz,
  -- an unidentified report is kept for so many days after it
  changed_at timestamptz not null,
  -- the parent through whom a still-born or unregistered child belongs to a household
  parent_member_id integer references members on delete set null,
  guardian text,
  passport_no bytea,
  destination_airport text,
  consignee_name text,
  consignee_phone text,
  check (died_from <= died_until),
  check ((died_from is null) = (died_until is null)),
  check (released_on >= held_since),
  constraint death_cases_parent_check check (parent_member_id is null or member_id is null)
);
comment on column death_cases.medical_words is 'sealed';
comment on column death_cases.passport_no is 'sealed';
create index death_cases_open on death_cases (reported_at) where state <> ALL (ARRAY['closed', 'withdrawn']);
create index death_cases_by_household on death_cases (household_id) where household_id is not null;
create index death_cases_by_member on death_cases (member_id) where member_id is not null;
create index death_cases_by_event on death_cases (event_id) where event_id is not null;
create index death_cases_by_join on death_cases (joined_to) where joined_to is not null;
create index death_cases_by_opener on death_cases (opened_by) where opened_by is not null;
create index death_cases_by_creator on death_cases (created_by) where created_by is not null;
create unique index death_cases_one_per_member on death_cases (member_id) where member_id is not null and state <> 'withdrawn';
create index death_cases_by_parent on death_cases (parent_member_id) where parent_member_id is not null;
create index death_cases_open_by_kind on death_cases ((state = 'reported'), (state = 'reported' and opened_at is null),
  reported_at, id) where state <> ALL (ARRAY['closed', 'withdrawn']);

-- Every change of state of a case.
create table death_case_history (
  id integer generated always as identity primary key,
  case_id integer not null references death_cases on delete cascade,
  verb text not null,
  from_state text,
  to_state text not null,
  happened_at timestamptz not null,
  account_id integer references accounts on delete set null,
  reason text
);
create index death_case_history_by_case on death_case_history (case_id, id);
create index death_case_history_by_account on death_case_history (account_id) where account_id is not null;

-- What identifying the deceased changed in the household, so that it can be undone. `before` holds ids, days and keys only.
create table death_case_effects (
  id integer generated always as identity primary key,
  case_id integer not null references death_cases on delete cascade,
  kind text not null,
  before jsonb not null,
  done_at timestamptz not null,
  undone_at timestamptz,
  own_email bytea
);
comment on column death_case_effects.own_email is 'sealed';
create index death_case_effects_by_case on death_case_effects (case_id);

-- Calls and visits in the words of the staff.
create table death_case_notes (
  id integer generated always as identity primary key,
  case_id integer not null references death_cases on delete cascade,
  words text not null,
  written_at timestamptz not null,
  written_by integer references accounts on delete set null
);
create index death_case_notes_by_case on death_case_notes (case_id, id);
create index death_case_notes_by_writer on death_case_notes (written_by) where written_by is not null;

-- Links to a case for the family or a guest.
create table death_case_links (
  id integer generated always as identity primary key,
  case_id integer not null references death_cases on delete cascade,
  kind text not null check (kind in ('family', 'guest')),
  token_hash bytea not null unique,
  code_hash bytea unique,
  recipient text not null,
  language text not null check (language in ('de', 'tr', 'en')),
  -- the family's consent to a guest: who gave it, and when
  consent_by text,
  consent_on date,
  created_at timestamptz not null,
  created_by integer references accounts on delete set null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by integer references accounts on delete set null,
  look_count integer not null default 0,
  last_look_at timestamptz,
  check (kind <> 'guest' or consent_by is not null and consent_on is not null)
);
create index death_case_links_by_case on death_case_links (case_id);
create index death_case_links_by_creator on death_case_links (created_by) where created_by is not null;
create index death_case_links_by_revoker on death_case_links (revoked_by) where revoked_by is not null;

-- What has to be done: steps of a template, or of this case alone.
create table death_case_steps (
  id integer generated always as identity primary key,
  case_id integer not null references death_cases on delete cascade,
  -- of the template; `own_words` of a step of this case alone
  step_key text,
  own_words text,
  position integer not null,
  due_at timestamptz,
  responsible text not null check (responsible in ('office', 'family', 'undertaker')),
  account_id integer references accounts on delete set null,
  shown_to_family boolean not null,
  done_at timestamptz,
  done_by integer references accounts on delete set null,
  done_by_link integer references death_case_links on delete set null,
  not_needed_because text,
  note text,
  -- the words of the board's own step when it came into the case
  template_words jsonb,
  check ((step_key is null) <> (own_words is null)),
  check (done_at is null or not_needed_because is null)
);
create unique index death_case_steps_once on death_case_steps (case_id, step_key) where step_key is not null;
create index death_case_steps_by_case on death_case_steps (case_id, "position");
create index death_case_steps_due on death_case_steps (due_at) where done_at is null and not_needed_because is null;
create index death_case_steps_by_account on death_case_steps (account_id) where account_id is not null;
create index death_case_steps_by_doer on death_case_steps (done_by) where done_by is not null;
create index death_case_steps_by_link on death_case_steps (done_by_link) where done_by_link is not null;

-- Documents of a case.
create table death_case_documents (
  id integer generated always as identity primary key,
  case_id integer not null references death_cases on delete cascade,
  kind text not null,
  name text,
  storage_key text unique references kept_files,
  -- a document that the household had uploaded before
  document_id integer references documents on delete set null,
  created_at timestamptz not null,
  created_by integer references accounts on delete set null,
  link_id integer references death_case_links on delete set null
);
create index death_case_documents_by_case on death_case_documents (case_id);
create index death_case_documents_by_document on death_case_documents (document_id) where document_id is not null;
create index death_case_documents_by_uploader on death_case_documents (created_by) where created_by is not null;
create index death_case_documents_by_link on death_case_documents (link_id) where link_id is not null;

-- Where the original of a document went, in order.
create table death_case_originals (
  id integer generated always as identity primary key,
  case_document_id integer not null references death_case_documents on delete cascade,
  moved text not null check (moved in ('received', 'handed_on', 'came_back', 'returned')),
  moved_on date not null,
  person text not null,
  written_at timestamptz not null,
  written_by integer references accounts on delete set null
);
create index death_case_originals_by_document on death_case_originals (case_document_id, id);
create index death_case_originals_by_writer on death_case_originals (written_by) where written_by is not null;

-- Each check of the cover with what was known then. A later check is another row.
create table death_case_checks (
  id integer generated always as identity primary key,
  case_id integer not null references death_cases on delete cascade,
  day date not null,
  verdict text not null,
  grounds jsonb not null,
  facts jsonb not null,
  settings jsonb not null,
  rule_version integer not null,
  checked_at timestamptz not null,
  checked_by integer references accounts on delete set null,
  -- what the rule answers under other assumptions, such as the first possible day of death (decision 73)
  others jsonb not null default '[]'
);
create index death_case_checks_by_case on death_case_checks (case_id, id);
create index death_case_checks_by_checker on death_case_checks (checked_by) where checked_by is not null;

-- What was decided about the costs.
create table death_case_decisions (
  id integer generated always as identity primary key,
  case_id integer not null references death_cases on delete cascade,
  check_id integer not null references death_case_checks,
  outcome text not null check (outcome in ('accepted', 'goodwill', 'declined')),
  reasons text not null,
  -- up to how much the association pays out of goodwill
  limit_cents integer check (limit_cents >= 0),
  signatures_needed integer not null check (signatures_needed between 0 and 2),
  proposed_at timestamptz not null,
  proposed_by integer references accounts on delete set null,
  in_force_at timestamptz,
  withdrawn_at timestamptz,
  reasons_language text check (reasons_language in ('de', 'tr', 'en'))
);
create unique index death_case_decisions_one_open on death_case_decisions (case_id) where in_force_at is null
  and withdrawn_at is null;
create index death_case_decisions_by_case on death_case_decisions (case_id, id);
create index death_case_decisions_by_check on death_case_decisions (check_id);
create index death_case_decisions_by_proposer on death_case_decisions (proposed_by) where proposed_by is not null;

-- Who of the board signed a decision.
create table death_case_signatures (
  id integer generated always as identity primary key,
  decision_id integer not null references death_case_decisions on delete cascade,
  account_id integer references accounts on delete set null,
  signed_at timestamptz not null,
  unique (decision_id, account_id)
);
create index death_case_signatures_by_account on death_case_signatures (account_id) where account_id is not null;

-- What was paid, by whom, within which limit.
create table death_case_costs (
  id integer generated always as identity primary key,
  case_id integer not null references death_cases on delete cascade,
  kind text not null,
  supplier text not null,
  bill_no text,
  amount_cents integer not null check (amount_cents > 0),
  -- the limit of this kind when it was entered; null: none
  limit_cents integer check (limit_cents >= 0),
  over_limit_because text,
  payer text not null check (payer in ('association', 'family', 'other')),
  ordered_on date,
  paid_on date,
  idempotency_key text,
  entered_at timestamptz not null,
  entered_by integer references accounts on delete set null,
  cancelled_at timestamptz,
  cancelled_by integer references accounts on delete set null,
  -- a cost above its limit is paid once a second person agrees (decision 70)
  pay_asked_on date,
  pay_asked_by integer references accounts on delete set null
);
create unique index death_case_costs_idempotency_key on death_case_costs (case_id, idempotency_key)
  where idempotency_key is not null;
create index death_case_costs_by_case on death_case_costs (case_id, id);
create index death_case_costs_by_enterer on death_case_costs (entered_by) where entered_by is not null;
create index death_case_costs_by_canceller on death_case_costs (cancelled_by) where cancelled_by is not null;
create index death_case_costs_by_pay_asker on death_case_costs (pay_asked_by) where pay_asked_by is not null;

-- Belongings of the deceased.
create table death_case_belongings (
  id integer generated always as identity primary key,
  case_id integer not null references death_cases on delete cascade,
  what text not null
);
create index death_case_belongings_case_id_idx on death_case_belongings (case_id);

-- Who has the body (`belonging_id` is null) or a thing of the deceased, from a moment on (decision 74).
create table death_case_handovers (
  id integer generated always as identity primary key,
  case_id integer not null references death_cases on delete cascade,
  belonging_id integer references death_case_belongings on delete cascade,
  holder text not null check (holder in ('home', 'hospital', 'authority', 'undertaker', 'airport', 'consignee', 'grave', 'office',
    'family')),
  holder_name text,
  person text not null,
  happened_at timestamptz not null,
  receipt text,
  written_at timestamptz not null,
  written_by integer references accounts on delete set null
);
create index death_case_handovers_by_account on death_case_handovers (written_by) where written_by is not null;
create index death_case_handovers_case_id_idx on death_case_handovers (case_id);
create index death_case_handovers_belonging_id_idx on death_case_handovers (belonging_id);
