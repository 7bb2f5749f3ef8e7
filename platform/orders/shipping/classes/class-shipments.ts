import { and, asc, inArray, sql } from 'drizzle-orm'
import type { PostalAddress } from '#contract/customers/address.ts'
import type { ClassShipment, ClassToSend } from '#contract/customers/teaching/class-shipments.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { variantText } from '#domain/product/variants/variant-text.ts'
import { schoolFreightId } from '#domain/shipping/school-delivery.ts'
import { listsById, pupilsOfOrders } from '#platform/customers/teaching/purchases/pupils-of-orders.ts'
import type { Database } from '#platform/database/connect.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { missingIn } from '../../buyer/passports/issue/count-missing.ts'
import { type BulkResult, doForEach } from '../../lifecycle/do-for-each.ts'
import { pick } from '../../lifecycle/start-picking.ts'
import type { TrackingRow } from '../../rows.ts'
import { pedidos, pedidosItens } from '../../tables.ts'
import { ship } from '../ship-store-order.ts'

/** Orders that have not left. */
export const WAITING = [
  'aguardandoPagamento',
  'pagamentoEmAnalise',
  'pagamentoAprovado',
  'emSeparacao',
] as const
const PAID = ['pagamentoAprovado', 'emSeparacao'] as const

/** Lists with orders to be sent to their school, by their last day. */
export async function listClassShipments(context: RequestContext): Promise<{ itens: ClassToSend[] }> {
  permit(context, 'pedidos.ver')
  const { db } = context
  const counts = await db
    .select({
      frete: sql<string>`${pedidos.frete} ->> 'id'`,
      pagos: sql<number>`count(*) filter (where ${inArray(pedidos.situacao, [...PAID])})::integer`,
      aguardando: sql<number>`count(*) filter (where not ${inArray(pedidos.situacao, [...PAID])})::integer`,
    })
    .from(pedidos)
    .where(and(sql`${pedidos.frete} ? 'escola'`, inArray(pedidos.situacao, [...WAITING])))
    .groupBy(sql`${pedidos.frete} ->> 'id'`)
  const lists = await listsById(
    db,
    counts.map(({ frete }) => frete.slice(schoolFreightId('').length)),
  )
  const itens = lists.flatMap(({ endereco: _, ...list }) => {
    const count = counts.find(({ frete }) => frete === schoolFreightId(list.idLista))
    return count ? [{ ...list, pagos: count.pagos, aguardando: count.aguardando }] : []
  })

  return { itens: itens.sort((a, b) => ((a.prazo ?? '9999') < (b.prazo ?? '9999') ? -1 : 1)) }
}

/** The orders of a list that have not left, with what each pupil gets. Refuses `ListaInexistente`. */
export async function getClassShipment(
  context: RequestContext,
  { id }: { id: string },
): Promise<ClassShipment> {
  permit(context, 'pedidos.ver')
  const { db } = context
  const [list] = await listsById(db, [id])
  if (!list) throw refuse('ListaInexistente')
  const orders = await waitingOrders(db, id)
  const ids = orders.map((order) => order.id)
  const [units, lines] = await Promise.all([pupilsOfOrders(db, ids), linesOf(db, ids)])
  const { endereco, ...named } = list

  return {
    ...named,
    endereco: endereco ? lineOf(endereco) : '',
    pedidos: orders.map(({ endereco: of, ...order }) => ({
      ...order,
      outroEndereco: of && placeOf(of) !== (endereco && placeOf(endereco)) ? placeOf(of) : '',
      itens: units
        .filter(({ idPedido }) => idPedido === order.id)
        .flatMap(({ idPedido, idSku, aluno, quantidade }) => {
          const line = lines.find((one) => one.idPedido === idPedido && one.idSku === idSku)
          return line
            ? [
                {
                  aluno,
                  quantidade,
                  nome: line.nome,
                  variante: variantText(line.atributos),
                  sku: line.sku,
                },
              ]
            : []
        }),
    })),
  }
}

function lineOf({ logradouro, numero, cidade, uf }: PostalAddress): string {
  return `${logradouro}, ${numero}, ${cidade}/${uf}`
}

/** Also what may be all that differs: the complement and the CEP. */
function placeOf(endereco: PostalAddress): string {
  const { complemento, cep } = endereco

  return [lineOf(endereco), complemento, `CEP ${formatCep(cep)}`].filter(Boolean).join(', ')
}

/** Picks and ships orders of a list, with one tracking code. What is not the list's is left out. */
export async function sendClass(
  context: RequestContext,
  {
    id,
    ids,
    envio,
  }: {
    id: string
    ids: readonly string[]
    envio: Pick<TrackingRow, 'codigo' | 'transportadora' | 'url'> | null
  },
): Promise<BulkResult & { semPassaporte: number }> {
  permit(context, 'pedidos.expedir')
  const known = await waitingOrders(context.db, id)
  const chosen = known.filter((order) => ids.includes(order.id))

  const orders = chosen.map((order) => order.id)
  const done = await doForEach(context.db, orders, (one) =>
    context.db.transaction(async (db) => {
      const tx = { ...context, db }
      // Whatever is not paid is refused by the first step.
      if (chosen.find((order) => order.id === one)?.situacao !== 'emSeparacao') await pick(tx, one)
      await ship(tx, { id: one, envio })
    }),
  )

  return { ...done, semPassaporte: await missingIn(context.db, orders) }
}

/** The orders of a list that are to be sent to its school and have not left. */
export async function waitingOrders(db: Database, idLista: string) {
  const rows = await db
    .select({
      id: pedidos.id,
      numero: pedidos.numero,
      situacao: pedidos.situacao,
      endereco: pedidos.endereco,
    })
    .from(pedidos)
    .where(
      and(
        sql`${pedidos.frete} ? 'escola'`,
        sql`${pedidos.frete} ->> 'id' = ${schoolFreightId(idLista)}`,
        inArray(pedidos.situacao, [...WAITING]),
      ),
    )
    .orderBy(asc(pedidos.numero))

  return rows.flatMap((row) => {
    const situacao = WAITING.find((one) => one === row.situacao)
    return situacao ? [{ ...row, situacao }] : []
  })
}

function linesOf(db: Database, ids: readonly string[]) {
  return db
    .select({
      idPedido: pedidosItens.idPedido,
      idSku: pedidosItens.idSku,
      nome: pedidosItens.nome,
      atributos: pedidosItens.atributos,
      sku: pedidosItens.sku,
    })
    .from(pedidosItens)
    .where(inArray(pedidosItens.idPedido, [...ids]))
}
