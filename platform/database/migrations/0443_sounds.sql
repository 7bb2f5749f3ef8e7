-- What products sound like: recordings, and which string or passage each of them is of.

-- The length of a sound or video, read from its bytes; null for a PDF.
alter table arquivos_guardados
  add column segundos real check (segundos > 0),
  drop constraint arquivos_guardados_arquivo_check,
  add constraint arquivos_guardados_arquivo_check
    check (arquivo ~ '^([a-z0-9]+-)*[0-9a-f]{24}\.(pdf|mp3|m4a|ogg|wav|weba|mp4|webm)$');

create table sons (
  id_produto integer not null references produtos on delete cascade,
  posicao smallint not null check (posicao >= 0),
  arquivo text not null references arquivos_guardados,
  titulo text not null check (titulo <> ''),
  -- The passage in the words of addresses, by which the same passage of other products is found.
  trecho text not null check (trecho ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- The number of the string that sounds alone; null for any other passage.
  corda smallint check (corda between 1 and 20),
  -- Computed, not recorded.
  sintetizado boolean not null,
  primary key (id_produto, posicao),
  unique (id_produto, trecho),
  unique (id_produto, arquivo)
);
create index on sons (arquivo);
create index on sons (trecho);
