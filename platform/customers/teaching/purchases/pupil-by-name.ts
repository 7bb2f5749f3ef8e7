import { and, eq, max, not, sql } from 'drizzle-orm'
import { MAX_PUPILS } from '#domain/customer/teaching/teaching-account.ts'
import { oneLine } from '#domain/format/field-problem.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { isInCarts, isShownPupil } from '../shown-pupils.ts'
import { listasAlunos as alunos, listasEnsino as listas } from '../tables.ts'

/** As many names as carts may have of a list beyond the pupils that it shows. */
const MAX_NAMED = 5 * MAX_PUPILS

type NamedPupil = { id: number; nome: string; tamanho: string }

/** A pupil's name as a parent types it. Refuses `CamposInvalidos` for none. */
export function pupilName(typed: string): string {
  const nome = oneLine(typed)
  if (nome === '')
    throw refuse('CamposInvalidos', {
      campos: [{ campo: 'nome', mensagem: 'Digite o primeiro nome do aluno.' }],
    })

  return nome
}

/**
 * Counts a name that somebody tries at the link for all, which answers whether the list has it. Refuses
 * `TentativasDemais` to whoever tries many, and for a list at which many are tried.
 */
export async function countName(context: RequestContext, idLista: string): Promise<void> {
  if (context.sessao !== null) await countTry(context, 'pupil', context.sessao)
  await countTry(context, 'classPupil', idLista)
}

/** Returns the pupil of a list with this name, in any case; null if the list has none. */
export async function findPupil(
  db: Database,
  { idLista, nome }: { idLista: string; nome: string },
): Promise<NamedPupil | null> {
  const [known] = await db
    .select({ id: alunos.id, nome: alunos.nome, tamanho: alunos.tamanho })
    .from(alunos)
    .where(and(eq(alunos.idLista, idLista), sql`lower(${alunos.nome}) = lower(${nome})`))

  return known ?? null
}

/**
 * Returns the pupil of a list whom a parent names, added at its end if unknown; the list shows them once something is
 * ordered. Refuses `CamposInvalidos` without a name, and `ListaCheia`.
 */
export async function pupilByName(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { idLista, nome: typed }: { idLista: string; nome: string },
): Promise<NamedPupil> {
  const nome = pupilName(typed)

  return db.transaction(async (tx) => {
    // One at a time: two parents may add the same pupil.
    await tx.select({ id: listas.id }).from(listas).where(eq(listas.id, idLista)).for('update')
    const known = await findPupil(tx, { idLista, nome })
    if (known) return known
    const isShown = and(eq(alunos.idLista, idLista), isShownPupil('listas_alunos'))
    if ((await tx.$count(alunos, isShown)) >= MAX_PUPILS) throw refuse('ListaCheia')
    await removeOldest(tx, idLista)
    const isNamed = and(eq(alunos.idLista, idLista), not(isShownPupil('listas_alunos')))
    if ((await tx.$count(alunos, isNamed)) >= MAX_NAMED) throw refuse('ListaCheia')
    // Behind those that the list shows, by number: names that nothing is ordered for take no places.
    const [last] = await tx
      .select({ posicao: max(alunos.posicao) })
      .from(alunos)
      .where(isShown)
    const [added] = await tx
      .insert(alunos)
      .values({ idLista, nome, posicao: (last?.posicao ?? -1) + 1, nomeadoEm: now })
      .returning({ id: alunos.id, nome: alunos.nome, tamanho: alunos.tamanho })
    if (!added) throw new Error('The pupil was not added.')

    return added
  })
}

/**
 * Nobody fills a list with names that nothing is bought for: beyond as many as a list has, the oldest give way, unless
 * somebody's cart has something for them.
 */
async function removeOldest(tx: Database, idLista: string): Promise<void> {
  await tx.execute(sql`
    delete from listas_alunos where id in (
      select pupil.id from listas_alunos pupil where pupil.id_lista = ${idLista} and not ${isShownPupil('pupil')} and not ${isInCarts('pupil')}
      order by pupil.nomeado_em desc, pupil.id desc offset ${MAX_PUPILS - 1}
    )`)
}
