import { and, eq } from 'drizzle-orm'
import type { User } from '#contract/customers.ts'
import type { Visit } from '#platform/visit.ts'
import { clientes, sessoes } from './tables.ts'

/** Who visits: the customer that the session belongs to, or the visitor of the specification's section 3. */
export async function getUser({ db, sessao }: Visit): Promise<User> {
  if (sessao === null) return VISITOR
  const [row] = await db
    .select({ sessao: sessoes, cliente: clientes })
    .from(sessoes)
    .leftJoin(clientes, and(eq(clientes.id, sessoes.idCliente), eq(clientes.ativo, true)))
    .where(eq(sessoes.hash, sessao))
  if (!row) return VISITOR
  const { cep, uf, loginFacilitado } = row.sessao
  const endereco = {
    cep: cep ?? '',
    principal: { ...VISITOR.endereco.principal, cep: cep ?? '', uf: uf ?? '' },
  }
  if (!row.cliente) return { ...VISITOR, endereco }
  const { id, nomeRazao, nomeFantasia, celular, telefone, email, pessoa, sexo } = row.cliente
  const { nascimento, revendedor, ativo } = row.cliente
  const told = { id, nomeRazao, nomeFantasia, celular, telefone, email, pessoa, sexo, revendedor, ativo }

  return { ...VISITOR, ...told, nascimento: nascimento ?? '', logado: true, loginFacilitado, endereco }
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
