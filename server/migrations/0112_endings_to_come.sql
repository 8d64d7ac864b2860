-- Ends of memberships that the office entered for a day to come; the night carries them out (decision 78).
create table endings_to_come (
  id integer generated always as identity primary key,
  household_id integer not null references households on delete cascade,
  member_id integer references members on delete cascade,
  inactive_reason_id integer not null references inactive_reasons,
  inactive_from date not null,
  new_main_member_id integer references members on delete set null,
  new_email bytea,
  entered_by integer references accounts on delete set null,
  entered_at timestamptz not null,
  refused_because text
);
comment on column endings_to_come.member_id is 'null if the whole household ends';
comment on column endings_to_come.inactive_from is 'the first day without membership';
comment on column endings_to_come.new_email is 'sealed: where the next main member reads mail';
comment on column endings_to_come.refused_because is 'the refusal for which the night could not carry it out; the office decides then';
create unique index endings_to_come_of_household on endings_to_come (household_id) where member_id is null;
create unique index endings_to_come_of_member on endings_to_come (member_id) where member_id is not null;
create index endings_to_come_by_household on endings_to_come (household_id);
create index endings_to_come_due on endings_to_come (inactive_from, id);
create index endings_to_come_by_next on endings_to_come (new_main_member_id) where new_main_member_id is not null;
create index endings_to_come_by_entering on endings_to_come (entered_by) where entered_by is not null;
create index endings_to_come_by_reason on endings_to_come (inactive_reason_id);
