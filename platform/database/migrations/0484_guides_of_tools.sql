-- Tools link to the guides that have them inside: derived from the blocks, as the categories are.
alter table guias add column ferramentas text[] not null default '{}';

update guias set ferramentas = array(
  select distinct block ->> 'ferramenta' from jsonb_array_elements(blocos) block where block ->> 'tipo' = 'ferramenta'
  order by 1
);
