-- Since when the service of invoices has not answered about one: the shop does not try for ever.
alter table notas_fiscais add column falha_desde timestamptz;
update notas_fiscais set falha_desde = now() where falha is not null;
