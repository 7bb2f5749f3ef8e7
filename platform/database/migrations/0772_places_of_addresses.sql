-- For the list of the places of one's own.
create index on avisos_estoque (email, id) where confirmado_em is not null;
