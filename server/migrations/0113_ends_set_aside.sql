-- A household ends on a day to come only for the main member who wanted it; and an end that a death has overtaken is there again when
-- the death is taken back as a mistake (decision 78).
alter table endings_to_come
  add column main_member_id integer references members on delete set null,
  add column set_aside_at timestamptz;
comment on column endings_to_come.main_member_id is 'who was the main member when it was entered';
comment on column endings_to_come.set_aside_at is 'since when it is out of force, because a death has ended the person or the household';
update endings_to_come e set main_member_id = m.id from members m where m.household_id = e.household_id and m.is_main;
drop index endings_to_come_of_household, endings_to_come_of_member;
create unique index endings_to_come_of_household on endings_to_come (household_id) where member_id is null and set_aside_at is null;
create unique index endings_to_come_of_member on endings_to_come (member_id) where member_id is not null and set_aside_at is null;
create index endings_to_come_by_main on endings_to_come (main_member_id) where main_member_id is not null;
create index endings_to_come_by_person on endings_to_come (member_id) where member_id is not null;
