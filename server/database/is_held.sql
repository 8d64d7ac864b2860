-- Whether an application may not go on, because the office has not compared its people with the former list as they are now
-- (decision 107).
create or replace function is_held(of_household integer) returns boolean language sql stable as $$
  select coalesce(people_to_compare(h.id) <> coalesce(h.compared_people, ''::bytea), false)
  from households h where h.id = of_household
$$;
