import { asc, count, eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { clientes, gruposClientes } from '../tables.ts'

/** More groups than any store has. */
const LIMIT = 200

/** Lists the reseller groups with their numbers of customers. */
export async function listGroups(context: RequestContext) {
  permit(context, 'clientes.ver')

  return { grupos: await groupsOf(context.db) }
}

/** Refuses `CamposInvalidos` for a name that is taken. */
export async function addGroup(context: RequestContext, { nome }: { nome: string }) {
  permit(context, 'clientes.editar')

  return context.db.transaction(async (tx) => {
    // Locks, so that those who are created at once count each other.
    await tx.execute(sql`lock table ${gruposClientes} in share row exclusive mode`)
    if ((await tx.$count(gruposClientes)) >= LIMIT) throw nameTaken(`Uma loja tem no máximo ${LIMIT} grupos.`)
    const [created] = await tx.insert(gruposClientes).values({ nome }).onConflictDoNothing().returning()
    if (!created) throw nameTaken('Já há um grupo com este nome.')
    await recordChange(tx, context, {
      acao: 'grupo.criado',
      alvo: target(created.id, nome),
      depois: { nome },
    })
    return { grupos: await groupsOf(tx) }
  })
}

/** Refuses `CadastroInexistente`, and `CamposInvalidos` for a name that is taken. */
export async function renameGroup(context: RequestContext, { id, nome }: { id: number; nome: string }) {
  permit(context, 'clientes.editar')

  return context.db.transaction(async (tx) => {
    const groups = await tx.select().from(gruposClientes).orderBy(asc(gruposClientes.id)).for('update')
    const before = groups.find((group) => group.id === id)
    if (!before) throw refuse('CadastroInexistente')
    if (groups.some((group) => group.nome === nome && group.id !== id))
      throw nameTaken('Já há um grupo com este nome.')
    await tx.update(gruposClientes).set({ nome }).where(eq(gruposClientes.id, id))
    const antes = { nome: before.nome }
    await recordChange(tx, context, {
      acao: 'grupo.alterado',
      alvo: target(id, nome),
      antes,
      depois: { nome },
    })
    return { grupos: await groupsOf(tx) }
  })
}

function groupsOf(db: Database) {
  return db
    .select({ id: gruposClientes.id, nome: gruposClientes.nome, clientes: count(clientes.id) })
    .from(gruposClientes)
    .leftJoin(clientes, eq(clientes.idGrupo, gruposClientes.id))
    .groupBy(gruposClientes.id)
    .orderBy(asc(gruposClientes.nome))
    .limit(LIMIT)
}

function target(id: number, nome: string) {
  return { tipo: 'grupo', id: String(id), nome }
}

function nameTaken(mensagem: string) {
  return refuse('CamposInvalidos', { campos: [{ campo: 'nome', mensagem }] })
}
