-- Orders of services only: the bill of an approved quote of the workshop. Nothing of it is picked, sent or returned.
alter table pedidos
  add column de_servicos boolean not null default false,
  add check (not de_servicos or (endereco is null and valor_frete = 0 and numero_antigo is null and not na_oficina));
