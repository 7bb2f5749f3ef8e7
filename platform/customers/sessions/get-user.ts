import { and, eq, sql } from 'drizzle-orm'
import type { User } from '#contract/customers/customers.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { clientes, enderecosClientes as enderecos, sessoes } from '../tables.ts'
import { recordSeen } from './session.ts'

/** Returns the customer of the session, or the visitor of the specification's section 3. */
export async function getUser({ db, sessao, now }: RequestContext): Promise<User> {
  if (sessao === null) return VISITOR
  const [row] = await db
    .select({ sessao: sessoes, cliente: clientes, endereco: enderecos })
    .from(sessoes)
    .leftJoin(
      clientes,
      and(
        sql`${clientes.id} = coalesce(${sessoes.idCliente}, ${sessoes.idClienteVenda})`,
        eq(clientes.ativo, true),
      ),
    )
    .leftJoin(enderecos, and(eq(enderecos.idCliente, clientes.id), enderecos.principal))
    .where(eq(sessoes.hash, sessao))
  if (!row) return VISITOR
  await recordSeen(db, row.sessao, now)
  const { cep, uf, loginFacilitado } = row.sessao
  const place = row.endereco ?? { cep: cep ?? '', cidade: '', uf: uf ?? '' }
  const endereco = {
    cep: cep ?? row.endereco?.cep ?? '',
    principal: { cep: place.cep, cidade: place.cidade, uf: place.uf, pais: VISITOR.endereco.principal.pais },
  }
  const visitor = { ...VISITOR, ...sellerOf(row.sessao), endereco }
  if (!row.cliente) return visitor
  const { id, nomeRazao, nomeFantasia, celular, telefone, email, pessoa, sexo } = row.cliente
  const { nascimento, revendedor, ativo } = row.cliente
  const customer = { id, nomeRazao, nomeFantasia, celular, telefone, email, pessoa, sexo, revendedor, ativo }

  // A staff member who sells to a customer is not logged in to that account.
  const logado = !visitor.vendaInterna
  return { ...visitor, ...customer, nascimento: nascimento ?? '', logado, loginFacilitado }
}

function sellerOf({ vendedor }: typeof sessoes.$inferSelect): Pick<User, 'vendaInterna' | 'representantes'> {
  return {
    vendaInterna: vendedor !== null,
    representantes: vendedor === null ? [] : [{ id: 0, nome: vendedor }],
  }
}

const VISITOR: User = {
  id: 0,
  nomeRazao: 'visitor',
  nomeFantasia: '',
  celular: '',
  telefone: '',
  email: '',
  pessoa: 'F',
  sexo: '',
  nascimento: '',
  revendedor: false,
  logado: false,
  loginFacilitado: false,
  primeiraCompra: true,
  ativo: true,
  representantes: [],
  vendaInterna: false,
  endereco: { cep: '', principal: { cep: '', cidade: '', uf: '', pais: 'BR' } },
}
