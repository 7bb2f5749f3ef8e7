import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import {
  listasAlunos as alunos,
  listasCompras as compras,
  contasEnsino as contas,
  listasEnsino as listas,
} from '../tables.ts'

/** Units of an order for a pupil; the name is empty for a pupil who was taken off the list. */
export type PupilsUnits = { idPedido: string; idSku: number | null; aluno: string; quantidade: number }

/** What orders have for pupils, by the pupils' places on their list. */
export async function pupilsOfOrders(db: Database, ids: readonly string[]): Promise<PupilsUnits[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      idPedido: compras.idPedido,
      idSku: compras.idSku,
      aluno: alunos.nome,
      quantidade: compras.quantidade,
    })
    .from(compras)
    .leftJoin(alunos, eq(alunos.id, compras.idAluno))
    .where(inArray(compras.idPedido, [...ids]))
    .orderBy(asc(alunos.posicao), asc(alunos.id), asc(compras.id))

  return rows.map((row) => ({ ...row, aluno: row.aluno ?? '' }))
}

/** Lists with the names of their accounts, and where they are collected. */
export function listsById(db: Database, ids: readonly string[]) {
  return db
    .select({
      idLista: listas.id,
      nome: listas.nome,
      conta: contas.nome,
      prazo: listas.prazo,
      endereco: listas.endereco,
    })
    .from(listas)
    .innerJoin(contas, eq(contas.idCliente, listas.idCliente))
    .where(inArray(listas.id, [...ids]))
}
