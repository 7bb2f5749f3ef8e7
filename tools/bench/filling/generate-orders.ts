import type pg from 'pg'
import { fillTables } from './fill-tables.ts'

/**
 * Creates customers with an address each, and their orders of the last `days`, with items, payments, history and
 * parcels. Few of the orders are open, as in a shop that does its work. The goods are those of the catalogue.
 */
export async function generateOrders(pool: pg.Pool, total: number, days = 730): Promise<void> {
  await fillTables(pool, {
    tables: ['clientes', 'pedidos_busca'],
    statements: [WITHOUT_TRIGGERS, ...CUSTOMERS, ...ordersOf(days), ...PAYMENTS, ...HISTORY, ...READ_MODELS],
    total,
  })
}

/** Checking each row's references would take most of the time. What triggers write comes at the end, at once. */
const WITHOUT_TRIGGERS = 'set local session_replication_role = replica'

const READ_MODELS = [
  'select count(reindex_order(id)) from compras_feitas',
  `insert into vendas_por_dia (dia, id_produto, nome, url, quantidade, valor, somada)
   select sold_day(p.situacao, p.pago_em, p.teste), i.id_produto, max(i.nome), max(i.url), sum(i.quantidade),
     sum(paid_for_item(p.metodo, i.total, i.desconto_vista)), true
   from pedidos p join compras_feitas c on c.id = p.id join pedidos_itens i on i.id_pedido = p.id
   where sold_day(p.situacao, p.pago_em, p.teste) is not null group by 1, 2`,
  `insert into pedidos_por_dia (dia, situacao, teste, pedidos, proprios, valor, frete, somada)
   select (p.pago_em at time zone 'America/Sao_Paulo')::date, p.situacao, p.teste, count(*), count(*), sum(p.total),
     sum(p.valor_frete), true
   from pedidos p join compras_feitas c on c.id = p.id group by 1, 2, 3`,
  'set local session_replication_role = origin',
]

/** Three names, 30 × 20 × 20 combinations. */
const NAMES = `create temporary table nomes on commit drop as
  select n, nome, translate(lower(replace(nome, ' ', '.')), 'áâãçéêíóôú', 'aaaceeioou') as conta
  from (
    select n,
      (string_to_array('Ana,Antônio,Beatriz,Bruno,Camila,Carlos,Clara,Daniel,Eduarda,Fábio,Fernanda,Gabriel,Helena,Igor,Isabela,João,José,Júlia,Larissa,Lucas,Luíza,Márcia,Mateus,Natália,Otávio,Paula,Rafael,Sofia,Thiago,Vitória', ','))[1 + n % 30]
        || ' ' || (string_to_array('Almeida,Araújo,Barbosa,Cardoso,Castro,Costa,Dias,Fernandes,Ferreira,Freitas,Gomes,Lima,Lopes,Martins,Melo,Moreira,Nunes,Oliveira,Pereira,Ramos', ','))[1 + n / 30 % 20]
        || ' ' || (string_to_array('Ribeiro,Rocha,Rodrigues,Santana,Santos,Silva,Silveira,Soares,Souza,Teixeira,Vasconcelos,Vieira,Azevedo,Batista,Campos,Cunha,Duarte,Farias,Monteiro,Xavier', ','))[1 + n / 600 % 20] as nome
    from generate_series(1, :total) n
  ) todos`

