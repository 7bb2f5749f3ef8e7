import type pg from 'pg'
import { fillTables } from './fill-tables.ts'

/**
 * Creates the other tables of a large shop: stock movements, carts, reviews, newsletter addresses, changes by staff,
 * redirects, an import file, and hides a tenth of the products. Needs products, customers and orders that were
 * generated before.
 */
export async function generateTraces(pool: pg.Pool, total: number): Promise<void> {
  await fillTables(pool, {
    tables: ['avaliacoes', 'perguntas', 'newsletter_inscricoes', 'auditoria', 'redirecionamentos'],
    statements: [...CATALOGUE, ...MOVEMENTS, ...CARTS, ...REVIEWS, ...PEOPLE, ...FILES],
    total,
  })
}

const CATALOGUE = [
  `create temporary table fora on commit drop as select id from produtos where random() < 0.1 and id not in (select id_produto from kit_itens)
     and not exists (select from kit_itens k join skus s on s.id = k.id_sku where s.id_produto = produtos.id)`,
  'delete from listagem where id_produto in (select id from fora)',
  `update produtos set situacao = 'inativo' where id in (select id from fora)`,
  `update skus set midias = '{}' where id_produto in (select id from fora where id % 4 = 0)`,
  'delete from midias where id_produto in (select id from fora where id % 4 = 0)',
  'update skus set estoque_minimo = 5 where id % 10 = 0',
  `insert into precos_grupo (id_grupo, id_sku, preco_por)
   select g.id, s.id, s.preco_por * 9 / 10 from skus s cross join grupos_clientes g where g.nome = 'Escolas do interior' and s.id % 4 = 0
   on conflict do nothing`,
  `insert into redirecionamentos (de, para)
   select '/antigo/' || slug, '/' || slug from produtos order by id limit :total on conflict do nothing`,
]

/** The movements of a SKU add up to its stock: what is left and what was sold was once received. */
const MOVEMENTS = [
  `insert into movimentos_estoque (em, id_sku, sku, tipo, unidades, quantidade, saldo, pedido, quem)
   select em, id_sku, sku, tipo, unidades, quantidade, sum(quantidade) over (partition by id_sku order by em, tipo), pedido, quem
   from (
     select now() - interval '3 years' as em, s.id as id_sku, s.sku, 'cadastro' as tipo, s.estoque + v.unidades as unidades,
       s.estoque + v.unidades as quantidade, null::uuid as pedido, 'Importação' as quem
     from skus s join (
       select s.id, coalesce(sum(i.quantidade), 0)::integer as unidades
       from skus s left join pedidos_itens i on i.id_sku = s.id group by 1
     ) v on v.id = s.id
     where s.estoque + v.unidades > 0
     union all
     select p.criado_em, i.id_sku, max(i.sku), 'reserva', sum(i.quantidade)::integer, -sum(i.quantidade)::integer, p.id, 'Loja'
     from pedidos p join pedidos_itens i on i.id_pedido = p.id group by p.id, i.id_sku
     union all
     select p.pago_em, i.id_sku, max(i.sku), 'venda', sum(i.quantidade)::integer, 0, p.id, 'Loja'
     from pedidos p join pedidos_itens i on i.id_pedido = p.id where p.pago_em is not null group by p.id, i.id_sku
   ) todos where id_sku not in (select id_sku from movimentos_estoque) order by em`,
  `insert into inventarios (nome, criado_em, criado_por) select 'Balanço ' || n, now() - n * interval '30 days', 'Joana Prado' from generate_series(1, 20) n`,
  `insert into inventarios_linhas (id_inventario, id_sku, contado, esperado, contado_em, contado_por)
   select (select max(id) from inventarios), id, greatest(0, estoque - (id % 10 = 0)::integer), estoque,
     now() - id * interval '1 second', 'Joana Prado'
   from skus order by id limit :total`,
]

