import { and, eq, getTableColumns, ne, or, sql } from 'drizzle-orm'
import type { Sound } from '#contract/catalog/catalog.ts'
import { dayOf } from '#domain/time/last-days.ts'
import {
  type arquivos,
  categorias,
  type combinacoes,
  marcas,
  produtos,
  type skus,
} from '#platform/catalog/tables.ts'
import { preparedQuery } from '#platform/database/prepared.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { CATEGORY_PATHS } from '../../listing/sizes/product-template.ts'
import { PIECES_ON_SALE, type PieceRow } from '../../pieces/piece-rows.ts'
import { lowestServicePrice } from '../../services/services-in-statement.ts'
import { restockDate } from '../../stock/restock-dates/restock-date.ts'
import { CARD, type CardRow } from '../card.ts'
import type { PictureRow } from '../card-view.ts'
import { list } from './rows-as-json.ts'

/** Without columns that only the panel shows. */
type SkuRow = Omit<typeof skus.$inferSelect, 'custo' | 'estoqueMinimo'> & {
  /** The restock date, also if it has passed. */
  previsao: string | null
}

/** One attribute value of one SKU. */
type AttributeRow = {
  idSku: number
  tipo: 'unico' | 'simples'
  /** The attribute's URL word. */
  chave: string
  aparencia: boolean
  label: string
  valor: string
}

export type ProductRow = NonNullable<Awaited<ReturnType<typeof shownProduct>>>

/**
 * A product that the shop shows (with `hidden`, also one that it doesn't show), by slug, with all rows that its page
 * needs. One statement, since a round trip takes longer than most of its parts.
 */
export async function shownProduct(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  slug: string,
  hidden = false,
) {
  const [row] = await productQuery(db).execute({ slug, hidden, today: dayOf(now) })

  return row
}

/** The paths of the main category and those above it. */
const PATHS = sql`array(
  select array_to_string(partes[:n], '/')
  from string_to_array(categorias.caminho, '/') partes, generate_series(1, cardinality(partes)) n
)`

const productQuery = preparedQuery((db) =>
  db
    .select({
      ...getTableColumns(produtos),
      marca: { slug: marcas.slug, nome: marcas.nome, descricao: marcas.descricao },
      skus: list<SkuRow>(sql`
        select id, id_produto as "idProduto", posicao, sku, ean, mpn, selecao, preco_de as "precoDe",
          preco_por as "precoPor", estoque, peso, altura, largura, comprimento, midias,
          case when estoque = 0 then ${restockDate(sql`${sql.placeholder('today')}`)} end as previsao
        from variantes s where id_produto = produtos.id order by s.posicao`),
      attributes: list<AttributeRow>(sql`
        select s.id_sku as "idSku", p.tipo, a.chave, a.aparencia, a.label, v.label as valor
        from sku_atributos s
        join variantes k on k.id = s.id_sku
        join produto_atributos p on p.id_produto = s.id_produto and p.id_atributo = s.id_atributo
        join atributos a on a.id = s.id_atributo
        join atributo_valores v on v.id = s.id_valor
        where s.id_produto = produtos.id
        order by p.posicao, k.posicao`),
      pieces: list<PieceRow>(PIECES_ON_SALE),
      pictures: list<PictureRow>(sql`
        select m.hash, m.alt, o.largura, o.altura from midias m join originais o on o.hash = m.hash
        where m.id_produto = produtos.id order by m.posicao`),
      files: list<Pick<typeof arquivos.$inferSelect, 'nome' | 'arquivo'>>(sql`
        select nome, arquivo from arquivos where id_produto = produtos.id order by arquivos.posicao`),
      sounds: list<Omit<Sound, 'url'> & { arquivo: string }>(sql`
        select s.titulo, s.corda, s.sintetizado, s.arquivo, f.segundos, f.bytes
        from sons s join arquivos_guardados f on f.arquivo = s.arquivo
        where s.id_produto = produtos.id order by s.posicao`),
      spin: list<Omit<PictureRow, 'alt'>>(sql`
        select g.hash, o.largura, o.altura from giros g join originais o on o.hash = g.hash
        where g.id_produto = produtos.id order by g.posicao`),
      specifications: list<{ label: string; valor: string }>(sql`
        select label, valor from caracteristicas where id_produto = produtos.id order by caracteristicas.posicao`),
      caminhos: CATEGORY_PATHS,
      // What the fields of the nearest template mean.
      explained: list<{ label: string; explicacao: string }>(sql`
        select label, explicacao from campos_ficha
        where explicacao <> '' and id_categoria = (
          select m.id_categoria from modelos_ficha m join categorias c on c.id = m.id_categoria
          where c.caminho = any(${PATHS}) order by c.nivel desc limit 1
        )`),
      kit: list<{ quantidade: number; row: CardRow }>(sql`
        select i.quantidade, ${CARD} as row
        from kit_itens i join skus s on s.id = i.id_sku join listagem on listagem.id_produto = s.id_produto
        where i.id_produto = produtos.id order by i.posicao`),
      combined: list<
        Pick<typeof combinacoes.$inferSelect, 'idCombinado' | 'tipoDesconto' | 'desconto'> & {
          row: CardRow | null
        }
      >(sql`
        select c.id_combinado as "idCombinado", c.tipo_desconto as "tipoDesconto", c.desconto,
          case when listagem.id_produto is not null then ${CARD} end as row
        from combinacoes c left join listagem on listagem.id_produto = c.id_combinado
        where c.id_produto = produtos.id order by c.posicao`),
      lowestServicePrice: lowestServicePrice(
        sql`(select shown.categorias from listagem shown where shown.id_produto = produtos.id)`,
      ),
      // The main category and those above it, the first level first.
      line: list<Pick<typeof categorias.$inferSelect, 'id' | 'nome' | 'caminho'>>(sql`
        select c.id, c.nome, c.caminho from categorias c
        where c.caminho = any(${PATHS})
        order by c.nivel`),
    })
    .from(produtos)
    .innerJoin(marcas, eq(marcas.id, produtos.idMarca))
    .innerJoin(categorias, eq(categorias.id, produtos.idCategoria))
    .where(
      and(
        eq(produtos.slug, sql.placeholder('slug')),
        or(ne(produtos.situacao, 'inativo'), sql`${sql.placeholder('hidden')}::boolean`),
      ),
    )
    .prepare('page_product'),
)
