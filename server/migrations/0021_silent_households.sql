-- Since when nothing leaves for a household that was taken over from the former list; null once it is released (decision 103).
alter table households add column silent_since date;
create index households_silent on households (id) where silent_since is not null;
