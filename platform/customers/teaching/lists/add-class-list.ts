import { eq } from 'drizzle-orm'
import { listProblems } from '#domain/customer/teaching/list-fields.ts'
import { MAX_CLASS_LISTS } from '#domain/customer/teaching/teaching-account.ts'
import { oneLine } from '#domain/format/field-problem.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { lockCustomer } from '../../account/lock-customer.ts'
import { requireTeaching } from '../account/get-teaching-account.ts'
import { listasItens as itens, listasEnsino as listas } from '../tables.ts'
import { ownList } from './own-list.ts'

/**
 * Creates a draft of a list; as a copy, it has the other's message, delivery and items. Refuses as `ownList` does, and
 * `CamposInvalidos`.
 */
export async function addClassList(
  context: RequestContext,
  typed: { nome: string; copiaDe?: string | undefined },
): Promise<{ id: string }> {
  const idCliente = await requireTeaching(context)
  const { now } = context
  const nome = oneLine(typed.nome)

  return context.db.transaction(async (tx) => {
    await lockCustomer(tx, idCliente)
    const original = typed.copiaDe === undefined ? null : await ownList({ ...context, db: tx }, typed.copiaDe)
    const isFull = (await tx.$count(listas, eq(listas.idCliente, idCliente))) >= MAX_CLASS_LISTS
    const campos = isFull
      ? [{ campo: 'nome', mensagem: `Você tem ${MAX_CLASS_LISTS} listas. Apague uma antiga antes.` }]
      : listProblems({ nome, mensagem: '' })
    if (campos.length > 0) throw refuse('CamposInvalidos', { campos })
    const copied = original && {
      mensagem: original.mensagem,
      entrega: original.entrega,
      endereco: original.endereco,
    }
    const [row] = await tx
      .insert(listas)
      .values({ idCliente, nome, criadoEm: now, alteradoEm: now, ...copied })
      .returning({ id: listas.id })
    if (!row) throw new Error('The list was not written.')
    if (original) {
      const items = await tx.select().from(itens).where(eq(itens.idLista, original.id))
      if (items.length > 0)
        await tx.insert(itens).values(items.map(({ id: _, ...item }) => ({ ...item, idLista: row.id })))
    }

    return row
  })
}
