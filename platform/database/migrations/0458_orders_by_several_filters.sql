-- Lists of orders that come from another table (a search, refunds) look up each order's filters and place here, in a row of
-- 60 bytes, instead of reading the order itself, of 1.5 kB, or the index of all orders by date.
create index pedidos_filtros on pedidos (id) include (criado_em, total, situacao, metodo);
