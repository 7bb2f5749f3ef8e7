import { eq } from 'drizzle-orm'
import type { PanelPiece } from '#contract/catalog/pieces.ts'
import { pieceSaleProblems } from '#domain/product/pieces/piece-problems.ts'
import { isBoxKnown } from '#domain/product/sale-problems.ts'
import { exemplares, skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit, type Staff } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeStock } from '../stock/change-stock.ts'
import { lockPiece, panelPiece } from './panel-piece.ts'
import { targetOf } from './piece-audit.ts'
import { refreshProductOfPiece } from './refresh-product.ts'

/**
 * Puts a piece on sale: its stock is one. Refuses `CamposInvalidos` with what it lacks, and `CadastroEmUso` for one that
 * is in an order: it comes back by the order's return, or by a movement of the stock.
 */
export function putPieceOnSale(context: RequestContext, { id }: { id: number }): Promise<PanelPiece> {
  const quem = permit(context, 'catalogo.editar')

  return context.db.transaction(async (tx) => {
    const before = await lockPiece(tx, id, context.now)
    if (before.situacao === 'vendido') throw refuse('CadastroEmUso', undefined, SOLD)
    if (before.situacao !== 'foraDeVenda') return before
    const campos = [...pieceSaleProblems(before), ...(await boxProblems(tx, id))]
    if (campos.length > 0) throw refuse('CamposInvalidos', { campos })

    return setStock(tx, context, { before, quem, stock: 1 })
  })
}

/** Takes a piece off sale, also out of the reach of the cart that it is in. A sold one stays as it is. */
export function takePieceOffSale(context: RequestContext, { id }: { id: number }): Promise<PanelPiece> {
  const quem = permit(context, 'catalogo.editar')

  return context.db.transaction(async (tx) => {
    const before = await lockPiece(tx, id, context.now)
    if (before.situacao === 'vendido' || before.situacao === 'foraDeVenda') return before
    await tx.update(exemplares).set({ retidoPor: null, retidoAte: null }).where(eq(exemplares.idSku, id))

    return setStock(tx, context, { before, quem, stock: 0 })
  })
}

type SetStockInput = { before: PanelPiece; quem: Staff; stock: 0 | 1 }

async function setStock(tx: Database, context: RequestContext, { before, quem, stock }: SetStockInput) {
  const { now } = context
  const { id, produto } = before
  const onSale = stock === 1
  await changeStock(tx, {
    tipo: onSale ? 'entrada' : 'saida',
    motivo: onSale ? 'Exemplar posto à venda' : 'Exemplar tirado de venda',
    itens: [{ idSku: id, quantidade: onSale ? 1 : -1 }],
    quem,
    now,
  })
  await tx.update(exemplares).set({ alteradoEm: now }).where(eq(exemplares.idSku, id))
  await refreshProductOfPiece(tx, produto.id)
  const saved = await panelPiece(tx, id, now)
  await recordChange(tx, context, {
    acao: onSale ? 'exemplar.aVenda' : 'exemplar.foraDeVenda',
    alvo: targetOf(saved),
    antes: { situacao: before.situacao },
    depois: { situacao: saved.situacao },
  })

  return saved
}

async function boxProblems(tx: Database, id: number) {
  const { peso, altura, largura, comprimento } = skus
  const [box] = await tx.select({ peso, altura, largura, comprimento }).from(skus).where(eq(skus.id, id))
  if (box && isBoxKnown(box)) return []

  return [
    {
      campo: 'idVariante',
      mensagem: 'Para ficar à venda, falta o peso ou alguma medida da embalagem da variação.',
    },
  ]
}

const SOLD =
  'Este exemplar está num pedido. Se ele voltou para a loja, registre a devolução do pedido ou uma entrada no estoque.'
