import { bigint, boolean, customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ROLES } from '#domain/staff/permissions.ts'
import { identity, instant } from '#platform/database/columns.ts'

const bytes = customType<{ data: Uint8Array<ArrayBuffer> }>({ dataType: () => 'bytea' })

export const funcionarios = pgTable('funcionarios', {
  id: identity(),
  nome: text().notNull(),
  email: text().notNull(),
  papel: text({ enum: ROLES }).notNull(),
  senha: text(),
  ativo: boolean().notNull().default(true),
  totpSegredo: text(),
  totpConfirmadoEm: instant(),
  totpUltimoPasso: bigint({ mode: 'number' }),
  criadoEm: instant().notNull(),
})

export const funcionariosCodigos = pgTable(
  'funcionarios_codigos',
  { idFuncionario: integer().notNull(), hash: text().notNull() },
  (table) => [primaryKey({ columns: [table.idFuncionario, table.hash] })],
)

export const funcionariosConvites = pgTable('funcionarios_convites', {
  idFuncionario: integer().primaryKey(),
  hash: text().notNull(),
  expiraEm: instant().notNull(),
})

/** At most one row: the link by which a store without an owner gets one. */
export const primeiroAcesso = pgTable('primeiro_acesso', {
  hash: text().primaryKey(),
  criadaEm: instant().notNull(),
  expiraEm: instant().notNull(),
})

export const funcionariosSessoes = pgTable('funcionarios_sessoes', {
  hash: text().primaryKey(),
  id: uuid().notNull().defaultRandom(),
  idFuncionario: integer().notNull(),
  etapa: text({ enum: ['segundoFator', 'cadastro', 'dentro'] }).notNull(),
  criadaEm: instant().notNull(),
  vistaEm: instant().notNull(),
  expiraEm: instant().notNull(),
  ip: text().notNull(),
  agente: text().notNull(),
})

export const funcionariosChaves = pgTable('funcionarios_chaves', {
  id: text().primaryKey(),
  idFuncionario: integer().notNull(),
  nome: text().notNull(),
  chavePublica: bytes().notNull(),
  contador: bigint({ mode: 'number' }).notNull(),
  transportes: text().array().notNull(),
  criadaEm: instant().notNull(),
})

export const funcionariosDesafios = pgTable('funcionarios_desafios', {
  hash: text().primaryKey(),
  desafio: text().notNull(),
  expiraEm: instant().notNull(),
})

export const paginasAbertas = pgTable(
  'paginas_abertas',
  {
    pagina: text().notNull(),
    idFuncionario: integer().notNull(),
    abertaEm: instant().notNull(),
    vistaEm: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pagina, table.idFuncionario] })],
)
