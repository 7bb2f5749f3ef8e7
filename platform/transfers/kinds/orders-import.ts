import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { formatBRL } from '#domain/money/format-money.ts'
import { readAmount } from '#domain/money/read-amount.ts'
import { type OrderChanges, OWN_ORDER_FIELDS, readOrderChanges } from '#domain/order/changes/order-changes.ts'
import { changeOfOrder, situationName } from '#domain/order/import/change-of-order.ts'
import type { ImportedOrder } from '#domain/order/import/imported-order.ts'
import { readImportedOrder } from '#domain/order/import/read-imported-order.ts'
import { orderOfLines } from '#domain/order/order-lines.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { formatMoment } from '#domain/time/format-moment.ts'
import { readMoment } from '#domain/time/read-moment.ts'
import type { Database } from '#platform/database/connect.ts'
import { changeByFile, revertChange } from '#platform/orders/import/change-by-file.ts'
import { importOrder, removeImportedOrder } from '#platform/orders/import/imported-orders.ts'
import {
  lockOrdersByNumber,
  type OrderSnapshot,
  ordersNamed,
} from '#platform/orders/import/order-snapshot.ts'
import type { Applied, Compared, Difference, ImportAdapter, Problem, Unit, Work } from './kind.ts'
import { ORDER_FIELDS, orderFieldName } from './order-fields.ts'

/**
 * Imports orders of another shop, and allowed changes of existing orders. One line per item; the lines of an order
 * follow each other.
 */
export const ordersImport: ImportAdapter = {
  tipo: 'pedidos',
  permissao: 'pedidos.editar',
  campos: ORDER_FIELDS,
  // Some shops write the number only on an order's first line.
  groupOf: ({ campos }, above) => campos['pedido'] || above,
  compare,
  apply,
  undo: ({ db, now, quem, arquivo }, { antes, depois }) =>
    antes === null
      ? removeImportedOrder({ db }, depois)
      : revertChange({ db, now }, { antes, depois, nome: quem.nome, arquivo }),
}

/** What to do with an order of the file. */
type Plan = { chave: string } & (
  | { problemas: Problem[] }
  | { nova: ImportedOrder; mudancas: OrderChanges }
  | { atual: OrderSnapshot; mudancas: OrderChanges; diferencas: Difference[] }
)

async function compare(db: Database, units: readonly Unit[]): Promise<Compared[]> {
  const known = byName(await ordersNamed(db, units.flatMap(namesOf)))
  const now = await databaseTime(db)

  return units.map((unit) => {
    const plan = planOf(unit, known, now)
    const { chave } = plan
    if ('problemas' in plan) return plan
    if ('nova' in plan)
      return { chave, comparacao: 'nova', diferencas: orderSummary(plan.nova, plan.mudancas) }
    const { diferencas } = plan

    return { chave, comparacao: diferencas.length > 0 ? 'alterada' : 'igual', diferencas }
  })
}

async function apply({ db, now, quem, arquivo }: Work, unit: Unit): Promise<Applied> {
  const known = byName(await lockOrdersByNumber(db, namesOf(unit)))
  const plan = planOf(unit, known, now.toISOString())
  if ('problemas' in plan) throw new Error('An invalid order reached the write step.')
  const by = { nome: quem.nome, arquivo, mudancas: plan.mudancas }
  if ('nova' in plan)
    return {
      changed: true,
      antes: null,
      depois: await importOrder({ db, now }, { ...by, pedido: plan.nova }),
    }
  const { atual } = plan
  if (plan.diferencas.length === 0) return { changed: false, antes: atual, depois: atual }

  return { changed: true, antes: atual, depois: await changeByFile({ db, now }, atual, by) }
}

type Known = ReadonlyMap<string, OrderSnapshot>

/** Orders by their number here, and by that of the other shop with a prefix. */
function byName(orders: readonly OrderSnapshot[]): Known {
  return new Map(
    orders.flatMap((order) => [
      [String(order.numero), order] as const,
      ...(order.numeroAntigo === null ? [] : [[`antigo ${order.numeroAntigo}`, order] as const]),
    ]),
  )
}

function namesOf({ linhas: [line] }: Unit): string[] {
  const { pedido, numeroAntigo } = namesIn(line?.campos ?? {})

  return [pedido, numeroAntigo]
}

