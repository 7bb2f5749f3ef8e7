import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type PanelPiece, PIECE_SITUATIONS } from '#contract/catalog/pieces.ts'
import { CONDITIONS } from '#domain/product/pieces/condition.ts'
import { exemplares, skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pictureOf } from '../product/card.ts'
import { productRefs } from '../product/product-refs.ts'
import { situationOf } from './piece-situation.ts'

const Found = z.object({
  rows: z.array(
    z.object({
      id: z.int(),
      idProduto: z.int(),
      idVariante: z.int().nullable(),
      sku: z.string(),
      selecao: z.string(),
      numeroSerie: z.string(),
      condicao: z.enum(CONDITIONS),
      descricao: z.string(),
      madeira: z.string().nullable(),
      peso: z.int().nullable(),
      precoDe: z.int().nullable(),
      precoPor: z.int(),
      versao: z.int(),
      situacao: z.enum(PIECE_SITUATIONS),
      retidoAte: z.coerce.date().nullable(),
      criadoEm: z.coerce.date(),
      alteradoEm: z.coerce.date(),
      imagens: z.array(z.object({ hash: z.string(), alt: z.string(), largura: z.int(), altura: z.int() })),
    }),
  ),
})

/** A piece for the form. Refuses `CadastroInexistente`. */
export function getPiece(context: RequestContext, { id }: { id: number }): Promise<PanelPiece> {
  permit(context, 'catalogo.ver')

  return panelPiece(context.db, id, context.now)
}

/** Locks a piece until the end of the transaction, and reads it: its SKU last, as orders do. */
export async function lockPiece(tx: Database, id: number, now: Date): Promise<PanelPiece> {
  await tx.select({ id: exemplares.idSku }).from(exemplares).where(eq(exemplares.idSku, id)).for('update')
  await tx.select({ id: skus.id }).from(skus).where(eq(skus.id, id)).for('no key update')

  return panelPiece(tx, id, now)
}

/** A piece as the panel edits it. Refuses `CadastroInexistente`. */
export async function panelPiece(db: Database, id: number, now: Date): Promise<PanelPiece> {
  const found = await db.execute(sql`
    select s.id, s.id_produto as "idProduto", e.id_variante as "idVariante", s.sku, s.selecao,
      e.numero_serie as "numeroSerie", e.condicao, e.descricao, e.madeira, e.peso, s.preco_de as "precoDe",
      s.preco_por as "precoPor", e.versao, ${situationOf(now)} as situacao, e.retido_ate as "retidoAte",
      e.criado_em as "criadoEm", e.alterado_em as "alteradoEm",
      (
        select coalesce(json_agg(json_build_object(
          'hash', f.hash, 'alt', f.alt, 'largura', o.largura, 'altura', o.altura
        ) order by f.posicao), '[]')
        from exemplares_fotos f join originais o on o.hash = f.hash where f.id_sku = s.id
      ) as imagens
    from exemplares e join skus s on s.id = e.id_sku where e.id_sku = ${id}`)
  const [row] = Found.parse(found).rows
  const produto = row && (await productRefs(db, [row.idProduto])).get(row.idProduto)
  if (!produto) throw refuse('CadastroInexistente')
  const { idProduto, selecao, imagens, retidoAte, criadoEm, alteradoEm, ...piece } = row

  return {
    ...piece,
    produto,
    imagens: imagens.map((picture) => ({ ...pictureOf(picture), arquivo: picture.hash })),
    retidoAte: piece.situacao === 'noCarrinho' ? (retidoAte?.toISOString() ?? null) : null,
    url: `/${produto.slug}${selecao}`,
    criadoEm: criadoEm.toISOString(),
    alteradoEm: alteradoEm.toISOString(),
  }
}
