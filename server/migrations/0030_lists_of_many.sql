-- Lists of a hundred thousand households are counted and sorted by reading indexes instead of wide rows (decision 111).

-- Who belongs to a household, and how old they are.
drop index members_by_household;
create index members_by_household on members (household_id) include (id, status, date_of_birth);
drop index members_one_main_per_household;
create unique index members_one_main_per_household on members (household_id) include (id) where is_main;

-- In which language a household is written to.
create index accounts_in_language on accounts (id) include (status, language);

-- Where a family lives: by the beginning of the post code, and by town.
create index addresses_by_postal_code on addresses (postal_code text_pattern_ops, member_id)
  where is_main_address and inactive_from is null;
create index addresses_by_town on addresses (fold_for_search(city), member_id)
  where is_main_address and inactive_from is null;

-- The newest invoices.
create index sale_invoices_by_date on sale_invoices (date, id) include (status_id);
