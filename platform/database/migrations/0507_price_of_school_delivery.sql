-- What each order pays for the delivery to an account's school, in centavos.
alter table contas_ensino add column frete_escola integer not null default 0 check (frete_escola between 0 and 1000000);
