import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { listProblems } from '#domain/customer/teaching/list-fields.ts'
import type { ListDelivery } from '#domain/customer/teaching/teaching-account.ts'
import { type FieldProblem, oneLine } from '#domain/format/field-problem.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { addressesOf } from '../../addresses/list-addresses.ts'
import { MOVED_CLASS } from '../purchases/moved-class.ts'
import { listasCompras as compras, listasItens as itens, listasEnsino as listas } from '../tables.ts'
import { changeOwnList, eraseInOwnList } from './own-list.ts'

type SaveClassListInput = {
  id: string
  versao: number
  nome: string
  mensagem: string
  prazo: string | null
  entrega: ListDelivery
  /** One of the customer's addresses, which the list takes a copy of; null leaves the copy. */
  endereco: number | null
}

/**
 * Changes what a list says to parents, and where it is delivered. Refuses as `changeOwnList` does, `CamposInvalidos`, and
 * `VersaoAntiga` if it was saved since.
 */
export function saveClassList(
  context: RequestContext,
  { id, versao, nome: typed, mensagem: written, prazo, entrega, endereco }: SaveClassListInput,
): Promise<void> {
  const nome = oneLine(typed)
  const mensagem = written.trim()
  const { now } = context

  return changeOwnList(context, id, async (tx, lista) => {
    if (lista.versao !== versao) throw refuse('VersaoAntiga', { versao: lista.versao, atual: null })
    const campos: FieldProblem[] = listProblems({ nome, mensagem })
    const chosen =
      endereco === null
        ? null
        : (await addressesOf(tx, lista.idCliente)).find((address) => address.id === endereco)
    if (entrega === 'escola' && !(chosen ?? (endereco === null && lista.endereco)))
      campos.push({ campo: 'endereco', mensagem: 'Escolha um dos seus endereços para a entrega na escola.' })
    if (entrega === 'escola' && prazo === null) campos.push(LAST_DAY_MISSING)
    if (campos.length > 0) throw refuse('CamposInvalidos', { campos })
    const { id: _id, principal: _main, ...copy } = chosen ?? { id: 0, principal: false }
    await tx
      .update(listas)
      .set({
        nome,
        mensagem,
        prazo,
        entrega,
        versao: sql`${listas.versao} + 1`,
        ...('cep' in copy && { endereco: copy }),
      })
      .where(eq(listas.id, id))
    if (prazo !== lista.prazo || entrega !== lista.entrega || chosen)
      await enqueue(tx, MOVED_CLASS, { id, prazo, em: now.toISOString() })
  })
}

/** The store sends to the school once nobody buys any more, and promises the day to each buyer. */
const LAST_DAY_MISSING: FieldProblem = {
  campo: 'prazo',
  mensagem: 'Escolha o último dia: a entrega na escola sai depois dele.',
}

/**
 * Opens or closes a list. Refuses as `changeOwnList` does, and `CamposInvalidos` to open one without items, or without
 * a last day if it is collected at the school.
 */
export function moveClassList(
  context: RequestContext,
  { id, situacao }: { id: string; situacao: 'aberta' | 'fechada' },
): Promise<void> {
  return changeOwnList(context, id, async (tx, { entrega, prazo }) => {
    if (situacao === 'aberta' && entrega === 'escola' && prazo === null)
      throw refuse('CamposInvalidos', { campos: [{ ...LAST_DAY_MISSING, campo: 'situacao' }] })
    if (situacao === 'aberta' && (await tx.$count(itens, eq(itens.idLista, id))) === 0)
      throw refuse('CamposInvalidos', {
        campos: [{ campo: 'situacao', mensagem: 'Ponha pelo menos um produto na lista antes de abrir.' }],
      })
    await tx
      .update(listas)
      .set({ situacao, versao: sql`${listas.versao} + 1` })
      .where(eq(listas.id, id))
  })
}

/** Withdraws every link of a list, and makes new ones. Refuses as `changeOwnList` does. */
export function renewLinks(context: RequestContext, { id }: { id: string }): Promise<void> {
  return changeOwnList(context, id, async (tx) => {
    await tx
      .update(listas)
      .set({ semente: sql`encode(sha256(gen_random_uuid()::text::bytea), 'hex')` })
      .where(eq(listas.id, id))
  })
}

/** Until when an order may be refunded, by which credit for it is taken back (CDC, arts. 26 and 49). */
const REFUNDABLE_MS = 90 * DAY_MS

/**
 * Erases a list with its pupils and what was bought of it; orders stay. Refuses as `eraseInOwnList` does, and
 * `ListaComPedidos` while an order may still be refunded.
 */
export async function removeClassList(
  context: RequestContext,
  { id }: { id: string },
): Promise<{ id: string }> {
  await eraseInOwnList(context, id, async (tx) => {
    const recent = and(
      eq(compras.idLista, id),
      ne(compras.situacao, 'cancelada'),
      gt(compras.em, new Date(context.now.getTime() - REFUNDABLE_MS)),
    )
    if ((await tx.$count(compras, recent)) > 0) throw refuse('ListaComPedidos')
    await tx.delete(listas).where(eq(listas.id, id))
  })

  return { id }
}
