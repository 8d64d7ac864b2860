-- Who may be the same person is found by the name or by the parents, each by an index of its own: on the first of January
-- many are born, and thousands bear the commonest names (decision 29).
drop index members_by_birth;
create index members_by_birth_and_name
  on members (date_of_birth, first_word_of(search_name), last_word_of(search_name), id) where date_of_birth is not null;
create index members_by_birth_and_parents
  on members (date_of_birth, first_word_of(search_name), fold_for_search(mother_name), fold_for_search(father_name), id)
  where date_of_birth is not null and mother_name is not null and father_name is not null;
