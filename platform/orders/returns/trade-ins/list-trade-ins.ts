import { desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { MyTradeIn, MyTradeIns } from '#contract/orders/trade-ins.ts'
import { instrumentWords } from '#domain/instruments/mine/my-instrument.ts'
import { isFitted } from '#domain/instruments/sizes/fitting/size-for.ts'
import { largerSizes } from '#domain/instruments/sizes/larger-sizes.ts'
import { sendUntil } from '#domain/order/trade-in/trade-in-situation.ts'
import { sizedListings } from '#platform/catalog/listing/sizes/sized-listings.ts'
import { customerOf, requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type PaymentSummary, paymentsInStatement } from '#platform/payments/payments-in-statement.ts'
import { pedidos } from '../../tables.ts'
import { asksFor, owedOf, received } from './difference/paid-difference.ts'
import { PICTURES, type StoredPicture, toPictures } from './inspection/inspection-pictures.ts'
import { IS_OWNERS } from './owners-trade-ins.ts'
import { type TradeInRow, trocasInstrumentos as trocas } from './tables.ts'
import { type TradableItem, tradableItems } from './tradable-items.ts'
import { tradeInRules, tradeInTerms } from './trade-in-rules.ts'

/** The orders that credits pay for. */
const novos = alias(pedidos, 'novos')

/** What the logged-in customer can give in exchange, and what they gave. Refuses `LoginNecessario`. */
export async function listTradeIns(
  context: RequestContext,
  { pedido }: { pedido?: string | undefined } = {},
): Promise<MyTradeIns> {
  return tradeInsOf(context, await requireCustomer(context), pedido)
}

/** Whether the account leads to trade-ins: the store takes them, or the customer has one from when it did. */
export async function showsTradeIns(context: RequestContext): Promise<{ mostra: boolean }> {
  if ((await tradeInTerms(context)).ativa) return { mostra: true }
  const idCliente = await customerOf(context)
  if (idCliente === null) return { mostra: false }
  const [own] = await context.db
    .select({ id: trocas.id })
    .from(trocas)
    .where(eq(trocas.idCliente, idCliente))
    .limit(1)

  return { mostra: own !== undefined }
}

/** Of an order, if `pedido` is named: for the order's page. */
export async function tradeInsOf(
  context: RequestContext,
  idCliente: number,
  pedido?: string,
): Promise<MyTradeIns> {
  const regras = await tradeInRules(context.db)
  // One after the other, since the history of the demonstration calls this in a transaction.
  const tradable = await tradableItems(context, { idCliente, regras, pedido })
  const own = await ownTradeIns(context, idCliente)
  const shown = own.filter(({ row }) => pedido === undefined || row.idPedido === pedido)

  return {
    ativa: regras.ativa,
    validadeDias: regras.validadeDias,
    envioDias: regras.envioDias,
    instrucoes: regras.instrucoes,
    podem: await Promise.all(tradable.map((item) => toTradable(context, item))),
    trocas: await Promise.all(shown.map((each) => toTradeIn(context, each))),
  }
}

type OwnTradeIn = {
  row: TradeInRow
  numero: number
  numeroNovo: number | null
  novoEntregueEm: Date | null
  pagamentos: PaymentSummary[]
  doCliente: boolean
  fotos: StoredPicture[]
}

function ownTradeIns({ db }: RequestContext, idCliente: number): Promise<OwnTradeIn[]> {
  return db
    .select({
      row: trocas,
      numero: pedidos.numero,
      numeroNovo: novos.numero,
      novoEntregueEm: novos.entregueEm,
      pagamentos: paymentsInStatement(sql`${trocas.id}::text`),
      doCliente: IS_OWNERS,
      fotos: PICTURES,
    })
    .from(trocas)
    .innerJoin(pedidos, eq(pedidos.id, trocas.idPedido))
    .leftJoin(novos, eq(novos.id, trocas.idPedidoNovo))
    .where(eq(trocas.idCliente, idCliente))
    .orderBy(desc(trocas.aceitaEm), desc(trocas.id))
}

async function toTradable(context: RequestContext, item: TradableItem) {
  const { familia, tamanho: _, pago: __, maiores, ...rest } = item

  return { ...rest, tamanhos: await listingsOf(context, familia, maiores) }
}

async function toTradeIn(context: RequestContext, own: OwnTradeIn): Promise<MyTradeIn> {
  const { row, numero, numeroNovo, novoEntregueEm, pagamentos, doCliente, fotos } = own
  const { familia, tamanho } = row
  const ate = sendUntil(novoEntregueEm, row.envioDias)
  const isOpen = row.situacao === 'aceita' && row.validaAte > context.now && doCliente
  const deve = owedOf(row, received(pagamentos))
  const pix = pagamentos.find(
    (payment) => payment.situacao === 'pendente' && asksFor(deve, payment) && payment.expiraEm > context.now,
  )

  return {
    id: row.id,
    nome: row.nome,
    descricao: instrumentWords({ familia, tamanho, escala: null, cordas: null }),
    pedido: row.idPedido,
    numero,
    condicao: row.condicao,
    valor: row.valor,
    situacao: row.situacao === 'aceita' && !isOpen ? 'desistida' : row.situacao,
    validaAte: row.validaAte.toISOString(),
    novo: row.idPedidoNovo && numeroNovo !== null ? { pedido: row.idPedidoNovo, numero: numeroNovo } : null,
    usado: row.usado,
    enviarAte: ate?.toISOString() ?? null,
    codigoPostagem: row.codigoPostagem,
    rastreio: row.rastreio,
    resultado: row.resultado,
    condicaoConferida: row.condicaoConferida,
    nota: row.nota,
    fotos: toPictures(fotos),
    deve,
    paga: row.pagaEm !== null,
    pix:
      deve > 0 && pix?.dados?.metodo === 'pix'
        ? {
            id: pix.id,
            copiaECola: pix.dados.copiaECola,
            proprio: pix.dados.proprio ?? null,
            valor: pix.valor,
            expiraEm: pix.expiraEm.toISOString(),
          }
        : null,
    tamanhos: isOpen ? await listingsOf(context, familia, largerSizes(familia, tamanho)) : [],
  }
}

/** What the shop sells of these sizes; sizes without products are left out. */
async function listingsOf(context: RequestContext, familia: TradeInRow['familia'], sizes: readonly string[]) {
  if (!isFitted(familia)) return []
  const listings = await sizedListings(context, familia)

  return sizes.flatMap((tamanho) => {
    const listagens = listings.get(tamanho)
    return listagens ? [{ tamanho, listagens }] : []
  })
}
