-- Recalculates a covered person's contribution_year. Locks the person first, so that parallel writers see each other.
create or replace function keep_contribution_year(of_member integer) returns void language plpgsql as $$
declare
  year integer;
begin
  perform from members where id = of_member for no key update;
  if not found then return; end if;
  year := contribution_year(of_member);
  update covered_people set contribution_year = year where member_id = of_member and contribution_year <> year;
end $$;
