-- Who waits for a product that is deleted is found by it, whatever came of the request.
create index avisos_estoque_por_produto on avisos_estoque (id_produto);
drop index if exists avisos_estoque_id_produto_idx;
create index avisos_preco_por_produto on avisos_preco (id_produto);
drop index if exists avisos_preco_id_produto_idx;
