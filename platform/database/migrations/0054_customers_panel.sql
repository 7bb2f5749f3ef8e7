-- Customers as the store's people look for them and tend them.

alter table clientes
  add column versao integer not null default 1 check (versao > 0),
  add column texto text not null generated always as (
    texto_simples(
      nome_razao || ' ' || nome_fantasia || ' ' || email || ' ' || coalesce(documento, '') || ' ' || celular || ' ' || telefone
    )
  ) stored;
create index on clientes using gin (texto gin_trgm_ops);
create index on clientes (criado_em desc, id desc);
create index clientes_nome_ordem on clientes (texto_simples(nome_razao), id);

-- Whoever writes, the customer in the shop included: of two who edit, one is told.
create function clientes_sobe_versao() returns trigger language plpgsql as $$
begin
  new.versao := old.versao + 1;
  return new;
end $$;
create trigger clientes_sobe_versao before update on clientes for each row
  when (
    (old.nome_razao, old.nome_fantasia, old.email, old.documento, old.inscricao_estadual, old.celular, old.telefone,
      old.sexo, old.nascimento, old.revendedor, old.id_grupo, old.aceita_ofertas_em)
    is distinct from
    (new.nome_razao, new.nome_fantasia, new.email, new.documento, new.inscricao_estadual, new.celular, new.telefone,
      new.sexo, new.nascimento, new.revendedor, new.id_grupo, new.aceita_ofertas_em)
  )
  execute function clientes_sobe_versao();

-- What the store's people tell each other of a customer; gone with the account.
create table clientes_notas (
  id integer generated always as identity primary key,
  id_cliente integer not null references clientes on delete cascade,
  texto text not null check (texto <> '' and length(texto) <= 2000),
  quem text not null check (quem <> ''),
  em timestamptz not null
);
create index on clientes_notas (id_cliente, id desc);
