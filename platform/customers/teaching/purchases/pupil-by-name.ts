import { and, eq, max, sql } from 'drizzle-orm'
import { MAX_PUPILS } from '#domain/customer/teaching/teaching-account.ts'
import { oneLine } from '#domain/format/field-problem.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { listasAlunos as alunos, listasEnsino as listas } from '../tables.ts'

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
 * Returns the pupil of a list whom a parent names, added at its end if unknown. Refuses `CamposInvalidos` without a name,
 * and `ListaCheia`.
 */
export async function pupilByName(
  db: Database,
  { idLista, nome: typed }: { idLista: string; nome: string },
): Promise<NamedPupil> {
  const nome = pupilName(typed)

  return db.transaction(async (tx) => {
    // One at a time: two parents may add the same pupil.
    await tx.select({ id: listas.id }).from(listas).where(eq(listas.id, idLista)).for('update')
    const known = await findPupil(tx, { idLista, nome })
    if (known) return known
    if ((await tx.$count(alunos, eq(alunos.idLista, idLista))) >= MAX_PUPILS) throw refuse('ListaCheia')
    const [last] = await tx
      .select({ posicao: max(alunos.posicao) })
      .from(alunos)
      .where(eq(alunos.idLista, idLista))
    const [added] = await tx
      .insert(alunos)
      .values({ idLista, nome, posicao: (last?.posicao ?? -1) + 1 })
      .returning({ id: alunos.id, nome: alunos.nome, tamanho: alunos.tamanho })
    if (!added) throw new Error('The pupil was not added.')

    return added
  })
}
