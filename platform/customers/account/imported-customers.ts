import { asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { emitEvent } from '#platform/integrations/emit-event.ts'
import { clientes, gruposClientes } from '../tables.ts'

const PAGE = 500

/** A customer as files tell them: all text, empty where nothing is known; days as `YYYY-MM-DD`, numbers in E.164. */
export type ImportedCustomer = {
  email: string
  nomeRazao: string
  documento: string
  nomeFantasia: string
  inscricaoEstadual: string
  celular: string
  telefone: string
  sexo: string
  nascimento: string
  /** The group of resellers, by its name. */
  grupo: string
  /** Since when they want to hear of offers. */
  aceitaOfertasEm: string
}

/** Those of these e-mails that the shop knows. */
export async function customersByEmail(db: Database, emails: readonly string[]) {
  const rows = await facts(db).where(inArray(clientes.email, [...emails]))

  return rows.map(({ id: _id, ...cliente }) => cliente)
}

/** All of them, five hundred at a time, after this id. */
export async function customersAfter(db: Database, depois: number) {
  const rows = await facts(db).where(gt(clientes.id, depois)).orderBy(asc(clientes.id)).limit(PAGE)

  return rows.map(({ id, ...cliente }) => ({ id, cliente }))
}

function facts(db: Database) {
  return db
    .select({
      id: clientes.id,
      email: clientes.email,
      nomeRazao: clientes.nomeRazao,
      documento: sql<string>`coalesce(${clientes.documento}, '')`,
      nomeFantasia: clientes.nomeFantasia,
      inscricaoEstadual: clientes.inscricaoEstadual,
      celular: clientes.celular,
      telefone: clientes.telefone,
      sexo: sql<string>`${clientes.sexo}`,
      nascimento: sql<string>`coalesce(${clientes.nascimento}::text, '')`,
      grupo: sql<string>`coalesce(${gruposClientes.nome}, '')`,
      aceitaOfertasEm: sql<string>`coalesce(to_char(${clientes.aceitaOfertasEm} at time zone 'UTC', 'YYYY-MM-DD'), '')`,
    })
    .from(clientes)
    .leftJoin(gruposClientes, eq(gruposClientes.id, clientes.idGrupo))
    .$dynamic()
}

/**
 * Puts in a customer of a file, or brings the one of this e-mail up to date. Call it in a transaction. Refuses
 * `CadastroInvalido` where the document is another's, the name lacks, or the group is none of the shop's.
 */
export async function saveImportedCustomer(
  { db, agora }: Pick<RequestContext, 'db' | 'agora'>,
  customer: ImportedCustomer,
): Promise<void> {
  const { email, nomeRazao, documento, nomeFantasia, inscricaoEstadual, celular, telefone } = customer
  if (nomeRazao === '') throw invalid('Falta o nome.')
  const idGrupo = await groupOf(db, customer.grupo)
  const [owner] = documento
    ? await db.select({ email: clientes.email }).from(clientes).where(eq(clientes.documento, documento))
    : []
  if (owner && owner.email !== email) throw invalid('Outro cliente já tem este CPF ou CNPJ.')
  const row = {
    nomeRazao,
    nomeFantasia,
    inscricaoEstadual,
    celular,
    telefone,
    idGrupo,
    pessoa: documento.length === 14 ? ('J' as const) : ('F' as const),
    documento: documento || null,
    sexo: sexOf(customer.sexo),
    nascimento: customer.nascimento || null,
    revendedor: idGrupo !== null,
    aceitaOfertasEm: customer.aceitaOfertasEm === '' ? null : new Date(customer.aceitaOfertasEm),
  }
  const [saved] = await db
    .insert(clientes)
    .values({ ...row, email, criadoEm: agora })
    .onConflictDoUpdate({
      target: clientes.email,
      set: {
        ...row,
        // The day is the file's; the moment of the same day stays.
        aceitaOfertasEm: sql`case when to_char(${clientes.aceitaOfertasEm} at time zone 'UTC', 'YYYY-MM-DD') = ${customer.aceitaOfertasEm} then ${clientes.aceitaOfertasEm} else excluded.aceita_ofertas_em end`,
        // Resellers without a group stay so.
        revendedor: sql`excluded.id_grupo is not null or (${clientes.revendedor} and ${clientes.idGrupo} is null)`,
      },
    })
    // A row that was there has been written before.
    .returning({ id: clientes.id, novo: sql<boolean>`xmax = 0` })
  if (saved?.novo) await emitEvent(db, 'cliente.criado', { id: saved.id })
}

async function groupOf(db: Database, nome: string): Promise<number | null> {
  if (nome === '') return null
  const [group] = await db
    .select({ id: gruposClientes.id })
    .from(gruposClientes)
    .where(eq(gruposClientes.nome, nome))
  if (!group) throw invalid(`A loja não tem o grupo “${nome}”. Crie-o antes de importar.`)

  return group.id
}

function sexOf(text: string): '' | 'F' | 'M' | 'O' {
  return text === 'F' || text === 'M' || text === 'O' ? text : ''
}

/** Takes away a customer whom a file had put in. Their orders, if there are any, stay. */
export async function removeImportedCustomer(db: Database, email: string): Promise<void> {
  await db.delete(clientes).where(eq(clientes.email, email))
}

function invalid(motivo: string) {
  return refuse('CadastroInvalido', { motivo }, motivo)
}
