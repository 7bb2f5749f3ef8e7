-- What a field means, for shoppers: shown in the specification table of products.
alter table campos_ficha add column explicacao text not null default '';
