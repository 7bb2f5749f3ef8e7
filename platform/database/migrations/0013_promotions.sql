-- What changes the prices of a cart: promotions, which apply by themselves, and coupons, which shoppers ask for by code.

-- Exactly the fields of its kind, within their bounds.
create function beneficio_valido(b jsonb) returns boolean immutable parallel safe language sql
return coalesce(
  case b ->> 'tipo'
    when 'porcentagem' then
      b = jsonb_build_object('tipo', 'porcentagem', 'porcentagem', (b ->> 'porcentagem')::integer)
      and (b ->> 'porcentagem')::integer between 1 and 99
    when 'valor' then
      b = jsonb_build_object('tipo', 'valor', 'valor', (b ->> 'valor')::integer)
      and (b ->> 'valor')::integer > 0
    when 'levePague' then
      b = jsonb_build_object('tipo', 'levePague', 'leve', (b ->> 'leve')::integer, 'pague', (b ->> 'pague')::integer)
      and (b ->> 'leve')::integer between 2 and 100
      and (b ->> 'pague')::integer between 1 and (b ->> 'leve')::integer - 1
    when 'freteGratis' then b = jsonb_build_object('tipo', 'freteGratis')
  end,
  false
);

create table promocoes (
  id integer generated always as identity primary key,
  -- A promotion is known by its hash, a coupon by its code, and each is one or the other.
  hash text unique check (hash ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  codigo text unique check (codigo ~ '^[A-Z0-9][A-Z0-9-]{2,29}$'),
  nome text not null check (nome <> ''),
  beneficio jsonb not null check (beneficio_valido(beneficio)),
  acumula boolean not null,
  somente_preco_cheio boolean not null,
  subtotal_minimo integer not null check (subtotal_minimo >= 0),
  primeira_compra boolean not null,
  exige_login boolean not null,
  valido_de timestamptz,
  valido_ate timestamptz,
  usos_maximos integer check (usos_maximos > 0),
  usos_por_cliente integer check (usos_por_cliente > 0),
  -- How many rows of `promocao_usos` it has: kept here, so that the last use goes to one of those who want it.
  usos integer not null default 0 check (usos >= 0),
  ativo boolean not null,
  check (num_nonnulls(hash, codigo) = 1),
  check (valido_ate > valido_de),
  check (usos <= usos_maximos)
);
-- Every cart asks for the promotions that are on.
create index on promocoes (id) where hash is not null and ativo;

-- What it is valid for; a promotion without rows is valid for all. What is named here can't be deleted: the promotion
-- would be valid for more than the merchant said.
create table promocao_alvos (
  id_promocao integer not null references promocoes on delete cascade,
  id_categoria integer references categorias,
  id_marca integer references marcas,
  id_produto integer references produtos,
  check (num_nonnulls(id_categoria, id_marca, id_produto) = 1),
  unique nulls not distinct (id_promocao, id_categoria, id_marca, id_produto)
);
create index on promocao_alvos (id_categoria) where id_categoria is not null;
create index on promocao_alvos (id_marca) where id_marca is not null;
create index on promocao_alvos (id_produto) where id_produto is not null;

-- One use per order, of coupons and of promotions that have a limit.
create table promocao_usos (
  id_promocao integer not null references promocoes,
  pedido text not null check (pedido <> ''),
  id_cliente integer references clientes on delete set null,
  -- CPF or CNPJ without punctuation, by which also guests are known.
  documento text check (documento ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  usado_em timestamptz not null,
  primary key (id_promocao, pedido)
);
create index on promocao_usos (pedido);
create index on promocao_usos (id_cliente) where id_cliente is not null;
create index on promocao_usos (documento) where documento is not null;