function namesIn(campos: Record<string, string>): { pedido: string; numeroAntigo: string } {
  const pedido = (campos['pedido'] ?? '').replace(/^#\s*/, '')

  return { pedido, numeroAntigo: (campos['numeroAntigo'] || pedido).replace(/^#\s*/, '') }
}

function planOf({ linhas, colunas }: Unit, known: Known, now: string): Plan {
  const { campos, itens, problemas } = orderOfLines(linhas)
  const { pedido, numeroAntigo } = namesIn(campos)
  const linha = linhas[0]?.linha ?? 1
  const bad = (...motivos: string[]): Plan => ({
    chave: pedido,
    problemas: motivos.map((motivo) => ({ linha, motivo })),
  })
  if (pedido === '') return bad('Falta o número do pedido.')
  if (problemas.length > 0) return { chave: pedido, problemas }

  const placed = readMoment(campos['criadoEm'] ?? '')
  const dia = placed && saoPauloClock(new Date(placed)).dia
  const here = known.get(pedido)
  // Another shop's number may equal one of ours: the order's day distinguishes them.
  const ours = here && (dia === null || dia === here.dia) ? here : undefined
  const old = known.get(`antigo ${numeroAntigo}`)
  if (!ours && old && dia !== null && dia !== old.dia)
    return bad(
      `A loja já tem o pedido ${numeroAntigo} de outra loja, de ${brazilian(old.dia)}. Se são de lojas diferentes, ponha uma letra na frente do número.`,
    )
  const atual = ours ?? old
  if (atual) return changePlan(atual, campos, bad)
  if (!colunas.includes('criadoEm')) return bad('A loja não tem este pedido.')
  const read = readImportedOrder(campos, itens, { linha, now })
  const { mudancas, motivos } = readOrderChanges(campos, OWN_ORDER_FIELDS)
  const wrong = [
    ...('problemas' in read ? read.problemas : []),
    ...motivos.map((motivo) => ({ linha, motivo })),
  ]
  if ('problemas' in read || wrong.length > 0) return { chave: numeroAntigo, problemas: wrong }

  return { chave: numeroAntigo, nova: read.pedido, mudancas }
}

function changePlan(
  atual: OrderSnapshot,
  campos: Record<string, string>,
  bad: (...motivos: string[]) => Plan,
): Plan {
  const total = readAmount(campos['total'] ?? '')
  if (atual.numeroAntigo !== null && total !== null && total !== atual.total)
    return bad(
      `Este pedido já veio com o total de ${formatBRL(atual.total)}, e aqui está ${formatBRL(total)}. Para corrigir, desfaça aquela importação e traga-o de novo.`,
    )
  const change = changeOfOrder(atual, campos)
  if ('motivos' in change) return bad(...change.motivos)
  const { mudancas, diferencas } = change

  return {
    chave: atual.numeroAntigo ?? String(atual.numero),
    atual,
    mudancas,
    diferencas: diferencas.map(({ campo, ...texts }) => ({ campo: orderFieldName(campo), ...texts })),
  }
}

function orderSummary(order: ImportedOrder, mudancas: OrderChanges): Difference[] {
  const goods = order.itens.reduce(
    (sum, { quantidade, precoPor, desconto }) => sum + quantidade * precoPor - desconto,
    0,
  )
  const fields: [string, string][] = [
    [orderFieldName('nomeRazao'), `${order.nomeRazao}, ${order.email}`],
    [orderFieldName('criadoEm'), formatMoment(order.criadoEm)],
    [orderFieldName('situacao'), situationName(order.situacao)],
    ['Itens', order.itens.map(({ quantidade, nome }) => `${quantidade} × ${nome}`).join(', ')],
    ['Total', `${formatBRL(goods + order.frete.valor)}, com frete de ${formatBRL(order.frete.valor)}`],
    [orderFieldName('pagoEm'), order.pagoEm === null ? '' : formatMoment(order.pagoEm)],
    ...Object.entries(mudancas).map(([campo, valor]): [string, string] => [orderFieldName(campo), valor]),
  ]

  return fields
    .filter(([, depois]) => depois !== '')
    .map(([campo, depois]) => ({ campo, antes: '', depois: depois.slice(0, 500) }))
}

function brazilian(dia: string): string {
  return dia.split('-').toReversed().join('/')
}

const Now = z.object({ rows: z.tuple([z.object({ now: z.coerce.date() })]) })

async function databaseTime(db: Database): Promise<string> {
  return Now.parse(await db.execute(sql`select now() as now`)).rows[0].now.toISOString()
}
