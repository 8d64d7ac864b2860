-- The unit of membership and its people.
create table inactive_reasons (
  id integer primary key,
  scope text not null check (scope in ('member', 'household', 'address'))
);
insert into inactive_reasons (id, scope)
  select id, 'member' from unnest(array[1, 2, 3, 15, 16, 17, 18, 19, 23, 24, 25]) as id
  union all select id, 'household' from unnest(array[4, 5, 6, 7, 8, 14]) as id
  union all select id, 'address' from unnest(array[9, 10, 11, 12, 13, 20, 21, 22]) as id;

create sequence membership_sequence as integer start with 100001;

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
  check ((waiting_from is null) = (waiting_until is null)),
  check (status <> 'inactive' or inactive_from is not null)
);
create index households_waiting on households (waiting_until) where status = 'waiting';
create index households_by_status on households (status);

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
  relationship_type text check (relationship_type in
    ('wife', 'husband', 'father', 'mother', 'son', 'daughter', 'partner', 'significant_other', 'registered_partnership', 'companion')),
  version integer not null default 1,
  created_at timestamptz not null,
  status_since date not null,
  waiting_from date,
  waiting_until date,
  active_from date,
  inactive_from date,
  inactive_reason_id integer references inactive_reasons,
  check (is_main = (membership_basis = 'main')),
  check (status <> 'inactive' or inactive_from is not null)
);
comment on column members.social_insurance_number is 'sealed';
comment on column members.turkish_id_no is 'sealed';
create unique index members_one_main_per_household on members (household_id) where is_main;
create index members_by_household on members (household_id);

create table phone_numbers (
  id integer generated always as identity primary key,
  member_id integer not null references members on delete cascade,
  phone_number text not null,
  phone_type text not null check (phone_type in ('private_landline', 'private_mobile', 'work_landline', 'work_mobile')),
  is_main_number boolean not null default false,
  created_at timestamptz not null
);
create unique index phone_numbers_one_main_per_member on phone_numbers (member_id) where is_main_number;
create index phone_numbers_by_member on phone_numbers (member_id);

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
  ended_on date
);
create index substitutes_by_household on substitutes (household_id);
create index substitutes_running on substitutes (valid_until) where ended_on is null;

-- Every change of status: who, when, from, to, why. A row without member_id is the household's own.
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
