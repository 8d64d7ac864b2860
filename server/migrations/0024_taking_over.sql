-- The association's former list is taken over (decision 102).
alter table households add column taken_over_on date;

alter table members
  -- the last year that the list settles; null for who was not in it
  add column paid_until_year integer check (paid_until_year between 1950 and 9999),
  -- from the day of entry up to this day nobody can tell how the person stood
  add column known_since date;

-- Accounts from which a household is known to pay, as the list tells; those of booked bank lines are known by the lines.
create table household_accounts (
  household_id integer not null references households on delete cascade,
  iban text not null check (length(iban) between 5 and 34),
  primary key (household_id, iban)
);
create index household_accounts_by_iban on household_accounts (iban);

create table take_overs (
  id integer generated always as identity primary key,
  -- null once the file is deleted
  imported_file_id integer unique references imported_files on delete set null,
  -- the name of the file
  name text not null check (length(name) between 1 and 200),
  created_by integer references accounts on delete set null,
  created_at timestamptz not null,
  -- when the last dry run ended
  tried_at timestamptz,
  asked_by integer references accounts on delete set null,
  asked_at timestamptz,
  agreed_by integer references accounts on delete set null,
  agreed_at timestamptz,
  undo_asked_by integer references accounts on delete set null,
  undo_asked_at timestamptz,
  constraint take_overs_asked_before_agreed check (agreed_at is null or asked_at is not null)
);
create index take_overs_by_creator on take_overs (created_by) where created_by is not null;
create index take_overs_by_asker on take_overs (asked_by) where asked_by is not null;
create index take_overs_by_agreer on take_overs (agreed_by) where agreed_by is not null;
create index take_overs_by_undo on take_overs (undo_asked_by) where undo_asked_by is not null;

-- A household of the list, and what became of it.
create table take_over_rows (
  id integer generated always as identity primary key,
  take_over_id integer not null references take_overs on delete cascade,
  -- which rows of the list belong together; null for a row that could not be read
  key text check (length(key) between 1 and 200),
  sheet integer not null,
  row_no integer not null,
  data bytea,
  -- why the row could not be read: columns and words of the reading
  problems jsonb not null default '[]',
  -- by field: a keyed digest of its value, by which the next list is compared
  digests jsonb not null default '{}',
  -- keyed digests of the insurance numbers, by which the same number is found twice in a list
  numbers bytea[] not null default '{}',
  old_number text,
  predicted text,
  predicted_reasons jsonb not null default '[]',
  verdict text,
  reasons jsonb not null default '[]',
  warnings jsonb not null default '[]',
  decided_at timestamptz,
  household_id integer references households on delete set null,
  -- the household's revision when it was made: another one means that something was written since
  revision bigint,
  undone text,
  undone_reasons jsonb not null default '[]',
  constraint take_over_rows_predicted_check check (predicted in ('made', 'doubled', 'changed', 'refused', 'unchanged')),
  constraint take_over_rows_verdict_check check (verdict in ('made', 'doubled', 'changed', 'refused', 'unchanged')),
  constraint take_over_rows_undone_check check (undone in ('taken_back', 'kept', 'failed')),
  constraint take_over_rows_decided_wholly check ((verdict is null) = (decided_at is null))
);
comment on column take_over_rows.data is 'sealed household of the list';
create unique index take_over_rows_one_per_key on take_over_rows (take_over_id, key) where key is not null;
create index take_over_rows_in_order on take_over_rows (take_over_id, id);
create index take_over_rows_by_key on take_over_rows (key) where household_id is not null;
create index take_over_rows_by_household on take_over_rows (household_id) where household_id is not null;
create index take_over_rows_by_old_number on take_over_rows (take_over_id, old_number) where old_number is not null;
create index take_over_rows_by_number on take_over_rows using gin (numbers);
