-- The day of this transaction in Vienna: the one that the product has set, otherwise by the database's clock (D48).
create or replace function business_day() returns date language sql stable as $$
  select coalesce(nullif(current_setting('vefa.today', true), '')::date, (now() at time zone 'Europe/Vienna')::date)
$$;
