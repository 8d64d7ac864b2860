-- All that a search may ask for in a text: from each letter of each word on, up to forty letters. PostgreSQL's text search only
-- finds beginnings of words, so every end of every word is stored.
create or replace function parts_of(folded text) returns tsvector language plpgsql immutable strict parallel safe cost 500 as $$
declare
  parts text[] := '{}';
  word text;
begin
  foreach word in array string_to_array(folded, ' ') loop
    for place in 1 .. length(word) loop
      parts := parts || substr(word, place, 40);
    end loop;
  end loop;
  return array_to_tsvector(parts);
end $$;
