-- Locks a household for its own change; from then on its return by the office can no longer be taken back (decision 22).
create or replace function lock_own_household(wanted integer) returns table (id integer, status text) language sql as $$
  update households set revision = revision + 1, before_sent_back = null
  where households.id = wanted and households.erased_on is null
  returning households.id, households.status
$$;
