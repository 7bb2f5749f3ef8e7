-- The first words of the shop's own addresses (`domain/addresses.ts`): what has such an address is never reached at it.

insert into enderecos (slug, tipo)
select unnest(array[
  'avaliacao', 'avaliar', 'avise-me', 'contato', 'inicio', 'newsletter', 'orcamento', 'perguntar', 'responder', 'sem-conexao'
]), 'reservado'
on conflict do nothing;