const CUSTOMERS = [
  NAMES,
  `insert into grupos_clientes (nome) values ('Escolas do interior') on conflict do nothing`,
  `create temporary table gente on commit drop as
   select (select coalesce(max(id), 0) from clientes) + n as id, n, nome, conta || '.' || n || '@exemplo.com.br' as email,
     case when n % 20 = 0 then 'J' else 'F' end as pessoa,
     -- A factor without a divisor in common with the powers of ten: each number once.
     case when n % 20 = 0 then lpad((n * 61803397::bigint % 100000000000000)::text, 14, '0')
       else lpad((n * 61803397::bigint % 100000000000)::text, 11, '0') end as documento,
     '+55119' || lpad((n * 7654321::bigint % 100000000)::text, 8, '0') as celular,
     random() as sorte, now() - random() * interval '3 years' as criado_em,
     (string_to_array('São Paulo/SP,Campinas/SP,Rio de Janeiro/RJ,Belo Horizonte/MG,Curitiba/PR,Porto Alegre/RS,Salvador/BA,Recife/PE', ','))[1 + n % 8] as lugar
   from nomes`,
  'create unique index on gente (n)',
  'analyze gente',
  `insert into clientes (
     id, pessoa, nome_razao, email, documento, celular, criado_em, termos_aceitos_em, aceita_ofertas_em, revendedor, id_grupo
   ) overriding system value
   select id, pessoa, nome, email, documento, celular, criado_em, criado_em, case when sorte < 0.4 then criado_em end, n % 50 = 0,
     case when n % 50 = 0 then (select id from grupos_clientes where nome = 'Escolas do interior') end
   from gente`,
  `select setval(pg_get_serial_sequence('clientes', 'id'), (select max(id) from clientes))`,
  `insert into revendas_pedidas (id_cliente, mensagem, pedida_em) select id, 'Tenho uma escola de música.', criado_em from gente where n % 400 = 1`,
  `insert into enderecos_clientes (
     id_cliente, lugar, principal, destinatario, cep, logradouro, numero, complemento, bairro, cidade, uf, referencia
   )
   select id, 1, true, nome, '01001000', 'Rua das Flores', (n % 900 + 1)::text, '', 'Centro',
     split_part(lugar, '/', 1), split_part(lugar, '/', 2), ''
   from gente`,
]

/** Orders of the last weeks have a state that fits their age; nearly all older ones were delivered. */
const SITUATION = `case
    when idade < 1 then case when sorte < 0.25 then 'aguardandoPagamento' when sorte < 0.28 then 'pagamentoEmAnalise'
      when sorte < 0.9 then 'pagamentoAprovado' else 'emSeparacao' end
    when idade < 3 then case when sorte < 0.1 then 'cancelado' when sorte < 0.3 then 'emSeparacao' else 'enviado' end
    when idade < 10 then case when sorte < 0.1 then 'cancelado' when sorte < 0.5 then 'enviado'
      when sorte < 0.52 then 'devolucaoSolicitada' else 'entregue' end
    else case when sorte < 0.1 then 'cancelado' when sorte < 0.12 then 'devolvido' else 'entregue' end
  end`

