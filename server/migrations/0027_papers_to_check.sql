-- What waits for a look at papers is asked each time that the office opens: without these, all papers of all years are read.
create index documents_to_check on documents (member_id) where verified_at is null and refused_at is null;
