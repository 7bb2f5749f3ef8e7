-- The workshop's lists: what waits for it by day, and what waits for its owner.
create index ordens_abertas on ordens_servico (prevista_para, criado_em, id)
  where situacao in ('recebida', 'aguardandoAprovacao', 'aprovada', 'emServico');
create index ordens_prontas on ordens_servico (criado_em desc, id) where situacao in ('pronta', 'recusada');
create index ordens_palavras on ordens_servico
  using gin (without_accents(nome || ' ' || instrumento || ' ' || numero_serie) gin_trgm_ops);
