-- Which orders a piece was sold in, whatever became of them.
create index reservas_de_sku on reservas (id_sku);
