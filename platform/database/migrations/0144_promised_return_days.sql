-- The days to return goods that the store promised when an order was placed: a promise holds, whatever the setting says later.
-- Null where it was placed before this, or in another shop: then the setting's days count.
alter table pedidos add column devolucao_dias smallint;
