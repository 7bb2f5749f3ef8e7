-- Who of the store has which page of the panel open, as told each few seconds: nothing that a crash may not take.
create unlogged table paginas_abertas (
  pagina text not null check (pagina ~ '^[a-z]+:[\w-]{1,64}$'),
  id_funcionario integer not null references funcionarios on delete cascade,
  aberta_em timestamptz not null,
  vista_em timestamptz not null check (vista_em >= aberta_em),
  primary key (pagina, id_funcionario)
);
create index on paginas_abertas (vista_em);
create index on paginas_abertas (id_funcionario);
