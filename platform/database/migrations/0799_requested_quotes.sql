-- When the customer requested another quote in place of one that expired: once for each.
alter table ordens_orcamentos add column outro_pedido_em timestamptz;
