import { and, asc, eq, inArray, sum } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { isShownPupil } from './shown-pupils.ts'
import {
  listasAlunos as alunos,
  listasCompras as compras,
  contasEnsino as contas,
  listasEscolhas as escolhas,
  listasItens as itens,
  listasEnsino as listas,
} from './tables.ts'

type ListRow = typeof listas.$inferSelect
type AccountRow = typeof contas.$inferSelect
type PupilRow = typeof alunos.$inferSelect
type ItemRow = typeof itens.$inferSelect
type ChoiceRow = typeof escolhas.$inferSelect

/** A list with its account, its items, and the pupils that it shows, in their order. */
export type TeachingList = {
  lista: ListRow
  conta: AccountRow
  alunos: PupilRow[]
  itens: ItemRow[]
  escolhas: ChoiceRow[]
}

/** Returns a list with all of its parts, whoever asks; null if there is none. */
export async function readTeachingList(db: Database, idLista: string): Promise<TeachingList | null> {
  const [found] = await db
    .select({ lista: listas, conta: contas })
    .from(listas)
    .innerJoin(contas, eq(contas.idCliente, listas.idCliente))
    .where(eq(listas.id, idLista))
  if (!found) return null
  const [pupils, items, choices] = await Promise.all([
    db
      .select()
      .from(alunos)
      .where(and(eq(alunos.idLista, idLista), isShownPupil('listas_alunos')))
      .orderBy(asc(alunos.posicao), asc(alunos.id)),
    db.select().from(itens).where(eq(itens.idLista, idLista)).orderBy(asc(itens.posicao), asc(itens.id)),
    db
      .select({
        idAluno: escolhas.idAluno,
        idItem: escolhas.idItem,
        idSku: escolhas.idSku,
        quantidade: escolhas.quantidade,
      })
      .from(escolhas)
      .innerJoin(itens, eq(itens.id, escolhas.idItem))
      .where(eq(itens.idLista, idLista)),
  ])

  return { ...found, alunos: pupils, itens: items, escolhas: choices }
}

/** Units of an item that were ordered for a pupil, and how many of them are paid. */
export type BoughtUnits = { idAluno: number; idItem: number; pedidas: number; pagas: number }

/** What was ordered of a list and not cancelled; of all its pupils, or of one. */
export async function boughtOfList(
  db: Database,
  { idLista, idAluno }: { idLista: string; idAluno?: number },
): Promise<BoughtUnits[]> {
  const rows = await db
    .select({
      idAluno: compras.idAluno,
      idItem: compras.idItem,
      situacao: compras.situacao,
      quantidade: sum(compras.quantidade).mapWith(Number),
    })
    .from(compras)
    .where(
      and(
        eq(compras.idLista, idLista),
        inArray(compras.situacao, ['reservada', 'paga']),
        idAluno === undefined ? undefined : eq(compras.idAluno, idAluno),
      ),
    )
    .groupBy(compras.idAluno, compras.idItem, compras.situacao)
  const bought = new Map<string, BoughtUnits>()
  for (const { idAluno: pupil, idItem, situacao, quantidade } of rows) {
    if (pupil === null || idItem === null) continue
    const key = `${pupil} ${idItem}`
    const units = bought.get(key) ?? { idAluno: pupil, idItem, pedidas: 0, pagas: 0 }
    bought.set(key, {
      ...units,
      pedidas: units.pedidas + quantidade,
      pagas: units.pagas + (situacao === 'paga' ? quantidade : 0),
    })
  }

  return [...bought.values()]
}
