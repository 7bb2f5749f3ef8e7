import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** What came with the examples: paths of categories, parents first, and slugs of brands. */
type Created = { categorias: string[]; marcas: string[] }

/** The load of example products; no row if there are none. */
export const exemplos = pgTable('exemplos', {
  unico: boolean().primaryKey().default(true),
  situacao: text({ enum: ['carregando', 'carregado', 'removendo'] }).notNull(),
  feitos: integer().notNull().default(0),
  total: integer().notNull().default(0),
  criados: jsonb().$type<Created>().notNull().default({ categorias: [], marcas: [] }),
})

export const produtosExemplo = pgTable('produtos_exemplo', { idProduto: integer().primaryKey() })
