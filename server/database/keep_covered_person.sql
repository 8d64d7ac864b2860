-- Trigger: a person who becomes waiting or active gets a row in covered_people with their contribution_year; one who ends loses
-- it.
create or replace function keep_covered_person() returns trigger language plpgsql as $$
begin
  if new.status not in ('waiting', 'active') then
    delete from covered_people where member_id = new.id;
    return null;
  end if;
  insert into covered_people (member_id, contribution_year) values (new.id, contribution_year(new.id))
  on conflict (member_id) do update set contribution_year = excluded.contribution_year;
  return null;
end $$;
create or replace trigger members_brought_are_covered after insert on members
  for each row when (new.status in ('waiting', 'active')) execute function keep_covered_person();
create or replace trigger members_are_covered after update on members
  for each row when ((old.status, old.household_id, old.paid_until_year)
    is distinct from (new.status, new.household_id, new.paid_until_year))
  execute function keep_covered_person();
