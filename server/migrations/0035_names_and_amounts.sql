-- What a transfer may be for is looked up by the names that it tells and by its amount, so that the bank's list takes as long
-- however many households owe something. Words as the proposals' rule knows them: of two letters and more.
create function first_word_of(folded text) returns text language sql immutable strict parallel safe as $$
  select word from regexp_split_to_table(folded, '[ .''’`‐-]+') with ordinality as words (word, place)
  where length(word) > 1 order by place limit 1
$$;
create function last_word_of(folded text) returns text language sql immutable strict parallel safe as $$
  select word from regexp_split_to_table(folded, '[ .''’`‐-]+') with ordinality as words (word, place)
  where length(word) > 1 order by place desc limit 1
$$;

create index members_by_name on members (last_word_of(search_name), first_word_of(search_name));
create index sale_invoices_by_open_amount on sale_invoices ((amount_cents - paid_cents), due_date, id)
  where status_id in (2, 7);

-- What the office's lists begin with is found without going through all households.
create index households_in_hand on households (submitted_on, id)
  where status = 'waiting' or status = 'new' and sent_back_reason is not null;
create index change_requests_undecided on change_requests (id) where decided_at is null and withdrawn_at is null;
create index members_covered_as_child on members (date_of_birth, id)
  where status in ('waiting', 'active') and relationship_type in ('son', 'daughter');
create index bank_transactions_aside on bank_transactions (laid_aside_at desc, id desc) where laid_aside_at is not null;
create index sale_invoices_of_year on sale_invoices (billed_year, household_id) where type = 'siac';
create index documents_waiting on documents (type, created_at, id) where verified_at is null and refused_at is null;
