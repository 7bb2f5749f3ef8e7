import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { CONDITIONS } from '#domain/product/pieces/condition.ts'
import { pieceQuery } from '#domain/product/pieces/piece-codes.ts'
import type { Database } from '#platform/database/connect.ts'

const Row = z.object({
  idSku: z.int(),
  sku: z.string(),
  numeroSerie: z.string(),
  condicao: z.enum(CONDITIONS),
  descricao: z.string(),
  madeira: z.string().nullable(),
  peso: z.int().nullable(),
  precoDe: z.int().nullable(),
  precoPor: z.int(),
  estoque: z.int(),
  selecao: z.string(),
  idVariante: z.int().nullable(),
  atributos: z.array(z.object({ label: z.string(), valor: z.string() })),
  imagens: z.array(z.object({ hash: z.string(), alt: z.string(), largura: z.int(), altura: z.int() })),
})

/** A piece as its product's page needs it. */
export type PieceRow = z.infer<typeof Row>

/** Selects the pieces `e`, whose SKUs are `s`, of which a condition holds. */
function pieces(condition: SQL): SQL {
  return sql`
    select s.id as "idSku", s.id_produto as "idProduto", s.sku, e.numero_serie as "numeroSerie", e.condicao, e.descricao, e.madeira, e.peso,
      s.preco_de as "precoDe", s.preco_por as "precoPor", s.estoque, s.selecao, e.id_variante as "idVariante",
      (
        select coalesce(json_agg(json_build_object('label', a.label, 'valor', v.label) order by pa.posicao), '[]')
        from sku_atributos sa
        join produto_atributos pa on pa.id_produto = sa.id_produto and pa.id_atributo = sa.id_atributo
        join atributos a on a.id = sa.id_atributo
        join atributo_valores v on v.id = sa.id_valor
        where sa.id_sku = s.id
      ) as atributos,
      (
        select coalesce(json_agg(json_build_object(
          'hash', f.hash, 'alt', f.alt, 'largura', o.largura, 'altura', o.altura
        ) order by f.posicao), '[]')
        from exemplares_fotos f join originais o on o.hash = f.hash where f.id_sku = s.id
      ) as imagens
    from exemplares e join skus s on s.id = e.id_sku
    where ${condition}
    order by s.preco_por, s.id`
}

/** The pieces on sale of the row of `produtos`, cheapest first. */
export const PIECES_ON_SALE = pieces(sql`e.id_produto = produtos.id and s.estoque > 0`)

const Rows = z.object({ rows: z.array(Row) })

/** The pieces on sale of these products, cheapest first. */
export async function piecesOnSale(
  db: Database,
  products: readonly number[],
): Promise<(PieceRow & { idProduto: number })[]> {
  const ids = sql.param([...products])
  const result = await db.execute(pieces(sql`e.id_produto = any(${ids}::integer[]) and s.estoque > 0`))

  return WithProduct.parse(result).rows
}

const WithProduct = z.object({ rows: z.array(Row.extend({ idProduto: z.int() })) })

/** The piece of a product that an address names, on sale or not. */
export async function pieceOfAddress(
  db: Database,
  { idProduto, exemplar }: { idProduto: number; exemplar: string },
): Promise<PieceRow | null> {
  const result = await db.execute(
    pieces(sql`e.id_produto = ${idProduto} and s.selecao = ${pieceQuery(exemplar)}`),
  )

  return Rows.parse(result).rows[0] ?? null
}
