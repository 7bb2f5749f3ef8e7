-- What is at its minimum, as the store's people were told: once each time that it falls so far.
create table skus_baixos (
  id_sku integer primary key references skus on delete cascade,
  desde timestamptz not null
);

-- What was low before anybody could be told is no news.
insert into skus_baixos select id, now() from skus where estoque <= coalesce(estoque_minimo, 0);
