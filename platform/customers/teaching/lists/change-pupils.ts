import { and, eq, ne, not, sql } from 'drizzle-orm'
import { pupilProblems, readPupils } from '#domain/customer/teaching/list-fields.ts'
import { MAX_PUPILS } from '#domain/customer/teaching/teaching-account.ts'
import { oneLine } from '#domain/format/field-problem.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { movePurchasesOfPupil, moveSavedUnitsOfPupil, moveUnitsOfPupil } from '../purchases/units-of-pupil.ts'
import { isShownPupil } from '../shown-pupils.ts'
import {
  listasAlunos as alunos,
  listasAlunosAntigos as antigos,
  listasEscolhas as escolhas,
  listasItens as itens,
} from '../tables.ts'
import { changeOwnList, eraseInOwnList } from './own-list.ts'

/**
 * Adds pupils, one a line; names that the list has stay as they are. One whom only a parent has named is the teacher's from
 * now on. Refuses as `changeOwnList` does, and `CamposInvalidos`.
 */
export function addPupils(
  context: RequestContext,
  { id, alunos: text }: { id: string; alunos: string },
): Promise<void> {
  const { alunos: written, problems } = readPupils(text)
  if (problems.length > 0) throw refuse('CamposInvalidos', { campos: problems })

  return changeOwnList(context, id, async (tx) => {
    const before = await tx
      .select({ nome: sql<string>`lower(${alunos.nome})`, posicao: alunos.posicao })
      .from(alunos)
      .where(and(eq(alunos.idLista, id), isShownPupil('listas_alunos')))
    const known = new Set(before.map(({ nome }) => nome))
    const added = written.filter(({ nome }) => !known.has(nome.toLowerCase()))
    if (added.length === 0) return
    if (before.length + added.length > MAX_PUPILS)
      throw refuse('CamposInvalidos', {
        campos: [
          {
            campo: 'alunos',
            mensagem: `Uma lista tem até ${MAX_PUPILS} alunos, e cabem mais ${MAX_PUPILS - before.length}.`,
          },
        ],
      })
    const end = Math.max(-1, ...before.map(({ posicao }) => posicao)) + 1
    const rows = added.map((pupil, i) => ({ idLista: id, posicao: end + i, ...pupil, nomeadoEm: null }))
    const named = await tx
      .select({ id: alunos.id, nome: sql<string>`lower(${alunos.nome})` })
      .from(alunos)
      .where(and(eq(alunos.idLista, id), not(isShownPupil('listas_alunos'))))
    for (const pupil of named) {
      const row = rows.find(({ nome }) => nome.toLowerCase() === pupil.nome)
      if (row) await tx.update(alunos).set(row).where(eq(alunos.id, pupil.id))
    }
    await tx
      .insert(alunos)
      .values(rows)
      // Letters that PostgreSQL and JavaScript put in lower case differently.
      .onConflictDoNothing()
  })
}

/** What a pupil needs other than the list says. */
type PupilChoice = { idItem: number; idSku: number | null; quantidade: number }

type SavePupilInput = { id: string; aluno: number; nome: string; tamanho: string; escolhas: PupilChoice[] }

/**
 * Changes a pupil, and replaces what is only theirs. Refuses as `changeOwnList` does, `ListaInexistente` for another
 * list's pupil, and `CamposInvalidos`.
 */
export function savePupil(
  context: RequestContext,
  { id, aluno, nome: typed, tamanho: size, escolhas: chosen }: SavePupilInput,
): Promise<void> {
  const nome = oneLine(typed)
  const tamanho = oneLine(size)
  const campos = pupilProblems({ nome, tamanho })
  if (campos.length > 0) throw refuse('CamposInvalidos', { campos })

  return changeOwnList(context, id, async (tx) => {
    await requirePupil(tx, id, aluno)
    const taken = await tx.$count(
      alunos,
      and(isNamed(id, nome), ne(alunos.id, aluno), isShownPupil('listas_alunos')),
    )
    if (taken > 0)
      throw refuse('CamposInvalidos', {
        campos: [{ campo: 'nome', mensagem: 'Há outro aluno com este nome. Junte uma letra ao nome.' }],
      })
    await takeOver(tx, { id, aluno, nome })
    await tx.update(alunos).set({ nome, tamanho, nomeadoEm: null }).where(eq(alunos.id, aluno))
    await tx.delete(escolhas).where(eq(escolhas.idAluno, aluno))
    const items = await tx.select({ id: itens.id }).from(itens).where(eq(itens.idLista, id))
    const listed = new Set(items.map((item) => item.id))
    const own = chosen.filter(({ idItem }) => listed.has(idItem))
    if (own.length > 0)
      await tx
        .insert(escolhas)
        .values(own.map((choice) => ({ idAluno: aluno, ...choice })))
        .onConflictDoNothing()
  })
}

function isNamed(id: string, nome: string) {
  return and(eq(alunos.idLista, id), sql`lower(${alunos.nome}) = lower(${nome})`)
}

/**
 * What carts, saved lines, quotes and cancelled orders have for a pupil whom only a parent has named is for the one who
 * gets this name.
 */
async function takeOver(
  tx: Database,
  { id, aluno, nome }: { id: string; aluno: number; nome: string },
): Promise<void> {
  const [named] = await tx
    .select({ id: alunos.id })
    .from(alunos)
    .where(and(isNamed(id, nome), ne(alunos.id, aluno)))
  if (!named) return
  const pupils = { from: named.id, to: aluno }
  await moveUnitsOfPupil(tx, pupils)
  await moveSavedUnitsOfPupil(tx, pupils)
  await movePurchasesOfPupil(tx, pupils)
  await tx.insert(antigos).values({ idAntigo: named.id, idAluno: aluno })
  await tx.delete(alunos).where(eq(alunos.id, named.id))
}

/** Erases a pupil; what was bought for them stays ordered. Refuses as `eraseInOwnList` does. */
export function removePupil(
  context: RequestContext,
  { id, aluno }: { id: string; aluno: number },
): Promise<void> {
  return eraseInOwnList(context, id, async (tx) => {
    await requirePupil(tx, id, aluno)
    await tx.delete(alunos).where(eq(alunos.id, aluno))
  })
}

async function requirePupil(tx: Database, id: string, aluno: number): Promise<void> {
  if ((await tx.$count(alunos, and(eq(alunos.id, aluno), eq(alunos.idLista, id)))) === 0)
    throw refuse('ListaInexistente', undefined, 'Este aluno não está mais na lista.')
}
