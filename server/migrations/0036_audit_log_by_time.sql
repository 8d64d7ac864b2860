-- The board's list of the record is read from its end (decision 115).
create index audit_log_by_time on audit_log (happened_at, id);
