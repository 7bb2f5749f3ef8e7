-- Which SKUs are to be reordered is read from the index alone: pieces are left out of it, not read to be left out.
create index skus_em_falta on skus (id) include (id_produto)
  where estoque <= coalesce(estoque_minimo, 0) and not exemplar;
drop index skus_a_repor;

-- The SKUs of products, counted for a brand or category without reading them.
create index skus_busca_de_produto on skus_busca (id_produto, id_sku);
drop index skus_busca_id_produto_idx;

-- The grid's products of a brand in the order of their names, as those of a category (0690).
create index produtos_de_marca_por_nome on produtos (id_marca, without_accents(nome), id);
