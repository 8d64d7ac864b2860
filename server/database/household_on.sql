-- Whose an invoice or a payment was on a day: before its household was merged into another one, its own (decision 109).
create or replace function household_on(owner integer, merged_from integer, on_day date)
returns integer language sql stable as $$
  select case when merged_from is null then owner else coalesce((select g.household_id from merged_households g
    where g.household_id = merged_from and g.merged_on > on_day), owner) end
$$;
