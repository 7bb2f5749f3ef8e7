-- Whether a mail has named the passport: its order's owner is mailed about one that is issued later than that, once.
-- Those of before count as named, so that nobody is mailed about an old one.
alter table passaportes add column avisado boolean not null default true;
alter table passaportes alter column avisado set default false;
