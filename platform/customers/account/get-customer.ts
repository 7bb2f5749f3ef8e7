import { desc, eq } from 'drizzle-orm'
import type { CustomerProfile } from '#contract/customers/admin-customers.ts'
import { deviceName } from '#domain/format/device-name.ts'
import type { Database } from '#platform/database/connect.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { addressesOf } from '../addresses/list-addresses.ts'
import { clientes, clientesNotas, revendasPedidas, sessoes } from '../tables.ts'
import { briefAccount } from '../teaching/account/brief-account.ts'

/** The most notes and sessions returned. */
const LIMIT = 100

/** Returns a customer as the store sees them. Refuses `ClienteInexistente`. */
export function getCustomer(context: RequestContext, { id }: { id: number }): Promise<CustomerProfile> {
  permit(context, 'clientes.ver')

  return customerProfile(context.db, id)
}

/**
 * Same as `getCustomer` without the permission check, for use cases that have just changed the customer. Refuses
 * `ClienteInexistente`.
 */
export async function customerProfile(db: Database, id: number): Promise<CustomerProfile> {
  const [cliente] = await db.select().from(clientes).where(eq(clientes.id, id))
  if (!cliente) throw refuse('ClienteInexistente')
  const { versao, pessoa, nomeRazao, nomeFantasia, inscricaoEstadual, email, celular, telefone } = cliente
  const { sexo, revendedor, idGrupo } = cliente

  return {
    id,
    versao,
    pessoa,
    nomeRazao,
    nomeFantasia,
    inscricaoEstadual,
    email,
    celular,
    telefone,
    sexo,
    revendedor,
    idGrupo,
    temSenha: cliente.senha !== null,
    documento: cliente.documento ?? '',
    nascimento: cliente.nascimento ?? '',
    criadoEm: cliente.criadoEm.toISOString(),
    termosAceitosEm: cliente.termosAceitosEm?.toISOString() ?? null,
    aceitaOfertasEm: cliente.aceitaOfertasEm?.toISOString() ?? null,
    revenda: await resaleOf(db, id),
    ensino: await briefAccount(db, id),
    enderecos: await addressesOf(db, id),
    sessoes: await sessionsOf(db, id),
    notas: await notesOf(db, id),
  }
}

async function resaleOf(db: Database, id: number): Promise<CustomerProfile['revenda']> {
  const [application] = await db.select().from(revendasPedidas).where(eq(revendasPedidas.idCliente, id))
  if (!application) return null
  const { mensagem, situacao, pedidaEm, respondidaEm } = application

  return {
    mensagem,
    situacao,
    pedidaEm: pedidaEm.toISOString(),
    respondidaEm: respondidaEm?.toISOString() ?? null,
  }
}

async function sessionsOf(db: Database, id: number): Promise<CustomerProfile['sessoes']> {
  const rows = await db
    .select()
    .from(sessoes)
    .where(eq(sessoes.idCliente, id))
    .orderBy(desc(sessoes.vistaEm))
    .limit(LIMIT)

  return rows.map(({ id: idSessao, agente, criadaEm, vistaEm }) => ({
    id: idSessao,
    aparelho: deviceName(agente),
    criadaEm: criadaEm.toISOString(),
    vistaEm: vistaEm.toISOString(),
  }))
}

async function notesOf(db: Database, idCliente: number): Promise<CustomerProfile['notas']> {
  const rows = await db
    .select()
    .from(clientesNotas)
    .where(eq(clientesNotas.idCliente, idCliente))
    .orderBy(desc(clientesNotas.id))
    .limit(LIMIT)

  return rows.map(({ id, texto, quem, em }) => ({ id, texto, quem, em: em.toISOString() }))
}
