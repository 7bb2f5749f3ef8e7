import { eq } from 'drizzle-orm'
import type { MailTexts } from '#contract/content/mail-texts.ts'
import type { Database } from '#platform/database/connect.ts'
import { textosEmails } from '../tables.ts'
import type { TemplateName } from '../templates.ts'
import { NO_TEXTS } from './marks.ts'

/** The store's own texts of a mail; version 1 has none. */
export async function mailTexts(
  db: Database,
  modelo: TemplateName,
): Promise<{ textos: MailTexts; versao: number }> {
  const [row] = await db.select().from(textosEmails).where(eq(textosEmails.modelo, modelo))
  if (!row) return { textos: NO_TEXTS, versao: 1 }
  const { assunto, saudacao, encerramento, aviso, versao } = row

  return { textos: { assunto, saudacao, encerramento, aviso }, versao }
}
