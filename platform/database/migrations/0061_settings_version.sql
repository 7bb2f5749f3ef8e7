-- Two people who edit the store's settings see each other: who saves has to have read what is there.
alter table configuracao add column versao integer not null default 1 check (versao > 0);
