-- At a death: a case from the first call until it is settled and closed (decision 60).
create table death_cases (
  id integer generated always as identity primary key,
  case_no text not null unique,
  state text not null default 'reported'
    check (state in ('reported', 'identified', 'checked', 'at_board', 'accepted', 'goodwill', 'declined', 'under_way', 'buried',
      'settled', 'closed', 'withdrawn')),
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

  check (died_from <= died_until),
  check ((died_from is null) = (died_until is null)),
  check (released_on >= held_since)
);
comment on column death_cases.medical_words is 'sealed';
create index death_cases_open on death_cases (reported_at) where state not in ('closed', 'withdrawn');
create index death_cases_by_household on death_cases (household_id) where household_id is not null;
create index death_cases_by_member on death_cases (member_id) where member_id is not null;
create index death_cases_by_event on death_cases (event_id) where event_id is not null;
create index death_cases_by_join on death_cases (joined_to) where joined_to is not null;
create index death_cases_by_opener on death_cases (opened_by) where opened_by is not null;
create index death_cases_by_creator on death_cases (created_by) where created_by is not null;
-- one running case for each person
create unique index death_cases_one_per_member on death_cases (member_id) where member_id is not null and state <> 'withdrawn';

create table death_case_counters (
  year integer primary key,
  last_no integer not null
);

-- The life of a case, step by step of its life cycle.
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

-- What identifying somebody changed in a household, so that it can be taken back.
create table death_case_effects (
  id integer generated always as identity primary key,
  case_id integer not null references death_cases on delete cascade,
  kind text not null,
  -- ids, days and keys only
  before jsonb not null,
  done_at timestamptz not null,
  undone_at timestamptz
);
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
  check (kind <> 'guest' or (consent_by is not null and consent_on is not null))
);
create index death_case_links_by_case on death_case_links (case_id);
create index death_case_links_by_creator on death_case_links (created_by) where created_by is not null;
create index death_case_links_by_revoker on death_case_links (revoked_by) where revoked_by is not null;

create table death_case_steps (
  id integer generated always as identity primary key,
  case_id integer not null references death_cases on delete cascade,
  -- of the template, or of the case alone
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
  check ((step_key is null) <> (own_words is null)),
  check (done_at is null or not_needed_because is null)
);
create unique index death_case_steps_once on death_case_steps (case_id, step_key) where step_key is not null;
create index death_case_steps_by_case on death_case_steps (case_id, position);
create index death_case_steps_due on death_case_steps (due_at) where done_at is null and not_needed_because is null;
create index death_case_steps_by_account on death_case_steps (account_id) where account_id is not null;
create index death_case_steps_by_doer on death_case_steps (done_by) where done_by is not null;
create index death_case_steps_by_link on death_case_steps (done_by_link) where done_by_link is not null;

-- A paper of the case: its file, and where the original is.
create table death_case_documents (
  id integer generated always as identity primary key,
  case_id integer not null references death_cases on delete cascade,
  kind text not null,
  name text,
  content_type text,
  size_bytes integer,
  content_digest bytea,
  storage_key text unique,
  -- for what a household had uploaded before
  document_id integer references documents on delete set null,
  created_at timestamptz not null,
  created_by integer references accounts on delete set null,
  link_id integer references death_case_links on delete set null,
  check ((storage_key is null) = (content_type is null))
);
create index death_case_documents_by_case on death_case_documents (case_id);
create index death_case_documents_by_document on death_case_documents (document_id) where document_id is not null;
create index death_case_documents_by_uploader on death_case_documents (created_by) where created_by is not null;
create index death_case_documents_by_link on death_case_documents (link_id) where link_id is not null;

-- Where an original went, in order.
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

-- Each check of the cover as it was asked, with what was known then. A later one is a row of its own.
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
  checked_by integer references accounts on delete set null
);
create index death_case_checks_by_case on death_case_checks (case_id, id);
create index death_case_checks_by_checker on death_case_checks (checked_by) where checked_by is not null;

create table death_case_decisions (
  id integer generated always as identity primary key,
  case_id integer not null references death_cases on delete cascade,
  check_id integer not null references death_case_checks,
  outcome text not null check (outcome in ('accepted', 'goodwill', 'declined')),
  reasons text not null,
  -- up to how much the association pays, where it pays out of goodwill
  limit_cents integer check (limit_cents >= 0),
  signatures_needed integer not null check (signatures_needed between 0 and 2),
  proposed_at timestamptz not null,
  proposed_by integer references accounts on delete set null,
  in_force_at timestamptz,
  withdrawn_at timestamptz
);
create unique index death_case_decisions_one_open on death_case_decisions (case_id) where in_force_at is null and withdrawn_at is null;
create index death_case_decisions_by_case on death_case_decisions (case_id, id);
create index death_case_decisions_by_check on death_case_decisions (check_id);
create index death_case_decisions_by_proposer on death_case_decisions (proposed_by) where proposed_by is not null;

create table death_case_signatures (
  id integer generated always as identity primary key,
  decision_id integer not null references death_case_decisions on delete cascade,
  account_id integer references accounts on delete set null,
  signed_at timestamptz not null,
  unique (decision_id, account_id)
);
create index death_case_signatures_by_account on death_case_signatures (account_id) where account_id is not null;

create table death_case_costs (
  id integer generated always as identity primary key,
  case_id integer not null references death_cases on delete cascade,
  kind text not null,
  supplier text not null,
  bill_no text,
  amount_cents integer not null check (amount_cents > 0),
  -- the limit that held for this kind when it was entered; null: none
  limit_cents integer check (limit_cents >= 0),
  over_limit_because text,
  payer text not null check (payer in ('association', 'family', 'other')),
  ordered_on date,
  paid_on date,
  idempotency_key text,
  entered_at timestamptz not null,
  entered_by integer references accounts on delete set null,
  cancelled_at timestamptz,
  cancelled_by integer references accounts on delete set null
);
create unique index death_case_costs_idempotency_key on death_case_costs (case_id, idempotency_key) where idempotency_key is not null;
create index death_case_costs_by_case on death_case_costs (case_id, id);
create index death_case_costs_by_enterer on death_case_costs (entered_by) where entered_by is not null;
create index death_case_costs_by_canceller on death_case_costs (cancelled_by) where cancelled_by is not null;
