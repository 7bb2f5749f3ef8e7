-- The panel's figures of sales also ask whether an order was a test or came from another shop: with both in the index,
-- they are summed without reading the orders.
drop index pedidos_pago_em_id_situacao_total_valor_frete_metodo_idx;
create index pedidos_vendas on pedidos (pago_em)
  include (id, situacao, total, valor_frete, metodo, numero_antigo, teste) where pago_em is not null;
