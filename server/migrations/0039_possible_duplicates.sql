-- Who may be the same person in another household is found by their birthday and first name (decision 29).
create index members_by_birth on members (date_of_birth, first_word_of(search_name)) where date_of_birth is not null;
