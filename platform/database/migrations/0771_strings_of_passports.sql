-- Which record of a passport a string change comes from: it goes when that is withdrawn or corrected.
alter table trocas_de_cordas add column id_registro integer references passaportes_registros on delete cascade;
create unique index on trocas_de_cordas (id_registro, id_instrumento) where id_registro is not null;
