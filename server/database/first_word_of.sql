-- The first word of two letters or more in a folded name; bank lines are matched by it.
create or replace function first_word_of(folded text) returns text language sql immutable strict parallel safe as $$
  select word from regexp_split_to_table(folded, '[ .''’`‐-]+') with ordinality as words (word, place)
  where length(word) > 1 order by place limit 1
$$;
