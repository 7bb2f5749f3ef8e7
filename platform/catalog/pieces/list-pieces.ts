import { and, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { PIECE_SITUATIONS, type PieceLine, type PieceSituation } from '#contract/catalog/pieces.ts'
import { MAX_COUNTED } from '#contract/paging.ts'
import { CONDITIONS, type Condition } from '#domain/product/pieces/condition.ts'
import { escapeLike } from '#platform/database/like-pattern.ts'
import { pageBounds } from '#platform/database/page-bounds.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pictureOf } from '../product/card.ts'
import { foundSkus } from '../product/find-by-words.ts'
import { productRefs } from '../product/product-refs.ts'
import { VARIATION } from '../stock/stock-level-rows.ts'
import { piecePicture } from './piece-in-statement.ts'
import { situationConditions, situationOf } from './piece-situation.ts'

type ListPiecesInput = {
  pagina: number
  porPagina: number
  busca: string
  idProduto?: number | undefined
  condicao?: Condition | undefined
  situacao?: PieceSituation | undefined
}

const Lines = z.object({
  rows: z.array(
    z.object({
      id: z.int(),
      idProduto: z.int(),
      sku: z.string(),
      numeroSerie: z.string(),
      condicao: z.enum(CONDITIONS),
      precoPor: z.int(),
      situacao: z.enum(PIECE_SITUATIONS),
      retidoAte: z.coerce.date().nullable(),
      alteradoEm: z.coerce.date(),
      variacao: z.string(),
      imagem: z.object({ hash: z.string(), alt: z.string(), largura: z.int(), altura: z.int() }).nullable(),
    }),
  ),
})

const Counted = z.object({ rows: z.tuple([z.object({ total: z.int() })]) })

/** Pieces, last changed first; counts up to `MAX_COUNTED`. */
export async function listPieces(
  context: RequestContext,
  input: ListPiecesInput,
): Promise<{ itens: PieceLine[]; total: number }> {
  permit(context, 'catalogo.ver')
  const { db, now } = context
  const where = await conditions(context, input)
  const { limit, offset } = pageBounds(input)
  const [page, counted] = await Promise.all([
    db.execute(sql`
      select s.id, s.id_produto as "idProduto", s.sku, e.numero_serie as "numeroSerie", e.condicao,
        s.preco_por as "precoPor", ${situationOf(now)} as situacao, e.retido_ate as "retidoAte",
        e.alterado_em as "alteradoEm", ${VARIATION} as variacao, ${piecePicture(sql`s.id`)} as imagem
      from exemplares e join skus s on s.id = e.id_sku
      where ${where}
      order by e.alterado_em desc, e.id_sku desc limit ${limit} offset ${offset}`),
    db.execute(sql`
      select count(*)::integer as total
      from (select from exemplares e join skus s on s.id = e.id_sku where ${where} limit ${MAX_COUNTED}) found`),
  ])
  const { rows } = Lines.parse(page)
  const refs = await productRefs(
    db,
    rows.map(({ idProduto }) => idProduto),
  )

  return {
    itens: rows.flatMap(({ idProduto, imagem, retidoAte, alteradoEm, ...row }) => {
      const produto = refs.get(idProduto)
      if (!produto) return []
      return {
        ...row,
        produto,
        imagem: imagem && pictureOf(imagem),
        retidoAte: row.situacao === 'noCarrinho' ? (retidoAte?.toISOString() ?? null) : null,
        alteradoEm: alteradoEm.toISOString(),
      }
    }),
    total: Counted.parse(counted).rows[0].total,
  }
}

async function conditions(
  context: RequestContext,
  { busca, idProduto, condicao, situacao }: ListPiecesInput,
): Promise<SQL> {
  const serial = `%${escapeLike(busca.toLowerCase())}%`

  return (
    and(
      busca === ''
        ? undefined
        : sql`(lower(e.numero_serie) like ${serial} or e.id_sku in ${await foundSkus(context, busca)})`,
      idProduto === undefined ? undefined : sql`e.id_produto = ${idProduto}`,
      condicao === undefined ? undefined : sql`e.condicao = ${condicao}`,
      situacao === undefined ? undefined : situationConditions(context.now)[situacao],
    ) ?? sql`true`
  )
}
