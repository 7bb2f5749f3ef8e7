-- The trade-in whose inspection withdrew a passport, so that it counts again if that inspection is undone.
alter table passaportes add column anulado_pela_troca uuid references trocas_instrumentos on delete set null;
create index on passaportes (anulado_pela_troca) where anulado_pela_troca is not null;