/** A fifth as many carts as customers, half of them of guests who entered their details, over sixty days. */
const CARTS = [
  `create temporary table sacolas on commit drop as
   select n, md5(n::text) || md5((-n)::text) as sessao, random() as sorte, now() - random() * interval '60 days' as em
   from generate_series(1, :total / 5) n`,
  `insert into carrinhos (sessao, id_cliente, mensagens, alterado_em)
   select case when s.sorte < 0.5 then s.sessao end, case when s.sorte >= 0.5 then c.id end, '[]', s.em
   from sacolas s join (select id, row_number() over (order by id) as n from clientes) c using (n)
   on conflict do nothing`,
  `insert into carrinho_itens (id_carrinho, id_atributo_simples, id_produto, quantidade, nome, preco_por)
   select c.id, s.id, s.id_produto, 1 + c.id % 2, p.nome, s.preco_por
   from carrinhos c join sacolas x on x.em = c.alterado_em
   cross join generate_series(0, c.id % 3) k
   join skus s on s.id = 1 + (c.id * 7919 + k * 104729) % (select max(id) from skus) join produtos p on p.id = s.id_produto
   on conflict do nothing`,
  `insert into compras (sessao, identificacao, alterada_em)
   select sessao, jsonb_build_object('pessoa', 'F', 'nomeRazao', 'Visitante ' || n, 'documento', '52998224725',
     'inscricaoEstadual', '', 'email', 'visitante.' || n || '@exemplo.com.br', 'celular', '+5511987654321', 'aceitaOfertas', n % 2 = 0), em
   from sacolas where sorte < 0.25`,
]

const WORDS = `(string_to_array('som,corda,braço,acabamento,caixa,timbre,afinação,estudo,palco,entrega,ponte,madeira', ','))`

const SUBJECTS = '(select count(*) from assuntos)'

const REVIEWS = [
  `create temporary table quem_escreve on commit drop as
   select row_number() over (order by id) as n, id, nome_razao as nome, email from clientes limit :total`,
  'create unique index on quem_escreve (n)',
  `create temporary table assuntos on commit drop as
   select row_number() over (order by id) - 1 as n, id from produtos where situacao <> 'inativo'`,
  'create unique index on assuntos (n)',
  'analyze quem_escreve, assuntos',
  `insert into avaliacoes (
     id_produto, chave, nome, email, nota, titulo, comentario, recomenda, compra_verificada, situacao, data, id_cliente
   )
   select a.id, 'gerada-' || q.n, q.nome, q.email, 1 + floor(5 * sqrt(random()))::integer % 5,
     'Gostei do ' || ${WORDS}[1 + floor(12 * random())::integer],
     'O ' || ${WORDS}[1 + floor(12 * random())::integer] || ' é firme e o ' || ${WORDS}[1 + floor(12 * random())::integer]
       || ' chegou como eu esperava, pedido ' || q.n,
     true, q.n % 2 = 0, case when q.n % 50 = 0 then 'pendente' when q.n % 33 = 0 then 'recusada' else 'publicada' end,
     now() - random() * interval '2 years', q.id
   from quem_escreve q join assuntos a on a.n = q.n * 7919 % ${SUBJECTS}`,
  `insert into perguntas (id_produto, chave, nome, email, pergunta, situacao, data)
   select a.id, 'gerada-' || q.n, q.nome, q.email,
     'O ' || ${WORDS}[1 + floor(12 * random())::integer] || ' serve para ' || ${WORDS}[1 + floor(12 * random())::integer] || '?',
     case when q.n % 50 = 0 then 'pendente' when q.n % 33 = 0 then 'recusada' else 'publicada' end,
     now() - random() * interval '2 years'
   from quem_escreve q join assuntos a on a.n = q.n * 104729 % ${SUBJECTS}`,
  `insert into respostas (id_pergunta, nome, email, resposta, administrador, data, situacao)
   select p.id, case when x = 0 then 'Loja' else p.nome end, p.email, 'Serve, sim.', x = 0, p.data + interval '1 day',
     case when x = 1 and p.id % 50 = 0 then 'pendente' else 'publicada' end
   from perguntas p cross join generate_series(0, 1) x where p.situacao = 'publicada' and p.chave like 'gerada-%'`,
  `insert into avaliacoes_loja (
     chave_hash, nome, email, atendimento, experiencia, satisfacao, mensagem, data, confirmada_em, situacao
   )
   select md5(n::text) || md5('loja' || n), nome, email, 5, 4, 5, 'Entrega rápida e bem embalada.', em, em,
     case when n % 50 = 0 then 'pendente' when n % 33 = 0 then 'recusada' else 'publicada' end
   from (select *, now() - random() * interval '2 years' as em from quem_escreve) q`,
  `insert into avisos_estoque (id_produto, id_sku, nome, email, contato, mensagem, mailing, criado_em)
   select s.id_produto, s.id, q.nome, q.email, '', '', true, now() - random() * interval '90 days'
   from quem_escreve q join (select row_number() over (order by id) as n, id, id_produto from skus where estoque = 0) s
     on s.n = 1 + floor(5000 * (q.n::float / :total) ^ 2)
   on conflict do nothing`,
]

