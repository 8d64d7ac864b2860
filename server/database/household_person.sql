-- One person of a household as JSON; null if the person belongs to another household.
create or replace function household_person(of_household integer, wanted integer) returns json language plpgsql stable as $$
begin
  return (select person_record(m) from members m where m.id = wanted and m.household_id = of_household);
end $$;
