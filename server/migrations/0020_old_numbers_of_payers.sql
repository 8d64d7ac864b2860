-- By which a number of the association's former lists is compared (`comparableOldNumber`): without signs,
-- without the M of "Mitglied", and without zeros at the beginning.
create function old_number_of(written text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(lower(regexp_replace(written, '[^0-9A-Za-z]', '', 'g')), '^m?0*', '')
$$;
create index households_by_old_number on households (old_number_of(old_number)) where old_number is not null;
