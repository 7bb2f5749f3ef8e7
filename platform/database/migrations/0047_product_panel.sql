-- What the panel keeps of products beyond what the shop tells of them.

-- Rises with every change, so that two people who edit one product can't overwrite one another unseen.
alter table produtos add column versao integer not null default 1 check (versao > 0);

-- What one unit costs the store, in centavos. Nothing of the shop reads it.
alter table skus add column custo integer check (custo between 0 and 1000000000);

-- What a listing shows has a picture; only a product outside of the shop may still lack one.
alter table listagem add check (jsonb_typeof(card -> 'imagem') = 'object');

create index on produtos (alterado_em desc, id desc);
