import { asc, inArray } from 'drizzle-orm'
import type { OrderShipmentLine } from '#contract/orders/order-shipments.ts'
import { orderTitle } from '#domain/order/order-text.ts'
import { carrierOf, trackingProblem } from '#domain/shipping/tracking-code.ts'
import type { Database } from '#platform/database/connect.ts'
import { pedidos, pedidosEnvios } from '../tables.ts'
import { type CsvShipment, readShipmentsCsv } from './read-shipments-csv.ts'

/** A line of the file with its order and the parcel that would be stored; `volume` if it is one that has left. */
export type PlannedShipment = OrderShipmentLine & { id: string | null; url: string; volume?: number }

/**
 * Plans what a CSV of tracking codes would do, line by line; writes nothing. An order of several parcels may have a
 * line for each. Refuses `CadastroInvalido` for a file that can't be read.
 */
export async function planShipments(db: Database, csv: string): Promise<PlannedShipment[]> {
  const lines = readShipmentsCsv(csv)
  const known = await ordersOf(db, lines)
  const seen = new Map<string, number>()

  return lines.map((line) => {
    const key = `${line.pedido} ${line.encomenda}`
    const first = seen.get(key)
    if (first === undefined) seen.set(key, line.linha)
    if (first !== undefined)
      return wrong(
        line,
        `${line.encomenda === '' ? 'Este pedido' : 'Esta encomenda'} já está na linha ${first}.`,
      )

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
    .select({ id, numero, situacao, comprador, frete })
    .from(pedidos)
    .where(inArray(numero, numbers))
  const { idPedido, volume, codigo, saiuEm } = pedidosEnvios
  const ids = rows.map((row) => row.id)
  const parcels = await db
    .select({ idPedido, volume, codigo, saiuEm })
    .from(pedidosEnvios)
    .where(inArray(idPedido, ids))
    .orderBy(asc(volume))
  const parcelsOf = Map.groupBy(parcels, (parcel) => parcel.idPedido)

  return new Map(rows.map((row) => [row.numero, { ...row, encomendas: parcelsOf.get(row.id) ?? [] }]))
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
  const sent = parcelNamed(line, order)
  if (sent) {
    if (sent.codigo === line.codigo) return { ...planned, resultado: 'nada' }
    return problem ? no(problem) : { ...planned, volume: sent.volume, resultado: 'trocarCodigo' }
  }
  if (line.encomenda !== '' && line.encomenda !== String(order.encomendas.length + 1))
    return no(`Este pedido não tem a encomenda ${line.encomenda}. Divida-o na página dele.`)
  switch (order.situacao) {
    case 'pagamentoAprovado':
      return problem ? no(problem) : { ...planned, resultado: 'separarEEnviar' }
    case 'emSeparacao':
      return problem ? no(problem) : { ...planned, resultado: 'enviar' }
    case 'enviado':
      if (order.encomendas.length > 1)
        return no(`Este pedido saiu em ${order.encomendas.length} encomendas: diga qual na coluna encomenda.`)
      return problem ? no(problem) : { ...planned, resultado: 'trocarCodigo' }
    default: {
      const { situacao } = order
      const titulo = orderTitle({ situacao, pagamento: 'pendente', retirada: false })
      return no(`O pedido não pode ser enviado: ${titulo.toLowerCase()}.`)
    }
  }
}

/**
 * The parcel that a line is about, of those that have left: the one that it names or whose code it has, or the only
 * one.
 */
function parcelNamed({ encomenda, codigo }: CsvShipment, { situacao, encomendas: known }: Known) {
  if (situacao !== 'enviado' && situacao !== 'emSeparacao') return undefined
  // One imported with a code may still have to leave from here.
  const encomendas = known.filter(({ saiuEm }) => situacao === 'enviado' || saiuEm !== null)
  if (encomenda !== '') return encomendas.find(({ volume }) => String(volume) === encomenda)
  const same = encomendas.find((parcel) => parcel.codigo === codigo)

  return same ?? (situacao === 'enviado' && encomendas.length === 1 ? encomendas[0] : undefined)
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
