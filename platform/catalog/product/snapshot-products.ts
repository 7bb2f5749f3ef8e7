import { type SQL, sql } from 'drizzle-orm'
import type { ProductInput } from '#contract/catalog/product-input.ts'
import type { Database } from '#platform/database/connect.ts'

/** A product as it is in the catalogue, as input that would save it again. */
export type ProductSnapshot = {
  id: number
  versao: number
  /** The names of its main category and those above it, the first level first. */
  niveis: string[]
  input: ProductInput
}

/** The products with these slugs, in one statement. */
export function snapshotProducts(db: Database, slugs: readonly string[]): Promise<ProductSnapshot[]> {
  return snapshots(db, sql`where p.slug = any(${sql.param([...slugs])}::text[])`)
}

/** The products after this id, sorted by id, to iterate over all of them. */
export function snapshotsAfter(
  db: Database,
  { depois, limit }: { depois: number; limit: number },
): Promise<ProductSnapshot[]> {
  return snapshots(db, sql`where p.id > ${depois} order by p.id limit ${limit}`)
}

/** The same, but only products for sale, with the stock that can be bought: without what is held for queues. */
export function soldAfter(
  db: Database,
  { depois, limit }: { depois: number; limit: number },
): Promise<ProductSnapshot[]> {
  return snapshots(
    db,
    sql`join listagem l on l.id_produto = p.id and l.situacao = 'disponivel'
      where p.id > ${depois} order by p.id limit ${limit}`,
    sql`s.estoque`,
  )
}

/** As a save counts it: what is held for the queue is among the units. */
const SAVED_STOCK = sql`s.estoque + (select count(*)::integer from reservas_espera h where h.id_sku = s.id)`

async function snapshots(db: Database, where: SQL, stock: SQL = SAVED_STOCK): Promise<ProductSnapshot[]> {
  const result = await db.execute(sql`
    select p.id, p.versao, p.slug, p.nome, p.descricao_curta as "descricaoCurta", p.descricao,
      p.tabela_medida as "tabelaMedida", p.itens_inclusos as "itensInclusos", p.garantia, p.ncm, p.origem,
      p.palavras_chave as "palavrasChave", p.situacao, p.vendas, p.video, p.seo_title as "seoTitle",
      p.seo_description as "seoDescription", p.publicado_em as "publicadoEm",
      json_build_object('slug', m.slug, 'nome', m.nome) as marca, c.caminho as categoria,
      ${list(sql`
        select a.nome as v, a.nivel as o from categorias a
        where a.caminho = any(array(
          select array_to_string(partes[:n], '/')
          from string_to_array(c.caminho, '/') partes, generate_series(1, cardinality(partes)) n
        ))`)} as niveis,
      ${list(sql`
        select k.caminho as v, k.caminho as o from produto_categorias pc join categorias k on k.id = pc.id_categoria
        where pc.id_produto = p.id and pc.id_categoria <> p.id_categoria`)} as categorias,
      ${list(sql`
        select json_build_object('label', label, 'valor', valor, 'filtro', id_valor is not null) as v, posicao as o
        from caracteristicas where id_produto = p.id`)} as caracteristicas,
      ${list(sql`
        select json_build_object('arquivo', hash, 'alt', alt) as v, posicao as o from midias where id_produto = p.id`)} as midias,
      ${list(sql`
        select json_build_object('nome', nome, 'arquivo', arquivo) as v, posicao as o
        from arquivos where id_produto = p.id`)} as arquivos,
      ${list(sql`
        select json_build_object('sku', s.sku, 'quantidade', k.quantidade) as v, k.posicao as o
        from kit_itens k join skus s on s.id = k.id_sku where k.id_produto = p.id`)} as kit,
      ${list(sql`
        select json_build_object('produto', o.slug, 'tipoDesconto', k.tipo_desconto, 'desconto', k.desconto) as v,
          k.posicao as o
        from combinacoes k join produtos o on o.id = k.id_combinado where k.id_produto = p.id`)} as combinacoes,
      ${list(sql`
        select o.slug as v, r.posicao as o from relacionados r join produtos o on o.id = r.id_relacionado
        where r.id_produto = p.id`)} as relacionados,
      ${list(sql`
        select json_build_object(
          'sku', s.sku, 'ean', s.ean, 'mpn', s.mpn, 'precoDe', s.preco_de, 'precoPor', s.preco_por, 'estoque', ${stock},
          'peso', s.peso, 'altura', s.altura, 'largura', s.largura, 'comprimento', s.comprimento,
          'pares', ${list(sql`
            select json_build_object('tipo', pa.tipo, 'label', at.label, 'valor', av.label) as v, pa.posicao as o
            from sku_atributos sa
            join produto_atributos pa on pa.id_produto = sa.id_produto and pa.id_atributo = sa.id_atributo
            join atributos at on at.id = sa.id_atributo
            join atributo_valores av on av.id = sa.id_valor
            where sa.id_sku = s.id`)},
          'midias', to_json(s.midias)
        ) as v, s.posicao as o
        from variantes s where s.id_produto = p.id`)} as skus
    from produtos p join marcas m on m.id = p.id_marca join categorias c on c.id = p.id_categoria
    ${where}`)
  // The shape of the statement above, not parsed.
  const { rows } = result as unknown as { rows: Row[] }

  return rows.map(snapshotOf)
}

/** The values of `v` of a query, sorted by its `o`, as a JSON list. */
function list(query: ReturnType<typeof sql>) {
  return sql`(select coalesce(json_agg(v order by o), '[]') from (${query}) as lista)`
}

type Pair = { tipo: 'unico' | 'simples'; label: string; valor: string }

type Row = Omit<ProductInput, 'seo' | 'publicadoEm' | 'skus'> & {
  id: number
  versao: number
  niveis: string[]
  seoTitle: string | null
  seoDescription: string | null
  publicadoEm: string | Date
  skus: (Omit<ProductInput['skus'][number], 'atributos'> & { pares: Pair[] })[]
}

function snapshotOf({ id, versao, niveis, seoTitle, seoDescription, publicadoEm, skus, ...rest }: Row) {
  const seo =
    seoTitle === null && seoDescription === null
      ? null
      : { title: seoTitle ?? '', description: seoDescription ?? '' }
  const input: ProductInput = {
    ...rest,
    seo,
    publicadoEm: new Date(publicadoEm).toISOString(),
    skus: skus.map(({ pares, ...sku }) => ({
      ...sku,
      atributos: {
        unico: pares.filter(({ tipo }) => tipo === 'unico').map(pairOf)[0] ?? null,
        simples: pares.filter(({ tipo }) => tipo === 'simples').map(pairOf),
      },
    })),
  }

  return { id, versao, niveis, input }
}

function pairOf({ label, valor }: Pair) {
  return { label, valor }
}
