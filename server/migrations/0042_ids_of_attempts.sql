-- As the ids of the audit log, beside which the board's list reads them by their indexes (decision 117).
alter table refused_attempts alter column id type bigint;
