-- Names as a search compares them: the same as foldForSearch in the domain, which a test holds them to.
create function fold_for_search(name text) returns text language sql immutable strict parallel safe as $$
  select trim(regexp_replace(regexp_replace(
    translate(replace(replace(replace(
      regexp_replace(normalize(lower(name), nfd), '[\u0300-\u036f]', '', 'g'),
      'ß', 'ss'), 'æ', 'a'), 'œ', 'o'), 'ıøđł', 'iodl'),
    '([aou])e', '\1', 'g'), '\s+', ' ', 'g'))
$$;

alter table members
  add column search_name text generated always as (fold_for_search(first_name || ' ' || last_name)) stored;
comment on column members.search_name is 'for the office''s search only';

-- What the office wrote to one household, or (household_id null) to everybody who waits or is active.
create table office_news (
  id integer generated always as identity primary key,
  title text not null,
  body_html text not null,
  household_id integer references households on delete cascade,
  created_by integer references accounts on delete set null,
  created_at timestamptz not null
);
