-- What was asked for under an order's idempotency key, as a hash: the same key for something else is refused. Null of older orders.
alter table pedidos add column pedido_da_chave text;
