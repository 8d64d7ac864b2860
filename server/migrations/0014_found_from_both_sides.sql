-- Whoever is removed is looked for in every table that refers to them; without an index that table is read as a whole,
-- and removing a family member or a forgotten registration takes longer with every household there is.
create index status_history_by_member on status_history (member_id) where member_id is not null;
create index status_history_by_actor on status_history (actor_account_id) where actor_account_id is not null;
create index documents_by_verifier on documents (verified_by) where verified_by is not null;
create index bank_transactions_by_booker on bank_transactions (created_by) where created_by is not null;
create index payment_allocations_by_booker on payment_allocations (created_by) where created_by is not null;
create index change_requests_by_member on change_requests (member_id);
create index change_requests_by_decider on change_requests (decided_by) where decided_by is not null;
create index audit_log_by_actor on audit_log (actor_account_id) where actor_account_id is not null;
create index office_news_by_household on office_news (household_id) where household_id is not null;
create index office_news_by_author on office_news (created_by) where created_by is not null;
