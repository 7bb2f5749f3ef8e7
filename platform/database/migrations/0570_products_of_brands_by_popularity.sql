-- The popular products of a brand are read in their order. In a shop with a million, 100,000 of a brand were read and
-- sorted for the related products of one.
create index on listagem (id_marca, disponivel desc, popularidade desc, id_produto);
drop index listagem_id_marca_idx;
