-- Households that a clerk chose in a list to write to them (decisions 100, 111): those that the list had then.
create table chosen_lists (
  id integer generated always as identity primary key,
  created_by integer references accounts (id) on delete set null,
  created_at timestamptz not null
);
create index chosen_lists_by_clerk on chosen_lists (created_by) where created_by is not null;
create table chosen_list_households (
  chosen_list_id integer not null references chosen_lists (id) on delete cascade,
  household_id integer not null references households (id) on delete cascade,
  primary key (chosen_list_id, household_id)
);
create index chosen_list_households_by_household on chosen_list_households (household_id);