const PEOPLE = [
  `insert into newsletter_inscricoes (
     id_evento, email, nome, situacao, pedida_em, origem, confirmada_em, cancelada_em, texto
   )
   select 1, 'novidades.' || email, nome, situacao, em, '/', case when situacao <> 'pendente' then em end,
     case when situacao = 'cancelada' then em + interval '1 day' end, 'Quero receber novidades.'
   from (
     select *, now() - random() * interval '2 years' as em,
       case when n % 20 = 0 then 'pendente' when n % 9 = 0 then 'cancelada' else 'confirmada' end as situacao
     from quem_escreve
   ) q`,
  `insert into funcionarios (nome, email, papel, criado_em)
   select 'Joana Prado ' || n, 'joana.' || n || '@exemplo.com.br', 'atendimento', now() from generate_series(1, 10) n`,
  `insert into auditoria (em, id_funcionario, quem, acao, alvo_tipo, alvo_id, alvo_nome, mudancas, ip, texto)
   select now() - (:total - k) * interval '9 minutes', f.id, f.nome, acao, tipo, k::text, alvo,
     '[{"campo":"precoPor","antes":10000,"depois":12000}]', '203.0.113.7', plain_text(concat_ws(' ', f.nome, acao, tipo, k::text, alvo))
   from generate_series(1, :total) k
   join assuntos a on a.n = k % ${SUBJECTS} join produtos p on p.id = a.id
   cross join lateral (
     select case when k % 3 = 0 then 'pedido.enviado' else 'produto.alterado' end as acao,
       case when k % 3 = 0 then 'pedido' else 'produto' end as tipo, case when k % 3 = 0 then 'Pedido ' || k else p.nome end as alvo
   ) t
   join (
     select row_number() over (order by id) - 1 as vez, id, nome from funcionarios where papel = 'atendimento'
   ) f on f.vez = k % 10`,
  `insert into buscas_sem_resultado (texto, vezes, ultima)
   select 'busca sem nada ' || n, 1 + floor(200 * random() ^ 6)::integer, now() - random() * interval '60 days'
   from generate_series(1, :total / 10) n on conflict do nothing`,
  `insert into eventos_por_dia (dia, nome, id_produto, total, quantidade, valor)
   select current_date - d, nome, 0, 4000, 0, 0
   from generate_series(1, 60) d
   cross join unnest(array['session_start', 'page_view', 'view_item', 'add_to_cart', 'begin_checkout']) nome
   on conflict do nothing`,
  `insert into eventos_por_dia (dia, nome, id_produto, total, quantidade, valor)
   select current_date - d, 'view_item', id, 1, 1, 10000
   from generate_series(1, 60) d cross join (select id from assuntos a where n % 50 = 0) p on conflict do nothing`,
  `insert into eventos (data, nome, pagina, entrada, primeiro)
   select now() - random() * interval '20 hours', (array['page_view', 'view_item', 'add_to_cart', 'begin_checkout'])[1 + n % 4], '/', n % 8 = 0, true
   from generate_series(1, :total / 5) n`,
]

const FILES = [
  `insert into importacoes (tipo, arquivo, situacao, linhas, proxima, quem, criada_em, andou_em)
   select 'produtos', 'catalogo-' || n || '.csv', 'importada', case when n = 1 then :total else 0 end,
     case when n = 1 then :total else 0 end, 'Joana Prado', now() - n * interval '1 day', now() - n * interval '1 day'
   from generate_series(1, 60) n`,
  `insert into importacoes_itens (id_importacao, posicao, linha, chave, linhas, comparacao, diferencas, problemas, situacao)
   select i.id, n, n + 2, 'SKU-' || n, '[]',
     case when n % 100 = 0 then 'ruim' when n % 3 = 0 then 'nova' when n % 3 = 1 then 'alterada' else 'igual' end,
     '[{"campo":"precoPor","antes":"100,00","depois":"120,00"}]', '[]',
     case when n % 100 = 0 then 'ruim' when n % 3 = 2 then 'igual' else 'feita' end
   from generate_series(0, :total - 1) n cross join (select id from importacoes where linhas > 0 order by criada_em desc limit 1) i`,
]
