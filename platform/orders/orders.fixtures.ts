import { randomUUID } from 'node:crypto'
import type { PaymentMethod } from '#contract/orders/orders.ts'
import { installments } from '#domain/money/installments.ts'
import { SAMPLE_PICTURE } from '#platform/catalog/catalog.fixtures.ts'
import { reserveStock } from '#platform/catalog/stock/reservations/reserve-stock.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { openPayment } from '#platform/payments/charges/open-payment.ts'
import { chargeRequest } from './payment/charge-request.ts'
import { deadlineOf } from './payment/deadline-of.ts'
import { totalBy } from './payment/order-money.ts'
import { isOwnRow, type OrderRow } from './rows.ts'
import { pedidos, pedidosItens, pedidosMudancas } from './tables.ts'

type SampleOrderInput = {
  /** The SKU bought and its product; both exist. */
  sku: { idProduto: number; id: number }
  quantidade?: number
  metodo?: PaymentMethod
  parcelas?: number
  token?: string
  conta?: string
  idCliente?: number | null
  retirada?: boolean
}

/** Centavos of each piece, and of the freight. Pix takes a tenth off the pieces. */
export const SAMPLE_PRICE = 10_000
export const SAMPLE_FREIGHT = 2_500

/** Inserts an order as `createOrder` leaves one: goods reserved, payment opened but not sent. */
export async function sampleOrder(
  context: RequestContext,
  input: SampleOrderInput,
): Promise<{ pedido: OrderRow; payment: Awaited<ReturnType<typeof openPayment>> }> {
  const { db, now, settings } = context
  const {
    sku,
    quantidade = 1,
    metodo = 'pix',
    parcelas = 1,
    token,
    conta,
    idCliente = null,
    retirada,
  } = input
  const totalItens = SAMPLE_PRICE * quantidade
  const valorFrete = retirada ? 0 : SAMPLE_FREIGHT
  const money = { totalItens, valorFrete, descontoVista: totalItens / 10 }
  const total = totalBy(metodo, money)
  const prazo = deadlineOf(context, metodo, total)
  const [pedido] = await db
    .insert(pedidos)
    .values({
      chaveIdempotencia: randomUUID(),
      pedidoDaChave: '',
      idCliente,
      comprador: CLARA,
      email: CLARA.email,
      endereco: retirada ? null : HOME,
      frete: {
        ...FREIGHT,
        tipo: retirada ? 'retirada' : 'entrega',
        valor: valorFrete,
        valorCheio: valorFrete,
      },
      idCotacao: randomUUID(),
      subtotal: totalItens,
      ...money,
      metodo,
      total,
      devolucaoDias: settings.devolucao.dias,
      expiraEm: prazo.expiraEm,
      criadoEm: now,
      alteradoEm: now,
    })
    .returning()
  if (!pedido || !isOwnRow(pedido)) throw new Error('The order was not created.')
  await db.insert(pedidosItens).values({
    idPedido: pedido.id,
    posicao: 0,
    idProduto: sku.idProduto,
    idSku: sku.id,
    tipo: 'produto',
    sku: 'CORDA',
    ean: null,
    nome: 'Corda',
    url: '/corda',
    imagem: PICTURE,
    atributos: [],
    ncm: '92093000',
    origem: 1,
    quantidade,
    precoDe: null,
    precoPor: SAMPLE_PRICE,
    ajustes: [],
    total: totalItens,
    descontoVista: money.descontoVista,
  })
  await db.insert(pedidosMudancas).values({
    idPedido: pedido.id,
    evento: 'place',
    para: 'aguardandoPagamento',
    quem: 'cliente',
    em: now,
  })
  const lacking = await reserveStock(db, {
    pedido: pedido.id,
    now,
    itens: [{ idAtributoSimples: sku.id, quantidade }],
  })
  if (lacking.length > 0) throw new Error('There is not enough stock.')
  const oferta = { total, parcelas: installments(total, settings.precos) }
  const payment = await openPayment(
    context,
    chargeRequest(pedido, { metodo, parcelas, token, conta, oferta, tentativa: '1', prazo }),
  )

  return { pedido, payment }
}

const CLARA = {
  pessoa: 'F' as const,
  nomeRazao: 'Clara Nunes',
  documento: '52998224725',
  inscricaoEstadual: '',
  email: 'clara@example.com',
  celular: '+5511987654321',
}
const HOME = {
  destinatario: 'Clara Nunes',
  cep: '80020310',
  logradouro: 'Rua XV de Novembro',
  numero: '10',
  complemento: '',
  bairro: 'Centro',
  cidade: 'Curitiba',
  uf: 'PR',
  referencia: '',
}
const FREIGHT = {
  id: 'pac',
  label: 'PAC',
  ajustes: [],
  prazo: 6,
  previsao: '2026-12-01',
  entregaAgendada: false,
}
const PICTURE = {
  imagem: `/imagens/${SAMPLE_PICTURE}/480.webp`,
  alt: 'Foto',
  largura: 1200,
  altura: 1200,
}
