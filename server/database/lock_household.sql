-- Locks a household and counts the change. An erased household is not found: nobody can change it any more.
create or replace function lock_household(wanted integer) returns table (id integer, status text) language sql as $$
  update households set revision = revision + 1 where households.id = wanted and households.erased_on is null
  returning households.id, households.status
$$;
