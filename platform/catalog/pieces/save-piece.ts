import { eq, sql } from 'drizzle-orm'
import type { PanelPiece, PieceForm } from '#contract/catalog/pieces.ts'
import { pieceSaleProblems } from '#domain/product/pieces/piece-problems.ts'
import { exemplares, kitItens, skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { refuseStale } from '../collections/refuse-stale.ts'
import { lockProductSlug } from '../product/editing/lock-product.ts'
import { ensureConditionValue } from './condition-values.ts'
import { lockPiece, panelPiece } from './panel-piece.ts'
import { notedOf, targetOf } from './piece-audit.ts'
import { pieceNames } from './piece-names.ts'
import { refreshProductOfPiece } from './refresh-product.ts'
import { variantOfPiece, writePieceDetails } from './write-piece.ts'

/** Creates a piece that is not on sale yet. Refuses `ReferenciaInexistente` and `CamposInvalidos`. */
export function createPiece(context: RequestContext, form: PieceForm): Promise<PanelPiece> {
  permit(context, 'catalogo.editar')
  const { now } = context

  return context.db.transaction(async (tx) => {
    const variant = await variantOfPiece(tx, form)
    // Two pieces that are created at the same time get different positions, and not the same serial number.
    await lockProductSlug(tx, variant.idProduto)
    await refuseKit(tx, variant.idProduto)
    const [inserted] = await tx
      .insert(skus)
      .values({
        ...(await skuOf(tx, { form, variant, id: null })),
        idProduto: variant.idProduto,
        estoque: 0,
        exemplar: true,
        posicao: sql`(select greatest(1000, max(posicao) + 1) from skus where id_produto = ${variant.idProduto})`,
      })
      .returning({ id: skus.id })
    if (!inserted) throw new Error('The piece was not inserted.')
    const { id } = inserted
    await tx.insert(exemplares).values({
      ...pieceOf(form),
      idSku: id,
      idProduto: variant.idProduto,
      criadoEm: now,
      alteradoEm: now,
    })
    await ensureConditionValue(tx, form.condicao)
    await writePieceDetails(tx, { id, idProduto: variant.idProduto, imagens: form.imagens })
    await refreshProductOfPiece(tx, variant.idProduto)
    const saved = await panelPiece(tx, id, now)
    await recordChange(tx, context, {
      acao: 'exemplar.criado',
      alvo: targetOf(saved),
      depois: notedOf(saved),
    })

    return saved
  })
}

/** Saves a piece that was read at `versao`. One that is on sale must still have all that a sale needs. */
export function savePiece(
  context: RequestContext,
  { id, versao, ...form }: PieceForm & { id: number; versao: number },
): Promise<PanelPiece> {
  permit(context, 'catalogo.editar')
  const { now } = context

  return context.db.transaction(async (tx) => {
    const { produto } = await panelPiece(tx, id, now)
    await lockProductSlug(tx, produto.id)
    const before = await lockPiece(tx, id, now)
    refuseStale(versao, before)
    const variant = await variantOfPiece(tx, form)
    if (variant.idProduto !== produto.id)
      throw refuse('ReferenciaInexistente', { campo: 'idVariante', valor: String(form.idVariante) })
    const campos = isOnSale(before) ? pieceSaleProblems(form) : []
    if (campos.length > 0) throw refuse('CamposInvalidos', { campos })
    await tx
      .update(skus)
      .set(await skuOf(tx, { form, variant, id }))
      .where(eq(skus.id, id))
    await tx
      .update(exemplares)
      .set({ ...pieceOf(form), versao: sql`${exemplares.versao} + 1`, alteradoEm: now })
      .where(eq(exemplares.idSku, id))
    await ensureConditionValue(tx, form.condicao)
    await writePieceDetails(tx, { id, idProduto: produto.id, imagens: form.imagens })
    await refreshProductOfPiece(tx, produto.id)
    const saved = await panelPiece(tx, id, now)
    await recordChange(tx, context, {
      acao: 'exemplar.alterado',
      alvo: targetOf(saved),
      antes: notedOf(before),
      depois: notedOf(saved),
    })

    return saved
  })
}

function isOnSale({ situacao }: PanelPiece): boolean {
  return situacao === 'aVenda' || situacao === 'noCarrinho'
}

/** The stock of a kit follows its parts, so there are no single ones of it. */
async function refuseKit(tx: Database, idProduto: number): Promise<void> {
  if ((await tx.$count(kitItens, eq(kitItens.idProduto, idProduto))) === 0) return
  const mensagem = 'Um kit não tem exemplares: cadastre os das peças dele.'
  throw refuse('CamposInvalidos', { campos: [{ campo: 'idVariante', mensagem }] }, mensagem)
}

function pieceOf({ idVariante, numeroSerie, condicao, descricao, madeira, peso }: PieceForm) {
  return { idVariante, numeroSerie, condicao, descricao, madeira: madeira || null, peso }
}

type SkuInput = {
  form: PieceForm
  variant: Awaited<ReturnType<typeof variantOfPiece>>
  /** The SKU of the piece; null for a new one. */
  id: number | null
}

/** What the SKU of a piece has: its code and address by its serial number, and the package of its variant. */
async function skuOf(tx: Database, { form, variant, id }: SkuInput) {
  const { sku, peso, altura, largura, comprimento } = variant
  const { precoDe, precoPor } = form
  const names = await pieceNames(tx, {
    id,
    idProduto: variant.idProduto,
    variant: sku,
    numeroSerie: form.numeroSerie,
  })

  return { ...names, precoDe, precoPor, peso, altura, largura, comprimento }
}
