-- A household's free money in cents; never below zero (D42).
create or replace function free_cents(of_household integer) returns integer language sql stable as $$
  select greatest(0, coalesce(sum(cents), 0))::integer from free_money where household_id = of_household
$$;
