-- When a household's main member confirmed that address, phone numbers and family are still right; asked for once a year.
create table household_confirmations (
  id integer primary key generated always as identity,
  household_id integer not null references households (id),
  member_id integer references members (id) on delete set null,
  confirmed_on date not null,
  confirmed_at timestamptz not null
);
create unique index household_confirmations_once_a_day on household_confirmations (household_id, confirmed_on);
create index household_confirmations_by_member on household_confirmations (member_id);
