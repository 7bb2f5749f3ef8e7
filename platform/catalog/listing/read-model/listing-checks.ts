import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import type { Check } from '#platform/infrastructure/doctor/check.ts'
import { refreshListing } from './refresh-listing.ts'
import { OUTDATED, refreshAllSearchWords } from './refresh-search-words.ts'

/**
 * Products whose listing row is out of date. Its stock follows in steps (`domain/product/shown-stock.ts`): either
 * number may be up to twice the other.
 */
const STRAYS = `
  select p.id, p.nome from produtos p
  left join listagem l on l.id_produto = p.id
  left join lateral (select sum(estoque) as estoque from skus s where s.id_produto = p.id) stock on true
  left join (
    select distinct on (e.id_produto) e.id_produto,
      jsonb_build_object('condicao', e.condicao, 'precoPor', s.preco_por) as cheapest
    from exemplares e join skus s on s.id = e.id_sku
    where s.estoque > 0 and e.condicao <> 'novo'
    order by e.id_produto, s.preco_por, s.id
  ) piece on piece.id_produto = p.id
  where (p.situacao = 'inativo') <> (l.id_produto is null)
    or (l.id_produto is not null and (
      l.id_marca <> p.id_marca or l.situacao <> p.situacao or l.vendas <> p.vendas
        or l.nota_media <> p.nota_media or l.nota_quantidade <> p.nota_quantidade
        or l.menor_exemplar is distinct from piece.cheapest
        or (piece.cheapest is not null and l.valores <> product_value_ids(p.id))
        or (l.estoque = 0) <> (stock.estoque = 0) or greatest(l.estoque, stock.estoque) > 2 * least(l.estoque, stock.estoque)
    ))`

/** The counts that all listings should have. */
const COUNTS = `
  select e as escopo, l.disponivel, f.tipo, f.id, count(*)::integer as total
  from listagem l, listing_scopes(l.id_marca, l.categorias) e,
    listing_facts(l.id_marca, l.categorias, l.valores, l.preco_por, l.desconto, l.nota_media) f
  group by 1, 2, 3, 4`

const WORDS = `select id_produto, own_words(busca) as busca from listagem`

export const LISTING_CHECKS: Check[] = [
  {
    name: 'listing-rows',
    title: 'Um produto não está nas listas como é',
    advice: 'npm run doctor -- --fix escreve de novo a linha do produto.',
    problems: `select 'Produto ' || id || ', ' || nome as problem from (${STRAYS}) p`,
    async fix(tx) {
      const { rows } = z
        .object({ rows: z.array(z.object({ id: z.int() })) })
        .parse(await tx.execute(sql.raw(`select id from (${STRAYS}) p order by id`)))
      await refreshListing(
        tx,
        rows.map(({ id }) => id),
      )
    },
  },
  {
    name: 'search-index',
    title: 'A busca lê um produto como uma versão anterior da loja o lia',
    advice:
      'A loja em execução os lê de novo no minuto em que abre e toda noite; npm run doctor -- --fix faz isso agora.',
    problems: `select 'Produto ' || id_produto as problem from listagem where ${OUTDATED}`,
    async fix(tx) {
      await refreshAllSearchWords(tx)
    },
  },
  {
    name: 'listing-counts',
    title: 'Um filtro conta outra quantidade de produtos',
    advice: 'npm run doctor -- --fix conta de novo.',
    problems: `
      select escopo || ', ' || tipo || ' ' || id || ': ' || coalesce(c.total, 0) || ', são ' || coalesce(n.total, 0) as problem
      from contagens c full join (${COUNTS}) n using (escopo, disponivel, tipo, id)
      where coalesce(c.total, 0) <> coalesce(n.total, 0)`,
    async fix(tx) {
      await tx.execute(sql`lock table listagem in share mode`)
      await tx.execute(sql`delete from contagens`)
      await tx.execute(sql.raw(`insert into contagens (escopo, disponivel, tipo, id, total) ${COUNTS}`))
    },
  },
  {
    name: 'listing-facet-sets',
    title: 'Os valores de filtro de um produto estão trocados',
    advice: 'npm run doctor -- --fix procura o conjunto certo.',
    problems: `
      select 'Produto ' || l.id_produto as problem from listagem l join conjuntos c on c.id = l.id_conjunto
      where c.valores <> l.valores`,
    fix: (tx) =>
      tx.execute(sql`
        update listagem l set valores = l.valores from conjuntos c where c.id = l.id_conjunto and c.valores <> l.valores`),
  },
  {
    name: 'search-words',
    title: 'A busca da loja não conhece um produto pelas suas palavras',
    advice: 'npm run doctor -- --fix escreve as palavras de novo.',
    problems: `
      select 'Produto ' || id_produto as problem from (${WORDS}) n full join palavras_de_produto p using (id_produto)
      where p.busca is distinct from n.busca`,
    fix: (tx) =>
      tx.execute(
        sql.raw(`insert into palavras_de_produto (id_produto, busca) ${WORDS}
          on conflict (id_produto) do update set busca = excluded.busca`),
      ),
  },
  {
    name: 'panel-search-products',
    title: 'A busca do painel não conhece um produto pelas suas palavras',
    advice: 'npm run doctor -- --fix escreve as palavras de novo.',
    problems: `
      select 'Produto ' || p.id || ', ' || p.nome as problem
      from produtos p join marcas m on m.id = p.id_marca
      cross join lateral (
        select string_agg(concat_ws(' ', s.sku, s.ean), ' ') as all_codes from skus s where s.id_produto = p.id
      ) codes
      left join produtos_busca b on b.id_produto = p.id
      where (b.nome_ordem, b.palavras)
        is distinct from (without_accents(p.nome), words_and_parts(concat_ws(' ', p.nome, m.nome, codes.all_codes)))`,
    fix: rewriteWords,
  },
  {
    name: 'panel-search-skus',
    title: 'A busca do painel não conhece um SKU pelas suas palavras',
    advice: 'npm run doctor -- --fix escreve as palavras de novo.',
    problems: `
      select 'SKU ' || s.sku as problem
      from skus s join produtos p on p.id = s.id_produto join marcas m on m.id = p.id_marca
      left join skus_busca b on b.id_sku = s.id
      where (b.posicao, b.nome_ordem, b.palavras) is distinct from
        (s.posicao, without_accents(p.nome), words_and_parts(concat_ws(' ', p.nome, m.nome, s.sku, s.ean)))`,
    fix: rewriteWords,
  },
]

function rewriteWords(tx: Database) {
  return tx.execute(sql`select reindex_products(array(select id from produtos))`)
}