const ordersOf = (days: number) => [
  `create temporary table compras_feitas on commit drop as
   select *, ${SITUATION} as situacao, now() - idade * interval '1 day' as criado_em
   from (
     select n, gen_random_uuid() as id, 1 + floor(:total * random() ^ 2)::integer as cliente, random() as sorte,
       ${days} * random() ^ 1.3 as idade, random() < 0.15 as visitante, 1 + floor(4 * random() ^ 2)::integer as linhas,
       (string_to_array('pix,pix,pix,cartao,cartao,boleto', ','))[1 + floor(6 * random())::integer] as metodo,
       case when random() < 0.3 then 0 else 1990 + floor(40 * random())::integer * 100 end as valor_frete
     from generate_series(1, :total) n
   ) pedido`,
  `create temporary table vendaveis on commit drop as
   select row_number() over (order by s.id)::integer as n, s.id as id_sku, s.id_produto, s.sku, s.ean, s.preco_de, s.preco_por,
     p.nome, p.ncm, p.origem, '/' || p.slug as url, coalesce(m.hash, repeat('0', 64)) as hash
   from skus s join produtos p on p.id = s.id_produto left join midias m on m.id_produto = p.id and m.posicao = 0
   where p.situacao = 'disponivel' and s.preco_por > 0`,
  'create unique index on vendaveis (n)',
  `create temporary table linhas_feitas on commit drop as
   select c.id as id_pedido, posicao, c.metodo, 1 + floor(3 * random() ^ 3)::integer as quantidade,
     1 + floor((select max(n) from vendaveis) * random() ^ 2)::integer as n
   from compras_feitas c cross join generate_series(0, c.linhas - 1) posicao`,
  `create temporary table somas on commit drop as
   select l.id_pedido, sum(l.quantidade * v.preco_por)::integer as subtotal,
     sum(l.quantidade * v.preco_por / 20)::integer as desconto_vista
   from linhas_feitas l join vendaveis v using (n) group by 1`,
  'analyze linhas_feitas, somas, vendaveis, compras_feitas',
  `insert into pedidos (
     id, chave_idempotencia, id_cliente, comprador, email, endereco, frete, id_cotacao, subtotal, total_itens, valor_frete,
     desconto_vista, metodo, total, situacao, expira_em, criado_em, alterado_em, pago_em, entregue_em, atencao
   )
   select c.id, c.id::text, case when not c.visitante then g.id end,
     jsonb_build_object('pessoa', g.pessoa, 'nomeRazao', g.nome, 'documento', g.documento, 'inscricaoEstadual', '',
       'email', g.email, 'celular', g.celular),
     g.email,
     case when c.n % 25 > 0 then jsonb_build_object('destinatario', g.nome, 'cep', '01001000', 'logradouro', 'Rua das Flores',
       'numero', (g.n % 900 + 1)::text, 'complemento', '', 'bairro', 'Centro', 'cidade', split_part(g.lugar, '/', 1),
       'uf', split_part(g.lugar, '/', 2), 'referencia', '') end,
     jsonb_build_object('id', 'pac', 'tipo', case when c.n % 25 > 0 then 'entrega' else 'retirada' end, 'label', 'Econômica',
       'valor', c.valor_frete, 'valorCheio', c.valor_frete, 'ajustes', '[]'::jsonb, 'prazo', 5,
       'previsao', to_char(c.criado_em + interval '7 days', 'YYYY-MM-DD'), 'entregaAgendada', false),
     'cotacao', s.subtotal, s.subtotal, c.valor_frete, s.desconto_vista, c.metodo,
     s.subtotal + c.valor_frete - case when c.metodo = 'pix' then s.desconto_vista else 0 end, c.situacao,
     case when c.situacao in ('aguardandoPagamento', 'pagamentoEmAnalise') then now() + interval '2 days' end,
     c.criado_em, c.criado_em,
     case when c.situacao not in ('aguardandoPagamento', 'pagamentoEmAnalise', 'cancelado') then c.criado_em + interval '5 minutes' end,
     case when c.situacao in ('entregue', 'devolucaoSolicitada', 'devolvido') then c.criado_em + interval '6 days' end,
     case when c.n % 2000 = 0 then 'O pagamento chegou depois do prazo.' end
   from compras_feitas c join somas s on s.id_pedido = c.id join gente g on g.n = c.cliente
   order by c.criado_em`,
  `insert into pedidos_itens (
     id_pedido, posicao, id_produto, id_sku, tipo, sku, ean, nome, url, imagem, atributos, ncm, origem, quantidade, preco_de,
     preco_por, ajustes, total, desconto_vista
   )
   select l.id_pedido, l.posicao, v.id_produto, v.id_sku, 'produto', v.sku, v.ean, v.nome, v.url,
     jsonb_build_object('imagem', '/imagens/' || v.hash || '/640.jpg', 'alt', v.nome, 'largura', 1200, 'altura', 1200),
     '[]', v.ncm, v.origem, l.quantidade, v.preco_de, v.preco_por, '[]', l.quantidade * v.preco_por,
     l.quantidade * v.preco_por / 20
   from linhas_feitas l join vendaveis v using (n) join compras_feitas c on c.id = l.id_pedido order by c.criado_em, l.posicao`,
  `insert into reservas (pedido, id_sku, quantidade, situacao, separada_em, criada_em, alterada_em)
   select c.id, v.id_sku, sum(l.quantidade),
     case when c.situacao in ('aguardandoPagamento', 'pagamentoEmAnalise') then 'reservada'
       when c.situacao in ('cancelado', 'devolvido') then 'devolvida' else 'vendida' end,
     case when c.situacao in ('emSeparacao', 'enviado', 'entregue', 'devolucaoSolicitada') then c.criado_em end,
     c.criado_em, c.criado_em
   from linhas_feitas l join vendaveis v using (n) join compras_feitas c on c.id = l.id_pedido
   group by c.id, v.id_sku, c.situacao, c.criado_em`,
]

/**
 * One of twenty was first tried with another card; returned orders were refunded.
 */
