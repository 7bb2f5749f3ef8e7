import { eq } from 'drizzle-orm'
import { formatBRL } from '#domain/money/format-money.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { FreightRefusal } from '#platform/shipping/melhor-envio/failures.ts'
import type { CartLabel } from '#platform/shipping/melhor-envio/label-api.ts'
import type { MelhorEnvio } from '#platform/shipping/melhor-envio/melhor-envio.ts'
import { type AnyOrderRows, readAnyOrder } from '../../rows.ts'
import { type LabelRow, pedidosEtiquetas } from '../../tables.ts'
import { labelRequest, returnRequest } from './label-request.ts'
import { findLabel } from './label-rows.ts'

/**
 * Puts a label into the cart and pays it, each once; returns it as paid, or null if it was refused, as the row then says.
 * Throws FreightUnavailable if the result is unknown, and FreightRefusal if Melhor Envio does not accept the token: the
 * next try asks first what came of this one.
 */
export async function payForLabel(
  context: RequestContext,
  api: MelhorEnvio,
  label: LabelRow,
): Promise<LabelRow | null> {
  const inCart = label.idProvedor === null ? await putIntoCart(context, api, label) : label
  if (!inCart) return null
  const { idProvedor, custo, limite, pagamentoEm } = inCart
  if (idProvedor === null || custo === null) throw new Error('A label in the cart has an id and a price.')
  // Whether an earlier try has paid it.
  if (pagamentoEm && (await api.read(idProvedor))?.pagaEm) return change(context, label, { situacao: 'paga' })
  if (custo > limite) {
    await api.removeFromCart(idProvedor)
    return refused(
      context,
      label,
      `O Melhor Envio cobra agora ${formatBRL(custo)}, e não ${formatBRL(limite)}. Tente de novo, se aceita.`,
    )
  }
  await change(context, label, { pagamentoEm: pagamentoEm ?? context.now })
  try {
    await api.pay(idProvedor)
  } catch (error) {
    if (!(error instanceof FreightRefusal)) throw error
    // It refuses a second payment, too.
    if (!(await api.read(idProvedor))?.pagaEm) return refused(context, label, error.message)
  }

  return change(context, label, { situacao: 'paga', motivo: '' })
}

/** Of an earlier try, the answer may have been lost: then the label is in the cart under its tag. */
async function putIntoCart(
  context: RequestContext,
  api: MelhorEnvio,
  label: LabelRow,
): Promise<LabelRow | null> {
  const earlier = label.inseridaEm === null ? null : await api.findInCart(label.id)
  if (earlier) return change(context, label, earlier)
  const rows = await readAnyOrder(context.db, { id: label.idPedido, sessao: null })
  if (!rows || !isStillNeeded(rows, label))
    return refused(context, label, 'O pedido mudou, e a etiqueta não foi comprada.')
  await change(context, label, { inseridaEm: context.now })
  try {
    return await change(context, label, await add(context, api, rows, label))
  } catch (error) {
    if (!(error instanceof FreightRefusal) || error.status === 401 || error.status === 403) throw error
    return refused(context, label, error.message)
  }
}

function isStillNeeded({ pedido }: AnyOrderRows, { tipo }: LabelRow): boolean {
  const situations =
    tipo === 'envio' ? ['pagamentoAprovado', 'emSeparacao', 'enviado'] : ['entregue', 'devolucaoSolicitada']

  return situations.includes(pedido.situacao)
}

async function add(
  { db, settings }: RequestContext,
  api: MelhorEnvio,
  { pedido, nota }: AnyOrderRows,
  label: LabelRow,
): Promise<CartLabel> {
  if (label.idOriginal !== null) {
    const original = await findLabel(db, { id: label.idPedido, etiqueta: label.idOriginal })
    const body = returnRequest({
      comprador: pedido.comprador,
      label,
      original: original.idProvedor ?? '',
    })
    return api.addToCart('/cart/reverse', body)
  }
  const notaFiscal = nota?.chave ?? ''

  return api.addToCart('/cart', labelRequest({ pedido, label, loja: settings.loja, notaFiscal }))
}

/** Clears what a refused label had at Melhor Envio, so that another try starts from the cart. */
async function refused(context: RequestContext, label: LabelRow, motivo: string): Promise<null> {
  await change(context, label, {
    situacao: 'recusada',
    motivo,
    idProvedor: null,
    inseridaEm: null,
    pagamentoEm: null,
    conferirEm: null,
  })

  return null
}

async function change(
  { db }: RequestContext,
  { id }: LabelRow,
  changes: Partial<LabelRow>,
): Promise<LabelRow> {
  const [row] = await db.update(pedidosEtiquetas).set(changes).where(eq(pedidosEtiquetas.id, id)).returning()
  if (!row) throw new Error('The order of a label is gone.')

  return row
}
