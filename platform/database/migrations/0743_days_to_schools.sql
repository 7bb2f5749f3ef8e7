-- Business days that the transport to an account's school takes, after the list's last day and the store's handling.
alter table contas_ensino add column dias_escola smallint not null default 7 check (dias_escola between 1 and 60);
