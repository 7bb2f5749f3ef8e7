-- Orders that were placed in another shop and come in from a file. They are orders like others to whoever reads them, but were
-- never a wish, a quote or a charge of this shop, and none is made up for them.

alter table pedidos
  -- The number that it had there; null for what was bought here.
  add column numero_antigo text unique check (length(numero_antigo) between 1 and 40),
  -- How it was paid there, in that shop's words.
  add column pagamento_antigo text check (length(pagamento_antigo) between 1 and 80),
  alter column chave_idempotencia drop not null,
  alter column id_cotacao drop not null,
  drop constraint pedidos_metodo_check,
  add check (metodo in ('pix', 'boleto', 'cartao') or (metodo = 'outro' and numero_antigo is not null)),
  add check ((chave_idempotencia is null) = (numero_antigo is not null)),
  add check ((id_cotacao is null) = (numero_antigo is not null)),
  add check (pagamento_antigo is null or numero_antigo is not null),
  -- Its money is settled: it waits for none here, and what was not cancelled had been paid.
  add check (
    numero_antigo is null or (
      situacao not in ('aguardandoPagamento', 'pagamentoEmAnalise') and (pago_em is not null or situacao = 'cancelado')
        and expira_em is null and desconto_vista = 0 and vendedor is null
    )
  );
create index on pedidos (criado_em desc, id) where numero_antigo is not null;

-- What another shop sold may be nothing that this one sells.
alter table pedidos_itens
  alter column id_produto drop not null,
  alter column id_sku drop not null,
  alter column imagem drop not null,
  alter column origem drop not null,
  add check (num_nulls(id_produto, id_sku, imagem, origem) in (0, 4));

-- Of an old nota fiscal often the number alone is known.
alter table pedidos_notas
  drop constraint pedidos_notas_chave_check,
  add check (chave = '' or chave ~ '^[0-9A-Z]{44}$');

alter table importacoes
  drop constraint importacoes_tipo_check,
  add check (
    tipo in ('produtos', 'estoque', 'precos', 'clientes', 'pedidos', 'fretes', 'redirecionamentos')
  );

-- Found by the number that its buyer knows, also without the marks in it, as searches leave them out.
create or replace function guardar_busca(pedido uuid) returns void language sql
begin atomic
  insert into pedidos_busca (id_pedido, palavras)
  select p.id, array_to_tsvector(
    palavras_de(concat_ws(' ', p.numero, p.comprador ->> 'nomeRazao', p.numero_antigo), '')
      || palavras_de(
        case when p.numero_antigo ~ '^[0-9][0-9.()/-]*$' then regexp_replace(p.numero_antigo, '[^0-9]', '', 'g') end, ''
      )
      || palavras_de(concat_ws(' ', p.comprador ->> 'documento', p.email, p.comprador ->> 'celular'), '~')
      || (
        select coalesce(array_agg(palavra), '{}')
        from pedidos_itens i, unnest(palavras_de(concat_ws(' ', i.nome, i.sku, i.ean), '')) palavra
        where i.id_pedido = p.id
      )
  )
  from pedidos p where p.id = pedido
  on conflict (id_pedido) do update set palavras = excluded.palavras;
end;
