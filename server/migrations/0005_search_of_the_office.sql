-- What the office's search asks for (decision 26).

-- All that a search may ask for in a name: what `parts_of` finds; each whole word, after `=`; and for one mistyped letter, after
-- `~`, each word of four letters or more without one of its letters. A mistake makes two words share such a remainder.
create function words_of(folded text) returns tsvector language plpgsql immutable strict parallel safe cost 800 as $$
declare
  found text[] := '{}';
  word text;
begin
  foreach word in array string_to_array(folded, ' ') loop
    for place in 1 .. length(word) loop
      found := found || substr(word, place, 40);
    end loop;
  end loop;
  foreach word in array regexp_split_to_array(folded, '[ .''’`‐-]+') loop
    continue when word = '';
    found := found || ('=' || left(word, 40));
    continue when length(word) not between 4 and 40;
    for place in 1 .. length(word) loop
      found := found || ('~' || left(word, place - 1) || substr(word, place + 1));
    end loop;
  end loop;
  return array_to_tsvector(found);
end $$;

create index members_by_word_of_name on members using gin (words_of(search_name)) with (fastupdate = off);
drop index members_by_part_of_name;

create index addresses_by_part on addresses
  using gin (parts_of(fold_for_search(((street || ' ') || postal_code || ' ') || city))) with (fastupdate = off);
create index phone_numbers_by_last_digits on phone_numbers
  (reverse(regexp_replace(phone_number, '\D', '', 'g')) text_pattern_ops);

-- the number of the association's former lists; null for who joined later
alter table households add column old_number text;
alter table households add constraint households_old_number_check check (length(old_number) between 1 and 20);
create index households_by_part_of_number on households using gin (parts_of(membership_no)) with (fastupdate = off);
create index households_by_part_of_old_number on households
  using gin (parts_of(lower(regexp_replace(old_number, '[^0-9A-Za-z]', '', 'g')))) with (fastupdate = off)
  where old_number is not null;

create index sale_invoices_by_part_of_number on sale_invoices using gin (parts_of(replace(bill_number, '-', '')));

create index substitutes_by_word_of_name on substitutes
  using gin (words_of(fold_for_search((first_name || ' ') || last_name))) with (fastupdate = off);
create index substitutes_by_part_of_email on substitutes using gin (parts_of(lower(email collate "C"))) with (fastupdate = off);
create index substitutes_by_last_digits_of_mobile on substitutes
  (reverse(regexp_replace(phone_private_mobile, '\D', '', 'g')) text_pattern_ops) where phone_private_mobile is not null;
create index substitutes_by_last_digits_of_landline on substitutes
  (reverse(regexp_replace(phone_private_landline, '\D', '', 'g')) text_pattern_ops) where phone_private_landline is not null;

create index death_cases_by_word_of_name on death_cases using gin (words_of(fold_for_search(deceased_name)))
  with (fastupdate = off) where deceased_name is not null;

-- keyed digests, by which a whole identity number is found without opening all of them
alter table members add column social_insurance_digest bytea;
alter table members add column turkish_id_digest bytea;
create index members_by_social_insurance_digest on members (social_insurance_digest) where social_insurance_digest is not null;
create index members_by_turkish_id_digest on members (turkish_id_digest) where turkish_id_digest is not null;
-- for the job that makes those of older rows
create index members_without_digest on members (id) where (social_insurance_number is not null and social_insurance_digest is null
  or turkish_id_no is not null and turkish_id_digest is null);
