-- The lists of the office read the few skipped households apart, so that the others stay in the order of their index.
create index households_skipped on households (id) where skipped_at is not null;
