-- The household into which one was merged, otherwise itself (decision 109).
create or replace function staying_household(of_household integer) returns integer language sql stable as $$
  select coalesce((select g.into_household_id from merged_households g where g.household_id = of_household), of_household)
$$;
