-- The day on which a household that was taken over was released; null if it never was silent (decision 103).
create or replace function released_on(of_household integer) returns date language sql stable as $$
  select r.released_on from release_households r where r.household_id = of_household and r.released_on is not null
$$;
