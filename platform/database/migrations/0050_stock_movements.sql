-- Stock as the panel tells it: every change of it with why and who, counts of what is really there, and from where on
-- something is to be bought again.

-- Letters as a search compares them: lower case, no accents. As `domain/plain-text.ts` for what Portuguese writes.
create function sem_acento(texto text) returns text immutable strict parallel safe language sql
return translate(lower(texto), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn');

create index produtos_nome_busca on produtos using gin (sem_acento(nome) gin_trgm_ops);
create index produtos_nome_ordem on produtos (sem_acento(nome), id);
create index skus_sku_busca on skus using gin (sem_acento(sku) gin_trgm_ops);
create index on skus (ean) where ean is not null;

-- Who holds a SKU now; what was sold or came back nobody looks for by its SKU.
drop index reservas_id_sku_idx;
create index reservas_abertas on reservas (id_sku, criada_em) where situacao = 'reservada';

alter table skus add column estoque_minimo integer check (estoque_minimo between 1 and 1000000);
-- Says nothing of `estoque`, so that an order still changes a SKU without touching an index.
create index skus_com_minimo on skus (id) where estoque_minimo is not null;

-- A count of shelves, until its differences are applied or it is thrown away.
create table inventarios (
  id integer generated always as identity primary key,
  nome text not null check (nome <> ''),
  situacao text not null default 'aberto' check (situacao in ('aberto', 'aplicado', 'descartado')),
  criado_em timestamptz not null,
  criado_por text not null,
  fechado_em timestamptz,
  fechado_por text,
  check ((situacao = 'aberto') = (fechado_em is null)),
  check ((fechado_em is null) = (fechado_por is null))
);
create index on inventarios (id desc) where situacao = 'aberto';

create table inventarios_linhas (
  id_inventario integer not null references inventarios on delete cascade,
  id_sku integer not null references skus on delete cascade,
  contado integer not null check (contado between 0 and 1000000),
  -- What should have been on the shelf when it was last counted: the stock, and what unpaid orders hold.
  esperado integer not null check (esperado >= 0),
  contado_em timestamptz not null,
  contado_por text not null,
  primary key (id_inventario, id_sku)
);
create index on inventarios_linhas (id_inventario, contado_em desc);
create index on inventarios_linhas (id_sku);

-- Every change of a stock. `quantidade` is what it did to what can be sold, `saldo` what could be sold afterwards. A sale
-- takes nothing any more: its units were taken when they were reserved. No foreign key to `skus`: what was is told also of
-- what has left the catalogue.
create table movimentos_estoque (
  id bigint generated always as identity primary key,
  em timestamptz not null,
  id_sku integer not null,
  sku text not null,
  tipo text not null,
  unidades integer not null check (unidades > 0),
  quantidade integer not null,
  saldo integer not null check (saldo >= 0),
  motivo text not null default '',
  pedido uuid,
  id_inventario integer references inventarios,
  id_funcionario integer references funcionarios,
  quem text not null check (quem <> ''),
  check (
    case
      when tipo in ('entrada', 'liberacao', 'devolucao') then quantidade = unidades
      when tipo in ('saida', 'perda', 'reserva') then quantidade = -unidades
      when tipo in ('ajuste', 'inventario', 'cadastro', 'kit') then abs(quantidade) = unidades
      when tipo = 'venda' then quantidade = 0
      else false
    end
  ),
  check (tipo not in ('reserva', 'venda', 'liberacao') or pedido is not null),
  check ((tipo = 'inventario') = (id_inventario is not null)),
  -- Whoever takes something away by hand says why.
  check (tipo not in ('saida', 'perda', 'ajuste') or motivo <> '')
);
create index on movimentos_estoque (id_sku, id desc);
create index on movimentos_estoque (tipo, id desc);
create index on movimentos_estoque (em);
create index on movimentos_estoque (id_inventario) where id_inventario is not null;
create index on movimentos_estoque (id_funcionario) where id_funcionario is not null;
