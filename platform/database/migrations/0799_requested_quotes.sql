-- When the customer requested another quote in place of one that expired: once for each.
alter table ordens_orcamentos add column outro_pedido_em timestamptz;

-- When the buyer requested another version of a sales quote from the store: once for each.
alter table propostas_versoes add column outra_pedida_em timestamptz;
