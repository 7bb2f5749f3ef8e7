-- Whether the store takes instruments in exchange, for what the shop says of itself.
create view trade_ins_offered as
select coalesce((select (regras->>'ativa')::boolean from regras_troca), false) as ativa;

-- Whether there are used or showroom pieces at all.
create index listagem_com_exemplar on listagem (id_produto) where menor_exemplar is not null;
