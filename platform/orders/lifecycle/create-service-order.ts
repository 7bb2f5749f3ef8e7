import { eq } from 'drizzle-orm'
import type { Buyer } from '#contract/cart/checkout.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { emitEvent } from '#platform/integrations/emit-event.ts'
import { alertOfOrder } from '../attention/alert-of-order.ts'
import { ORDER_MAIL } from '../mail/order-mail.ts'
import { pedidos, pedidosItens, pedidosMudancas } from '../tables.ts'
import type { OrderReference } from './find-by-idempotency-key.ts'

/** A bill of services; values in centavos. */
export type CreateServiceOrderInput = {
  /** Names the quote: one order per key. */
  chave: string
  idCliente: number | null
  comprador: Buyer
  /** The order of the instrument; null for one that was brought to the counter. */
  servicosDe: string | null
  linhas: readonly { descricao: string; valor: number }[]
}

/**
 * Creates an order of services only, in the caller's transaction, and enqueues the mail with the link to pay it. No
 * payment is opened: the buyer chooses how to pay at the order's page, as often as needed, since it never expires. It is
 * for an amount above zero. A repeated `chave` returns the order that it has.
 */
export async function createServiceOrder(
  context: Pick<RequestContext, 'db' | 'now'>,
  { chave, idCliente, comprador, servicosDe, linhas }: CreateServiceOrderInput,
): Promise<OrderReference> {
  const { db: tx, now } = context
  const total = linhas.reduce((sum, { valor }) => sum + valor, 0)
  const chaveIdempotencia = `oficina/${chave}`
  const [created] = await tx
    .insert(pedidos)
    .values({
      chaveIdempotencia,
      idCliente,
      comprador,
      total,
      email: comprador.email,
      endereco: null,
      frete: pickUp(now),
      idCotacao: 'oficina',
      subtotal: total,
      totalItens: total,
      valorFrete: 0,
      // The quote's total is the price that was agreed on, whatever the method.
      descontoVista: 0,
      metodo: 'pix',
      deServicos: true,
      servicosDe,
      criadoEm: now,
      alteradoEm: now,
    })
    .onConflictDoNothing({ target: pedidos.chaveIdempotencia })
    .returning(REFERENCE)
  if (!created) return existing(tx, chaveIdempotencia)
  const { id, numero } = created
  await tx
    .insert(pedidosItens)
    .values(linhas.map((linha, posicao) => ({ ...itemOf(linha), idPedido: id, posicao })))
  await tx
    .insert(pedidosMudancas)
    .values({ idPedido: id, evento: 'place', para: 'aguardandoPagamento', quem: 'cliente', em: now })
  await emitEvent(tx, 'pedido.criado', { id, numero, total })
  await alertOfOrder(context, 'pedidoNovo', { id, numero, total, detalhe: 'Orçamento da oficina aprovado.' })
  await enqueue(tx, ORDER_MAIL, { idPedido: id, tipo: 'linkDePagamento' })

  return created
}

const REFERENCE = {
  id: pedidos.id,
  numero: pedidos.numero,
  semente: pedidos.semente,
  idCliente: pedidos.idCliente,
  vendedor: pedidos.vendedor,
}

async function existing(tx: RequestContext['db'], chaveIdempotencia: string): Promise<OrderReference> {
  const [order] = await tx
    .select(REFERENCE)
    .from(pedidos)
    .where(eq(pedidos.chaveIdempotencia, chaveIdempotencia))
  if (!order) throw new Error('The order of a quote is missing.')

  return order
}

function pickUp(now: Date): typeof pedidos.$inferInsert.frete {
  return {
    id: 'oficina',
    tipo: 'retirada',
    label: 'Retirada na loja',
    valor: 0,
    valorCheio: 0,
    ajustes: [],
    prazo: 0,
    previsao: saoPauloClock(now).dia,
    entregaAgendada: false,
  }
}

/** As of another shop's products, nothing in the catalogue belongs to it. */
function itemOf({ descricao, valor }: CreateServiceOrderInput['linhas'][number]) {
  return {
    idProduto: null,
    idSku: null,
    tipo: 'produto' as const,
    sku: '',
    ean: null,
    nome: descricao,
    url: '',
    imagem: null,
    atributos: [],
    ncm: null,
    origem: null,
    quantidade: 1,
    precoDe: null,
    precoPor: valor,
    ajustes: [],
    total: valor,
    descontoVista: 0,
    exemplar: null,
    servicos: null,
  }
}
