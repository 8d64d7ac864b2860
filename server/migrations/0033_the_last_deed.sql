-- The office's last deed about a household is asked for with each of its screens and before each decision (decision 23);
-- looks, which are most of what is written down, are left out.
create index audit_log_deeds on audit_log (household_id, id) where action not like '%.seen';
