import type pg from 'pg'
import { fillTables } from './fill-tables.ts'

/**
 * Fills the catalogue up to this many products with variations of the existing ones: other prices, stocks, sales,
 * ratings and brands, so that facets and sort orders have something to distinguish. The same catalogue gives the same
 * products; a further call goes on where the last one ended.
 */
export async function generateProducts(pool: pg.Pool, total: number): Promise<void> {
  await fillTables(pool, {
    tables: ['listagem', 'produtos_busca', 'skus', 'skus_busca'],
    statements: STATEMENTS,
    total,
  })
}

/** Rows of a product lie side by side, as an import writes them: a page about it then reads few blocks. */
const STATEMENTS = [
  `create temporary table clones on commit drop as
   with counted as (select count(*)::integer as made from produtos where slug like '%-serie-%'),
   originals as (
     select id, row_number() over (order by id) - 1 as n, count(*) over () as original_count
     from produtos where situacao <> 'inativo' and slug not like '%-serie-%'
   ),
   brands as (select array_agg(id order by id) as ids from marcas)
   select
     m.id as original, (select max(id) from produtos) + i as id, (m.original_count + made + i - 1) / m.original_count as series,
     0.4 + random() * random() * 3 as factor, (60 * random() ^ 8)::integer as vendas, random() as luck,
     round((3 + 2 * random())::numeric, 1) as nota, (40 * random() ^ 3)::integer as notas,
     case when random() < 0.4 then brands.ids[1 + floor(random() * array_length(brands.ids, 1))::integer] end as other_brand
   from generate_series(1, greatest(0, :total - (select count(*)::integer from produtos))) i
   cross join counted join originals m on m.n = (made + i - 1) % m.original_count cross join brands`,
  'create index on clones (original)',
  'analyze clones',
  `insert into enderecos (slug, tipo) select p.slug || '-serie-' || c.series, 'produto' from clones c join produtos p on p.id = c.original`,
  `insert into produtos (
     id, slug, nome, id_marca, id_categoria, descricao_curta, descricao, tabela_medida, itens_inclusos, garantia, ncm, origem,
     palavras_chave, situacao, publicado_em, vendas, video, nota_media, nota_quantidade
   ) overriding system value
   select c.id, p.slug || '-serie-' || c.series, p.nome || ' Série ' || c.series, coalesce(c.other_brand, p.id_marca), p.id_categoria,
     p.descricao_curta, p.descricao, p.tabela_medida, p.itens_inclusos, p.garantia, p.ncm, p.origem, p.palavras_chave,
     p.situacao, p.publicado_em - c.luck * interval '900 days', c.vendas, p.video,
     case when c.notas = 0 then 0 else c.nota end, c.notas
   from clones c join produtos p on p.id = c.original order by c.id`,
  `insert into produto_categorias select c.id, x.id_categoria from clones c join produto_categorias x on x.id_produto = c.original order by c.id`,
  `insert into midias select c.id, x.posicao, x.hash, x.alt from clones c join midias x on x.id_produto = c.original order by c.id, x.posicao`,
  `insert into fichas select c.id, x.linhas from clones c join fichas x on x.id_produto = c.original order by c.id`,
  `insert into produto_atributos select c.id, x.id_atributo, x.tipo, x.posicao, x.id_atributo_filtro
   from clones c join produto_atributos x on x.id_produto = c.original order by c.id`,
  `create temporary table sku_clones on commit drop as
   select s.id as original, (select max(id) from skus) + row_number() over (order by c.id, s.posicao) as id, c.id as id_produto,
     c.series, greatest(190, round(s.preco_por * c.factor / 10) * 10 - 10)::integer as preco_por,
     case when random() < 0.3 then 1.1 + random() * 0.4 end as raise,
     case when random() < 0.12 then 0 else (30 * random())::integer end as estoque
   from clones c join variantes s on s.id_produto = c.original`,
  `insert into skus (
     id, id_produto, posicao, sku, ean, mpn, selecao, preco_de, preco_por, estoque, peso, altura, largura, comprimento, midias
   ) overriding system value
   select n.id, n.id_produto, s.posicao, s.sku || '-S' || n.series, null, s.mpn || '-S' || n.series, s.selecao,
     round(n.preco_por * n.raise)::integer, n.preco_por, n.estoque, s.peso, s.altura, s.largura, s.comprimento, s.midias
   from sku_clones n join skus s on s.id = n.original order by n.id`,
  `insert into sku_atributos select n.id, n.id_produto, x.id_atributo, x.id_valor, x.id_valor_filtro
   from sku_clones n join sku_atributos x on x.id_sku = n.original order by n.id`,
  `insert into listagem (
     id_produto, id_marca, id_sku, categorias, valores, situacao, preco_por, preco_de, preco_maximo, desconto, estoque,
     variacoes, vendas, nota_media, nota_quantidade, publicado_em, nome_ordem, busca, versao_busca, card
   )
   select p.id, p.id_marca, quick.id, l.categorias, l.valores, p.situacao, cheapest.preco_por, cheapest.preco_de,
     stock.preco_maximo, coalesce((cheapest.preco_de - cheapest.preco_por)::bigint * 100 / cheapest.preco_de, 0),
     stock.estoque, stock.variacoes, p.vendas, p.nota_media, p.nota_quantidade, p.publicado_em,
     l.nome_ordem || ' serie ' || c.series,
     l.busca || strip(to_tsvector('simple', 'serie ' || c.series)), l.versao_busca,
     l.card || jsonb_build_object('slug', p.slug, 'nome', p.nome, 'marca', jsonb_build_object('nome', m.nome, 'slug', m.slug))
   from clones c
   join produtos p on p.id = c.id
   join marcas m on m.id = p.id_marca
   join listagem l on l.id_produto = c.original
   cross join lateral (
     select sum(estoque) as estoque, count(*) as variacoes,
       coalesce(max(preco_por) filter (where estoque > 0), max(preco_por)) as preco_maximo
     from skus where id_produto = p.id
   ) stock
   cross join lateral (
     select preco_por, preco_de from skus where id_produto = p.id order by (estoque > 0) desc, preco_por, posicao limit 1
   ) cheapest
   cross join lateral (select default_sku(p.id) as id) quick
   order by c.id`,
  `select setval(pg_get_serial_sequence('produtos', 'id'), (select max(id) from produtos))`,
  `select setval(pg_get_serial_sequence('skus', 'id'), (select max(id) from skus))`,
]
