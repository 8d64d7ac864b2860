-- The to-do list names households whose letters come back.
create index addresses_undeliverable on addresses (undeliverable_on, id) where undeliverable_on is not null;
