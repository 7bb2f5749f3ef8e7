-- An index by which a range finds its values: `&&` of ranges is no condition that a B-tree serves.
drop index atributo_valores_id_atributo_unidade_medida_medida_idx;
create index on atributo_valores (id_atributo, unidade_medida, lower(medida), upper(medida)) where medida is not null;
