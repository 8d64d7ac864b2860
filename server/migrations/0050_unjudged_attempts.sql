-- An attempt whose outcome is not known yet counts until then, and no longer than a moment where nobody told it any more
-- (outage, kill). `attempt` names it; both are null in what counts.
alter table throttle_hits add column attempt text, add column pending_until timestamptz,
  add check ((attempt is null) = (pending_until is null));
create index throttle_hits_unjudged on throttle_hits (attempt) where attempt is not null;
