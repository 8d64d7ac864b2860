-- The day of Vienna on which this transaction happens: as the product tells it, else by the database's own clock (D48).
create or replace function business_day() returns date language sql stable as $$
  select coalesce(nullif(current_setting('vefa.today', true), '')::date, (now() at time zone 'Europe/Vienna')::date)
$$;
