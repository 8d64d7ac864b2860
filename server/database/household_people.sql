-- Everybody in a household as JSON, the main member first.
create or replace function household_people(of_household integer) returns json language plpgsql stable as $$
begin
  return (select coalesce(json_agg(person_record(m) order by m.is_main desc, m.created_at, m.id), '[]')
    from members m where m.household_id = of_household);
end $$;
