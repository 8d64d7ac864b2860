-- How a household waited before its application was sent back, so that a mistake can be taken back (decision 22). It is
-- forgotten as soon as the household itself changes anything: from then on it is no longer what the office had seen.
alter table households add column before_sent_back jsonb;
comment on column households.before_sent_back is 'its days of waiting before it was sent back; null once it cannot be taken back';
