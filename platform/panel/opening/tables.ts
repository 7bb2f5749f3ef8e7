import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/database/columns.ts'

export const passosDispensados = pgTable('passos_dispensados', {
  passo: text().primaryKey(),
  em: instant().notNull(),
})
