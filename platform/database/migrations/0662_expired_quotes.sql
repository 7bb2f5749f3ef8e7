-- When staff were alerted that nobody answered a quote in its time.
alter table ordens_orcamentos add column vencimento_avisado_em timestamptz;
create index orcamentos_vencidos on ordens_orcamentos (valido_ate)
  where situacao = 'enviado' and vencimento_avisado_em is null;
