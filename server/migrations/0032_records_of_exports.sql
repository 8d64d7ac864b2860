-- The board's list of saved files reads their records alone (decision 111).
create index audit_log_of_exports on audit_log (happened_at, id) where action = 'list.exported';
