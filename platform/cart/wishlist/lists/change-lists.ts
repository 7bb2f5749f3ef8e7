import { and, eq, sql } from 'drizzle-orm'
import { MAX_LISTAS } from '#contract/cart/personal-lists.ts'
import { oneLine, problem } from '#domain/format/field-problem.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { newKey } from '#platform/infrastructure/security/keys.ts'
import { listsOf, lockLists, requireOwner, touchList } from './owner.ts'
import { listasPessoais } from './tables.ts'

/** Characters of a list's name. */
export const MAX_NAME = 60

/** Creates a list; of the same name as another of the visitor, it is that one. Refuses `CamposInvalidos` and `ListasDemais`. */
export async function createList(
  context: RequestContext,
  { nome: typed }: { nome: string },
): Promise<{ id: number }> {
  const nome = readName(typed)
  const owner = await requireOwner(context)
  const { db, now } = context

  return db.transaction(async (tx) => {
    await lockLists(tx, owner)
    const [same] = await tx
      .select({ id: listasPessoais.id })
      .from(listasPessoais)
      .where(and(listsOf(owner), sql`lower(${listasPessoais.nome}) = lower(${nome})`))
    if (same) return same
    if ((await tx.$count(listasPessoais, listsOf(owner))) >= MAX_LISTAS) throw refuse('ListasDemais')
    const [created] = await tx
      .insert(listasPessoais)
      .values({ ...owner, nome, criadoEm: now, alteradoEm: now })
      .returning({ id: listasPessoais.id })
    if (!created) throw new Error('The list was not created.')

    return created
  })
}

/** Refuses `CamposInvalidos` and `ListaInexistente`. */
export async function renameList(
  context: RequestContext,
  { id, nome: typed }: { id: number; nome: string },
): Promise<Record<string, never>> {
  const nome = readName(typed)

  return update(context, id, { nome })
}

/** Deletes a list; does nothing if the visitor has none of this id. */
export async function deleteList(
  context: RequestContext,
  { id }: { id: number },
): Promise<Record<string, never>> {
  const owner = await requireOwner(context)
  await context.db.delete(listasPessoais).where(and(eq(listasPessoais.id, id), listsOf(owner)))

  return {}
}

/** Shows a list to whoever has its link. A link that is there stays. Refuses `ListaInexistente`. */
export async function shareList(context: RequestContext, { id }: { id: number }): Promise<{ chave: string }> {
  const owner = await requireOwner(context)
  const [shared] = await context.db
    .update(listasPessoais)
    .set({ chave: sql`coalesce(${listasPessoais.chave}, ${newKey()})`, alteradoEm: context.now })
    .where(and(eq(listasPessoais.id, id), listsOf(owner)))
    .returning({ chave: listasPessoais.chave })
  if (!shared?.chave) throw refuse('ListaInexistente')

  return { chave: shared.chave }
}

/** Withdraws a list's link for good. Refuses `ListaInexistente`. */
export function withdrawList(
  context: RequestContext,
  { id }: { id: number },
): Promise<Record<string, never>> {
  return update(context, id, { chave: null })
}

async function update(
  context: RequestContext,
  id: number,
  changes: Partial<typeof listasPessoais.$inferInsert>,
): Promise<Record<string, never>> {
  const owner = await requireOwner(context)
  await context.db.transaction(async (tx) => {
    await touchList(tx, owner, id, context.now)
    await tx.update(listasPessoais).set(changes).where(eq(listasPessoais.id, id))
  })

  return {}
}

function readName(typed: string): string {
  const nome = oneLine(typed)
  const campos = [
    ...problem('nome', nome === '' ? 'Dê um nome à lista.' : null),
    ...problem('nome', nome.length > MAX_NAME ? `Use até ${MAX_NAME} letras.` : null),
  ]
  if (campos.length > 0) throw refuse('CamposInvalidos', { campos })

  return nome
}
