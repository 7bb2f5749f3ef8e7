-- When a parent named the pupil at a list's link for all; null for those of the teacher. The list shows such a pupil as soon
-- as something is ordered for them.
alter table listas_alunos add column nomeado_em timestamptz;
create index on listas_alunos (nomeado_em) where nomeado_em is not null;

-- Units beyond what the pupil needs have no benefits: a row of their own.
alter table listas_compras drop constraint listas_compras_id_pedido_id_aluno_id_item_id_sku_key;
create unique index on listas_compras (id_pedido, id_aluno, id_item, id_sku, desconto, credito);
