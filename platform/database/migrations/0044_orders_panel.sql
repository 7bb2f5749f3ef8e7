-- Orders as the store's people look for them: when they were paid, and what a search looks in.

alter table pedidos
  add column pago_em timestamptz,
  -- Who edits an order says which one they read: of two who do, one is told.
  add column versao integer not null default 1;
update pedidos p set pago_em = m.em
from (
  select id_pedido, max(em) as em from pedidos_mudancas where evento in ('approvePayment', 'reopen') group by id_pedido
) m
where m.id_pedido = p.id;

-- Small letters without accents, as `domain/plain-text.ts` writes what is looked for.
create function texto_simples(texto text) returns text immutable strict parallel safe language sql
  return translate(lower(texto), 'áàâãäåéèêëíìîïóòôõöúùûüçñý', 'aaaaaaeeeeiiiiooooouuuucny');

alter table pedidos
  add column texto text not null generated always as (
    texto_simples(
      numero::text || ' ' || coalesce(comprador ->> 'nomeRazao', '') || ' ' || coalesce(comprador ->> 'documento', '')
        || ' ' || email || ' ' || coalesce(comprador ->> 'celular', '')
    )
  ) stored;
alter table pedidos_itens
  add column texto text not null
    generated always as (texto_simples(nome || ' ' || sku || ' ' || coalesce(ean, ''))) stored;

create index on pedidos using gin (texto gin_trgm_ops);
create index on pedidos_itens using gin (texto gin_trgm_ops);
create index on pedidos (situacao, criado_em desc, id);
create index on pedidos (metodo, criado_em desc, id);
create index on pedidos (total, id);
create index on pedidos (pago_em) include (total, situacao) where pago_em is not null;
create index on pedidos (criado_em desc) where atencao is not null;