const PAYMENTS = [
  `create temporary table pagas on commit drop as
   select gen_random_uuid() as id, p.id as pedido, p.metodo, p.total, p.situacao, p.criado_em, p.pago_em, p.comprador, p.numero
   from pedidos p join compras_feitas c on c.id = p.id where p.total > 0`,
  `insert into pagamentos (
     id, referencia, chave, metodo, valor, pagador, descricao, expira_em, vencimento, situacao, dados, criado_em, pago_em,
     recebido, estornado
   )
   select case when tentativa = 1 then id else gen_random_uuid() end, pedido::text, pedido || '-' || tentativa, metodo, total,
     jsonb_build_object('nome', comprador ->> 'nomeRazao', 'documento', comprador ->> 'documento', 'email', comprador ->> 'email'),
     'Pedido ' || numero, criado_em + interval '3 days', case when metodo = 'boleto' then (criado_em + interval '3 days')::date end,
     case when tentativa = 0 then 'recusado' when pago_em is not null then 'pago' when situacao = 'cancelado' then 'expirado'
       when situacao = 'pagamentoEmAnalise' then 'emAnalise' else 'pendente' end,
     case metodo when 'pix' then '{"metodo":"pix","copiaECola":"00020126580014br.gov.bcb.pix"}'::jsonb
       when 'cartao' then '{"metodo":"cartao","bandeira":"visa","ultimosDigitos":"1111","autorizacao":null,"nsu":null,"motivoRecusa":null}'::jsonb end,
     criado_em + tentativa * interval '1 minute', case when tentativa = 1 then pago_em end,
     case when tentativa = 1 and pago_em is not null then total else 0 end,
     case when tentativa = 1 and situacao = 'devolvido' then total else 0 end
   from pagas cross join generate_series(0, 1) tentativa
   where tentativa = 1 or (metodo = 'cartao' and numero % 20 < 3)`,
  `insert into recebimentos (metodo, id, id_pagamento, valor, em) select metodo, 'E' || id, id, total, pago_em from pagas where pago_em is not null`,
  `insert into estornos (id_pagamento, chave, valor, situacao, criado_em, concluido_em)
   select id, 'volta-' || id, total, 'feito', pago_em + interval '9 days', pago_em + interval '10 days' from pagas where situacao = 'devolvido'`,
]

const HISTORY = [
  `insert into pedidos_mudancas (id_pedido, evento, de, para, quem, nome, em)
   select c.id, e.evento, e.de, e.para, e.quem, case when e.quem = 'loja' then 'Joana Prado' end, c.criado_em + e.depois
   from compras_feitas c
   join (values
     ('place', null, 'aguardandoPagamento', 'cliente', interval '0', array['cancelado', 'aguardandoPagamento', 'pagamentoEmAnalise', 'pagamentoAprovado', 'emSeparacao', 'enviado', 'entregue', 'devolucaoSolicitada', 'devolvido']),
     ('expire', 'aguardandoPagamento', 'cancelado', 'relogio', interval '3 days', array['cancelado']),
     ('reviewPayment', 'aguardandoPagamento', 'pagamentoEmAnalise', 'provedor', interval '1 minute', array['pagamentoEmAnalise']),
     ('approvePayment', 'aguardandoPagamento', 'pagamentoAprovado', 'provedor', interval '5 minutes', array['pagamentoAprovado', 'emSeparacao', 'enviado', 'entregue', 'devolucaoSolicitada', 'devolvido']),
     ('startPicking', 'pagamentoAprovado', 'emSeparacao', 'loja', interval '4 hours', array['emSeparacao', 'enviado', 'entregue', 'devolucaoSolicitada', 'devolvido']),
     ('ship', 'emSeparacao', 'enviado', 'loja', interval '1 day', array['enviado', 'entregue', 'devolucaoSolicitada', 'devolvido']),
     ('deliver', 'enviado', 'entregue', 'loja', interval '6 days', array['entregue', 'devolucaoSolicitada', 'devolvido']),
     ('requestReturn', 'entregue', 'devolucaoSolicitada', 'cliente', interval '8 days', array['devolucaoSolicitada', 'devolvido']),
     ('receiveReturn', 'devolucaoSolicitada', 'devolvido', 'loja', interval '10 days', array['devolvido'])
   ) e (evento, de, para, quem, depois, quais) on c.situacao = any (e.quais)`,
  `insert into pedidos_envios (id_pedido, codigo, transportadora)
   select id, 'LB' || lpad(n::text, 9, '0') || 'BR', 'Correios' from compras_feitas
   where situacao in ('enviado', 'entregue', 'devolucaoSolicitada', 'devolvido')`,
  `insert into pedidos_notas (id_pedido, numero, chave)
   select id, n::text, lpad(n::text, 44, '3') from compras_feitas
   where situacao in ('enviado', 'entregue', 'devolucaoSolicitada', 'devolvido')`,
]
