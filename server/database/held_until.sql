-- The first day on which what is now replaced did not hold any more: today, another day that the product tells, or null where it
-- never held, because it was a mistake (decision 57).
create or replace function held_until() returns date language sql stable as $$
  select case current_setting('vefa.holds_from', true)
    when 'always' then null
    else coalesce(nullif(current_setting('vefa.holds_from', true), '')::date, business_day())
  end
$$;
