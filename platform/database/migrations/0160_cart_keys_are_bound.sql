-- The hash of what a cart's idempotency key asked for: the same key for something else is refused. Null of older keys.
alter table carrinho_chaves add column pedido_da_chave text;
