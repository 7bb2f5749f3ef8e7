-- Placing an order counts the latest ones of its address: found by their time, whatever the address ordered before.
create index pedidos_email_criado_em_idx on pedidos (email, criado_em);
drop index pedidos_email_idx;
