-- Counts the changes of a household and of all that hangs on it, so that an answer made before can be given again.
-- Whoever changes something locks the household first, and locking counts.
alter table households add column revision bigint not null default 0;

drop function session_view(bytea);

create function session_view(of_token_hash bytea) returns table (id integer, account_id integer, remember boolean,
  last_seen_at timestamptz, expires_at timestamptz, role text, language text, household_id integer,
  household_status text, main_member_id integer, revision text)
language plpgsql stable rows 1 as $$
begin
  return query
    select s.id, s.account_id, s.remember, s.last_seen_at, s.expires_at, a.role, a.language, h.id, h.status, m.id,
      -- every change of an account's row gives it another transaction number
      concat(a.xmin, '/', h.revision)
    from sessions s
    join accounts a on a.id = s.account_id and a.status = 'active'
    left join households h on h.account_id = a.id
    left join members m on m.household_id = h.id and m.is_main
    where s.token_hash = of_token_hash;
end $$;

create function lock_household(wanted integer) returns table (id integer, status text) language sql as $$
  update households set revision = revision + 1 where households.id = wanted returning households.id, households.status
$$;
