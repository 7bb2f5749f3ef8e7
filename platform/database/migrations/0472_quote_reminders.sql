-- When the owner of an instrument was reminded of a quote that ends soon.
alter table ordens_orcamentos add column lembrado_em timestamptz;
create index orcamentos_a_vencer on ordens_orcamentos (valido_ate) where situacao = 'enviado' and lembrado_em is null;
