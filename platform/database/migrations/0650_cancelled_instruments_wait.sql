-- An instrument that was brought to the counter waits for its owner also if its work was cancelled, until that is noted
-- in `entregue_em`. Those of before count as fetched when they were cancelled.
update ordens_servico set entregue_em = alterado_em where situacao = 'cancelada' and tipo = 'balcao';
drop index ordens_prontas;
create index ordens_prontas on ordens_servico (criado_em desc, id)
  where situacao in ('pronta', 'recusada') or (situacao = 'cancelada' and tipo = 'balcao' and entregue_em is null);
