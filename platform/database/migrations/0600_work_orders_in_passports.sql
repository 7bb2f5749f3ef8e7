-- Which work order a record comes from, so that work is recorded once, whenever the passport is known. No reference: work
-- orders are deleted after some years, and records are never changed.
alter table passaportes_registros add column id_ordem uuid;
create index on passaportes_registros (id_ordem) where id_ordem is not null;
