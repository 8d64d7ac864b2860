-- Where the body and the belongings of the deceased are: each hand-over with time, name and receipt. And what the order to
-- the undertaker and the paper for a consulate say.
alter table death_cases
  add column passport_no bytea,
  add column destination_airport text,
  add column consignee_name text,
  add column consignee_phone text;
comment on column death_cases.passport_no is 'sealed';

create table death_case_belongings (
  id integer generated always as identity primary key,
  case_id integer not null references death_cases (id) on delete cascade,
  what text not null
);
create index death_case_belongings_case_id_idx on death_case_belongings (case_id);

create table death_case_handovers (
  id integer generated always as identity primary key,
  case_id integer not null references death_cases (id) on delete cascade,
  -- null: the body
  belonging_id integer references death_case_belongings (id) on delete cascade,
  holder text not null check (holder in
    ('home', 'hospital', 'authority', 'undertaker', 'airport', 'consignee', 'grave', 'office', 'family')),
  holder_name text,
  person text not null,
  happened_at timestamptz not null,
  receipt text,
  written_at timestamptz not null,
  written_by integer references accounts (id) on delete set null
);
create index death_case_handovers_by_account on death_case_handovers (written_by) where written_by is not null;
create index death_case_handovers_case_id_idx on death_case_handovers (case_id);
create index death_case_handovers_belonging_id_idx on death_case_handovers (belonging_id);
