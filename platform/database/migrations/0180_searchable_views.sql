-- What the search may read of the catalogue: its columns stay as they are while the catalogue's tables change.
create view searchable_products as
  select id_produto, busca, valores, situacao, disponivel, estoque, popularidade, preco_por, preco_maximo, card
  from listagem;

-- The words of products without those of their descriptions.
create view searchable_words as
  select id_produto, busca from palavras_de_produto;

-- `usado`: whether any SKU has the value.
create view searchable_values as
  select v.id, a.chave as atributo, v.chave, v.label,
    exists (select from sku_atributos s where s.id_valor = v.id and s.id_atributo = a.id) as usado
  from atributo_valores v join atributos a on a.id = v.id_atributo;
