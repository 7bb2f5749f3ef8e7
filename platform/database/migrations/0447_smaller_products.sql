-- What no query reads any more: letters of products' names, since the search goes by words, and a second index in the
-- order of changes. The column itself goes later: nodes of the version before still write it.
drop index listagem_nome_busca_idx;
alter table listagem alter column nome_busca drop not null;
drop index produtos_alterado_em_id_idx;
