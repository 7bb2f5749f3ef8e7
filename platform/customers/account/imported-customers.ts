import { asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { emitEvent } from '#platform/integrations/emit-event.ts'
import { clientes, gruposClientes } from '../tables.ts'

const PAGE = 500

/** A customer in an imported file: all text, empty if unknown; days as `YYYY-MM-DD`, phones in E.164. */
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
  /** The name of the reseller group. */
  grupo: string
  /** Since when they agree to offers. */
  aceitaOfertasEm: string
}

/** The existing customers with these e-mails. */
export async function customersByEmail(db: Database, emails: readonly string[]) {
  const rows = await customersQuery(db).where(inArray(clientes.email, [...emails]))

  return rows.map(({ id: _id, ...cliente }) => cliente)
}

/** All customers, five hundred per page, after this id. */
export async function customersAfter(db: Database, depois: number) {
  const rows = await customersQuery(db).where(gt(clientes.id, depois)).orderBy(asc(clientes.id)).limit(PAGE)

  return rows.map(({ id, ...cliente }) => ({ id, cliente }))
}

function customersQuery(db: Database) {
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
 * Creates a customer from a file, or updates the one with this e-mail. Call it in a transaction. Refuses
 * `CadastroInvalido` if the document is another customer's, the name is missing, or the group does not exist.
 */
export async function saveImportedCustomer(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
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
    .values({ ...row, email, criadoEm: now })
    .onConflictDoUpdate({
      target: clientes.email,
      set: {
        ...row,
        // The file has only the day; keeps the stored time if it is the same day.
        aceitaOfertasEm: sql`case when to_char(${clientes.aceitaOfertasEm} at time zone 'UTC', 'YYYY-MM-DD') = ${customer.aceitaOfertasEm} then ${clientes.aceitaOfertasEm} else excluded.aceita_ofertas_em end`,
        // Resellers without a group stay resellers.
        revendedor: sql`excluded.id_grupo is not null or (${clientes.revendedor} and ${clientes.idGrupo} is null)`,
      },
    })
    // xmax is 0 only for an inserted row.
    .returning({ id: clientes.id, isNew: sql<boolean>`xmax = 0` })
  if (saved?.isNew) await emitEvent(db, 'cliente.criado', { id: saved.id })
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

/** Deletes an imported customer. Their orders stay. */
export async function removeImportedCustomer(db: Database, email: string): Promise<void> {
  await db.delete(clientes).where(eq(clientes.email, email))
}

function invalid(motivo: string) {
  return refuse('CadastroInvalido', { motivo }, motivo)
}
