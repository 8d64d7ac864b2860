-- A still-born child, or one that nobody had registered, belongs to a household through its mother or father.
-- `guardian`: who speaks for a main member under age, where nobody else is left.
alter table death_cases
  add column parent_member_id integer references members (id) on delete set null,
  add column guardian text,
  add constraint death_cases_parent_check check (parent_member_id is null or member_id is null);
create index death_cases_by_parent on death_cases (parent_member_id) where parent_member_id is not null;
