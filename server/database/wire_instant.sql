-- An instant as the API returns it: ISO 8601 in UTC with milliseconds (D4).
create or replace function wire_instant(moment timestamptz) returns text language sql stable as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
