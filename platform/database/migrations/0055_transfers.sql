-- Files that merchants bring in and take away. All of it lies here and not on a disk, so that any node of the shop can go on
-- with what another began.

create table importacoes (
  id uuid primary key default gen_random_uuid(),
  tipo text not null check (tipo in ('produtos', 'estoque', 'precos', 'clientes', 'fretes', 'redirecionamentos')),
  arquivo text not null check (arquivo <> '' and length(arquivo) <= 200),
  situacao text not null default 'lendo' check (
    situacao in (
      'lendo', 'lida', 'comparando', 'comparada', 'importando', 'importada', 'cancelada', 'recusada', 'desfazendo', 'desfeita'
    )
  ),
  -- Why the file was refused.
  erro text check (erro <> ''),
  -- The first line of the file, the first content of each column, and what each column is taken for (empty: nothing).
  cabecalho text[] not null default '{}',
  exemplos text[] not null default '{}',
  colunas text[] not null default '{}',
  linhas integer not null default 0 check (linhas >= 0),
  -- The line of the file, counted from 0, with which comparing goes on.
  proxima integer not null default 0 check (proxima >= 0),
  id_funcionario integer references funcionarios,
  quem text not null check (quem <> ''),
  criada_em timestamptz not null,
  -- Moves on with each batch: where it stands still, somebody goes on.
  andou_em timestamptz not null,
  check ((situacao = 'recusada') = (erro is not null))
);
create index on importacoes (criada_em desc, id);
create index on importacoes (andou_em) where situacao in ('lendo', 'comparando', 'importando', 'desfazendo');

-- The file as it came, until it is read.
create table importacoes_arquivos (
  id_importacao uuid not null references importacoes on delete cascade,
  parte integer not null check (parte >= 0),
  bytes bytea not null,
  primary key (id_importacao, parte)
);

-- Its lines, two hundred in each row, until they are compared.
create table importacoes_linhas (
  id_importacao uuid not null references importacoes on delete cascade,
  parte integer not null check (parte >= 0),
  linhas jsonb not null check (jsonb_typeof(linhas) = 'array'),
  primary key (id_importacao, parte)
);

-- What the file says of one thing of the shop, and what became of it.
create table importacoes_itens (
  id_importacao uuid not null references importacoes on delete cascade,
  posicao integer not null check (posicao >= 0),
  -- Its first line in the file.
  linha integer not null check (linha > 0),
  chave text not null,
  linhas jsonb not null check (jsonb_typeof(linhas) = 'array'),
  comparacao text not null check (comparacao in ('nova', 'alterada', 'igual', 'ruim')),
  diferencas jsonb not null check (jsonb_typeof(diferencas) = 'array'),
  problemas jsonb not null default '[]' check (jsonb_typeof(problemas) = 'array'),
  situacao text not null check (situacao in ('pendente', 'feita', 'igual', 'ruim', 'desfeita', 'mantida')),
  -- How it was before (null: it was not there) and after, to take it back.
  antes jsonb,
  depois jsonb,
  primary key (id_importacao, posicao)
);
create index on importacoes_itens (id_importacao, comparacao, posicao);
create index on importacoes_itens (id_importacao, situacao, posicao);
create index on importacoes_itens (id_importacao, chave);

-- What merchants took a column for when they last imported a file of this kind.
create table importacoes_colunas (
  tipo text not null,
  coluna text not null check (length(coluna) <= 200),
  campo text not null,
  primary key (tipo, coluna)
);

create table exportacoes (
  id uuid primary key default gen_random_uuid(),
  tipo text not null
    check (tipo in ('produtos', 'estoque', 'precos', 'clientes', 'pedidos', 'fretes', 'redirecionamentos')),
  formato text not null check (formato in ('csv', 'xlsx')),
  situacao text not null default 'fazendo' check (situacao in ('fazendo', 'pronta', 'falhou')),
  cabecalho text[] not null default '{}',
  -- After which row it goes on.
  depois text,
  linhas integer not null default 0 check (linhas >= 0),
  id_funcionario integer references funcionarios,
  quem text not null check (quem <> ''),
  criada_em timestamptz not null,
  andou_em timestamptz not null
);
create index on exportacoes (criada_em desc, id);
create index on exportacoes (andou_em) where situacao = 'fazendo';

create table exportacoes_partes (
  id_exportacao uuid not null references exportacoes on delete cascade,
  parte integer not null check (parte >= 0),
  bytes bytea not null,
  primary key (id_exportacao, parte)
);
