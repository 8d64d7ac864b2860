-- The office's sessions end with the browser, and after twelve hours at most, those that were to stay logged in as well (D15).
update sessions s set remember = false, expires_at = least(s.expires_at, s.created_at + interval '12 hours')
from accounts a where a.id = s.account_id and a.role <> 'member';
