-- A name as searches compare it: no case, no accents. The same as foldForSearch in the domain; a test compares both.
create or replace function fold_for_search(name text) returns text language sql immutable strict parallel safe as $$
  select trim(regexp_replace(regexp_replace(
    translate(replace(replace(replace(
      regexp_replace(normalize(lower(name), nfd), '[\u0300-\u036f]', '', 'g'),
      'ß', 'ss'), 'æ', 'a'), 'œ', 'o'), 'ıøđł', 'iodl'),
    '([aou])e', '\1', 'g'), '\s+', ' ', 'g'))
$$;
