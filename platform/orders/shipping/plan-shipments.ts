import { and, eq, inArray } from 'drizzle-orm'
import type { OrderShipmentLine } from '#contract/orders/order-shipments.ts'
import { orderTitle } from '#domain/order/order-text.ts'
import { carrierOf, trackingProblem } from '#domain/shipping/tracking-code.ts'
import type { Database } from '#platform/database/connect.ts'
import { pedidos, pedidosEnvios } from '../tables.ts'
import { type CsvShipment, readShipmentsCsv } from './read-shipments-csv.ts'

/** A line of the file with its order and the parcel that would be stored. */
export type PlannedShipment = OrderShipmentLine & { id: string | null; url: string }

/**
 * Plans what a CSV of tracking codes would do, line by line; writes nothing. Refuses `CadastroInvalido` for a file that
 * can't be read.
 */
export async function planShipments(db: Database, csv: string): Promise<PlannedShipment[]> {
  const lines = readShipmentsCsv(csv)
  const known = await ordersOf(db, lines)
  const seen = new Map<string, number>()

  return lines.map((line) => {
    const first = seen.get(line.pedido)
    if (first === undefined) seen.set(line.pedido, line.linha)
    if (first !== undefined) return wrong(line, `Este pedido já está na linha ${first}.`)

    return plan(line, known.get(Number(line.pedido)))
  })
}

type Known = Awaited<ReturnType<typeof ordersOf>> extends Map<number, infer Row> ? Row : never

async function ordersOf(db: Database, lines: readonly CsvShipment[]) {
  const numbers = lines
    .map(({ pedido }) => pedido)
    .filter((pedido) => /^\d{8}$/.test(pedido))
    .map(Number)
  const { id, numero, situacao, comprador, frete } = pedidos
  const rows = await db
    .select({ id, numero, situacao, comprador, frete, codigo: pedidosEnvios.codigo })
    .from(pedidos)
    .leftJoin(pedidosEnvios, and(eq(pedidosEnvios.idPedido, pedidos.id), eq(pedidosEnvios.volume, 1)))
    .where(inArray(numero, numbers))

  return new Map(rows.map((row) => [row.numero, row]))
}

function plan(line: CsvShipment, order: Known | undefined): PlannedShipment {
  if (!/^\d+$/.test(line.pedido)) return wrong(line, 'O número do pedido tem só algarismos.')
  if (!order) return wrong(line, 'Não há pedido com este número.')
  const about = { id: order.id, numero: order.numero, nome: order.comprador.nomeRazao }
  const no = (motivo: string) => ({ ...wrong(line, motivo), ...about })
  if (line.codigo === '') return no('Falta o código de rastreio.')
  if (line.codigo.length > 60) return no('O código de rastreio é longo demais.')
  if (line.url !== '' && !/^https?:\/\/\S{1,490}$/.test(line.url))
    return no('O link precisa começar com http.')
  if (order.frete.tipo === 'retirada') return no('Este pedido é retirado na loja.')
  const transportadora = (line.transportadora || carrierOf(order.frete.label)).slice(0, 80)
  const problem = trackingProblem({ codigo: line.codigo, transportadora })
  const planned = {
    linha: line.linha,
    ...about,
    codigo: line.codigo,
    transportadora,
    url: line.url,
    motivo: '',
  }
  switch (order.situacao) {
    case 'pagamentoAprovado':
      return problem ? no(problem) : { ...planned, resultado: 'separarEEnviar' }
    case 'emSeparacao':
      return problem ? no(problem) : { ...planned, resultado: 'enviar' }
    case 'enviado':
      if (order.codigo === line.codigo) return { ...planned, resultado: 'nada' }
      return problem ? no(problem) : { ...planned, resultado: 'trocarCodigo' }
    default: {
      const { situacao } = order
      const titulo = orderTitle({ situacao, pagamento: 'pendente', retirada: false })
      return no(`O pedido não pode ser enviado: ${titulo.toLowerCase()}.`)
    }
  }
}

function wrong({ linha, pedido, codigo, transportadora, url }: CsvShipment, motivo: string): PlannedShipment {
  const numero = /^\d{1,9}$/.test(pedido) ? Number(pedido) : null

  return {
    id: null,
    linha,
    numero,
    nome: '',
    codigo,
    transportadora,
    url,
    resultado: 'erro',
    motivo,
  }
}
