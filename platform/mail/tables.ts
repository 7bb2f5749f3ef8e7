import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const mensagensEnviadas = pgTable('mensagens_enviadas', {
  chave: text().primaryKey(),
  idTarefa: uuid().notNull(),
  tomadaEm: instant().notNull(),
  enviadaEm: instant(),
})
