import { readImportedCustomer } from '#domain/customer/read-imported.ts'
import {
  customersAfter,
  customersByEmail,
  type ImportedCustomer,
  removeImportedCustomer,
  saveImportedCustomer,
} from '#platform/customers/account/imported-customers.ts'
import type { ExportAdapter, Field, ImportAdapter } from './kind.ts'
import { lineKind, type Values } from './line-kind.ts'

const FIELDS = [
  { campo: 'email', nome: 'E-mail', otherNames: ['email', 'e mail', 'customer email'], obrigatorio: true },
  { campo: 'nomeRazao', nome: 'Nome', otherNames: ['nome completo', 'razao social', 'cliente', 'name'] },
  { campo: 'documento', nome: 'CPF/CNPJ', otherNames: ['cpf', 'cnpj', 'documento', 'cpf cnpj'] },
  { campo: 'nomeFantasia', nome: 'Nome fantasia', otherNames: ['fantasia'] },
  { campo: 'inscricaoEstadual', nome: 'Inscrição estadual', otherNames: ['ie'] },
  { campo: 'celular', nome: 'Celular', otherNames: ['whatsapp', 'telefone celular', 'phone'] },
  { campo: 'telefone', nome: 'Telefone', otherNames: ['telefone fixo', 'fone'] },
  { campo: 'sexo', nome: 'Sexo', otherNames: ['genero'] },
  { campo: 'nascimento', nome: 'Nascimento', otherNames: ['data de nascimento', 'aniversario'] },
  { campo: 'grupo', nome: 'Grupo de revenda', otherNames: ['grupo'] },
  {
    campo: 'aceitaOfertasEm',
    nome: 'Aceita ofertas desde',
    otherNames: ['aceita ofertas', 'accepts email marketing', 'consentimento'],
  },
] as const satisfies readonly Field[]

/** Customers by e-mail. They get no password: they log in with a code sent to the address. */
export const customersImport: ImportAdapter = lineKind({
  tipo: 'clientes',
  permissao: 'clientes.editar',
  campos: FIELDS,
  read: (campos) => {
    const read = readImportedCustomer(campos)
    return 'motivos' in read ? { problemas: read.motivos.map((motivo) => ({ motivo })) } : read
  },
  current: async (db, chaves) => {
    const rows = await customersByEmail(db, chaves)
    return new Map(rows.map((row) => [row.email, textOf(row)]))
  },
  write: ({ db, now }, email, valores) => saveImportedCustomer({ db, now }, customerOf(email, valores)),
  remove: ({ db }, email) => removeImportedCustomer(db, email),
})

function textOf({ email, ...rest }: ImportedCustomer): Values {
  return { email, ...rest }
}

function customerOf(email: string, values: Values): ImportedCustomer {
  const value = (campo: string) => values[campo] ?? ''

  return {
    email,
    nomeRazao: value('nomeRazao'),
    documento: value('documento'),
    nomeFantasia: value('nomeFantasia'),
    inscricaoEstadual: value('inscricaoEstadual'),
    celular: value('celular'),
    telefone: value('telefone'),
    sexo: value('sexo'),
    nascimento: value('nascimento'),
    grupo: value('grupo'),
    aceitaOfertasEm: value('aceitaOfertasEm'),
  }
}

export const customersExport: ExportAdapter = {
  header: async () => FIELDS.map(({ nome }) => nome),
  page: async ({ db }, { depois }) => {
    const rows = await customersAfter(db, Number(depois ?? 0))
    return {
      linhas: rows.map(({ cliente }) => FIELDS.map(({ campo }) => textOf(cliente)[campo] ?? '')),
      depois: rows.length > 0 ? String(rows.at(-1)?.id) : null,
    }
  },
}
