-- The proof that everybody of the former list was taken over as they stood (decision 106).

-- when its file was given up or deleted: what was read of it is deleted some days later
alter table take_overs add column list_gone_at timestamptz;

-- What the comparison of the list with the households says, and who of the board signed it.
create table take_over_proofs (
  take_over_id integer primary key references take_overs on delete cascade,
  -- when the last comparison ended
  compared_at timestamptz,
  -- the sums that are signed: those of the comparison when somebody asked, never changed once it is signed
  figures jsonb,
  asked_by integer references accounts on delete set null,
  asked_at timestamptz,
  -- the names stay when the accounts are gone
  asked_name text check (length(asked_name) <= 1000),
  signed_by integer references accounts on delete set null,
  signed_at timestamptz,
  signed_name text check (length(signed_name) <= 1000),
  -- whether two people signed; who is alone in the board signs twice
  by_two boolean not null default false,
  -- the day of the comparison that was signed
  signed_for date,
  constraint take_over_proofs_asked_with_figures check (asked_at is null or figures is not null),
  constraint take_over_proofs_asked_before_signed check (signed_at is null or asked_at is not null),
  constraint take_over_proofs_signed_for_a_day check ((signed_at is null) = (signed_for is null))
);
create index take_over_proofs_by_asker on take_over_proofs (asked_by) where asked_by is not null;
create index take_over_proofs_by_signer on take_over_proofs (signed_by) where signed_by is not null;

-- What was counted of a household of the list, and by which state of the household here.
create table take_over_comparisons (
  row_id integer primary key references take_over_rows on delete cascade,
  on_day date not null,
  -- the household's revision: another one means that it has changed since
  revision bigint,
  counts jsonb not null
);

-- Where the list and the household say something else, and why.
create table take_over_differences (
  id integer generated always as identity primary key,
  row_id integer not null references take_over_rows on delete cascade,
  kind text not null,
  -- the place in the list's household, from 0; null if it is about the household, or about somebody who is only here
  person integer,
  member_id integer references members on delete cascade,
  -- words or cents
  listed text check (length(listed) <= 100),
  here text check (length(here) <= 100),
  because text,
  words text check (length(words) <= 200),
  explained_by integer references accounts on delete set null,
  explained_at timestamptz,
  constraint take_over_differences_kind_check check (kind in ('cover', 'status', 'open_items', 'person_missing', 'person_added',
    'not_taken_over', 'not_comparable')),
  constraint take_over_differences_because_check check (because in ('list_out_of_date', 'changed_since', 'our_rule', 'left_out',
    'entered_otherwise', 'other')),
  constraint take_over_differences_explained_wholly check ((because is null) = (explained_at is null)),
  constraint take_over_differences_words_explain check (words is null or because is not null),
  unique nulls not distinct (row_id, kind, person, member_id, listed, here)
);
create index take_over_differences_open on take_over_differences (row_id) where because is null;
create index take_over_differences_by_member on take_over_differences (member_id) where member_id is not null;
create index take_over_differences_by_explainer on take_over_differences (explained_by) where explained_by is not null;
