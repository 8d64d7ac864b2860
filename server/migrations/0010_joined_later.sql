-- Who was added by an existing member waits on their own, not with the household (D22).
alter table members add column joined_later boolean not null default false;
