import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { AttributionNote } from '#contract/customers/customers.ts'
import type { SignUp } from '#domain/customer/read-sign-up.ts'
import { identity, instant } from '#platform/database/columns.ts'

export const clientes = pgTable('clientes', {
  id: identity(),
  pessoa: text({ enum: ['F', 'J'] }).notNull(),
  nomeRazao: text().notNull(),
  nomeFantasia: text().notNull().default(''),
  email: text().notNull(),
  documento: text(),
  inscricaoEstadual: text().notNull().default(''),
  senha: text(),
  celular: text().notNull().default(''),
  telefone: text().notNull().default(''),
  sexo: text({ enum: ['', 'F', 'M', 'O'] })
    .notNull()
    .default(''),
  nascimento: date({ mode: 'string' }),
  revendedor: boolean().notNull().default(false),
  idGrupo: integer(),
  ativo: boolean().notNull().default(true),
  termosAceitosEm: instant(),
  aceitaOfertasEm: instant(),
  criadoEm: instant().notNull().defaultNow(),
  /** A trigger increments it with every change of the profile. */
  versao: integer().notNull().default(1),
})

/** Notes of the staff about a customer. */
export const clientesNotas = pgTable('clientes_notas', {
  id: identity(),
  idCliente: integer().notNull(),
  texto: text().notNull(),
  quem: text().notNull(),
  em: instant().notNull(),
})

export const enderecosClientes = pgTable('enderecos_clientes', {
  id: identity(),
  idCliente: integer().notNull(),
  lugar: smallint().notNull(),
  principal: boolean().notNull(),
  destinatario: text().notNull(),
  cep: text().notNull(),
  logradouro: text().notNull(),
  numero: text().notNull(),
  complemento: text().notNull(),
  bairro: text().notNull(),
  cidade: text().notNull(),
  uf: text().notNull(),
  referencia: text().notNull(),
})

export const sessoes = pgTable('sessoes', {
  hash: text().primaryKey(),
  /** Shown to the session's owner; gives no access. */
  id: uuid().notNull().defaultRandom(),
  agente: text().notNull().default(''),
  idCliente: integer(),
  loginFacilitado: boolean().notNull().default(false),
  /** The staff member who sells in this session, and the customer; never together with `idCliente`. */
  vendedor: text(),
  idClienteVenda: integer(),
  cep: text(),
  uf: text(),
  atribuicao: jsonb().$type<AttributionNote & { data: string }>(),
  criadaEm: instant().notNull(),
  vistaEm: instant().notNull(),
})

export const cadastros = pgTable('cadastros', {
  id: uuid().primaryKey().defaultRandom(),
  hash: text(),
  email: text().notNull(),
  documento: text().notNull(),
  senha: text().notNull(),
  dados: jsonb().$type<Omit<SignUp, 'email' | 'documento' | 'senha' | 'aceitaOfertas'>>().notNull(),
  aceitaOfertas: boolean().notNull(),
  volta: text(),
  favorito: integer(),
  criadoEm: instant().notNull(),
  expiraEm: instant().notNull(),
})

export const pedidosDeAcesso = pgTable('pedidos_de_acesso', {
  id: uuid().primaryKey().defaultRandom(),
  uso: text({ enum: ['senha', 'codigo', 'email'] }).notNull(),
  idCliente: integer(),
  /** The account's new address. */
  email: text(),
  sessao: text().notNull(),
  hash: text(),
  tentativas: integer().notNull().default(0),
  expiraEm: instant().notNull(),
})

export const tentativas = pgTable('tentativas', {
  alvo: text().primaryKey(),
  quantas: integer().notNull(),
  expiraEm: instant().notNull(),
})

/** Where an account's owner has logged in before: hashes of browser or network, and of the account's name. */
export const aparelhosConhecidos = pgTable(
  'aparelhos_conhecidos',
  { marca: text().notNull(), conta: text().notNull(), expiraEm: instant().notNull() },
  (table) => [primaryKey({ columns: [table.marca, table.conta] })],
)

/** Reseller groups; the catalogue has their prices. */
export const gruposClientes = pgTable('grupos_clientes', {
  id: identity(),
  nome: text().notNull(),
})

export const revendasPedidas = pgTable('revendas_pedidas', {
  idCliente: integer().primaryKey(),
  mensagem: text().notNull(),
  situacao: text({ enum: ['pendente', 'aprovada', 'recusada'] })
    .notNull()
    .default('pendente'),
  pedidaEm: instant().notNull(),
  respondidaEm: instant(),
})

export const convitesVenda = pgTable('convites_venda', {
  hash: text().primaryKey(),
  vendedor: text().notNull(),
  sessao: text(),
  expiraEm: instant().notNull(),
})
