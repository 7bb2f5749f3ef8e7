import { eq } from 'drizzle-orm'
import type { MailInList, MailTexts, PanelMail } from '#contract/content/mail-texts.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { MAILS, sampleMail, TEMPLATE_NAMES, templateOf } from '../mails.ts'
import { textosEmails } from '../tables.ts'
import type { RenderedMail, TemplateName } from '../templates.ts'
import { mailTexts } from './mail-texts.ts'
import { marksOf, NO_TEXTS, strangeMarks } from './marks.ts'
import { SAMPLE_MAIL } from './sample-mail-queue.ts'
import { samplePicture } from './sample-picture.ts'

type Named = { modelo: string }

import { mailBrand } from '#platform/mail/mail-brand.ts'

/** Lists all mails and whether the store changed their texts. */
export async function listMails(context: RequestContext): Promise<{ itens: MailInList[] }> {
  permit(context, 'conteudo.ver')
  const rows = await context.db.select().from(textosEmails)
  const own = new Set(rows.filter(saysSomething).map(({ modelo }) => modelo))

  return {
    itens: TEMPLATE_NAMES.map((modelo) => ({ ...listed(modelo), proprio: own.has(modelo) })),
  }
}

/** Refuses `CadastroInexistente`. */
export async function getMail(context: RequestContext, { modelo }: Named): Promise<PanelMail> {
  permit(context, 'conteudo.ver')
  const name = known(modelo)

  return { ...(await mailTexts(context.db, name)), ...panelMail(context, name) }
}

/** Refuses `VersaoAntiga`, `CadastroInexistente`, and `CamposInvalidos` for a mark that the mail doesn't have. */
export function changeMail(
  context: RequestContext,
  { modelo, versao, ...textos }: MailTexts & Named & { versao: number },
): Promise<PanelMail> {
  permit(context, 'conteudo.editar')
  const name = known(modelo)
  refuseStrangeMarks(context, name, textos)

  return context.db.transaction(async (tx) => {
    await tx
      .insert(textosEmails)
      .values({ modelo, ...NO_TEXTS })
      .onConflictDoNothing()
    await lockMail(tx, name)
    const antes = await mailTexts(tx, name)
    if (antes.versao !== versao)
      throw refuse('VersaoAntiga', { versao: antes.versao, atual: { ...antes, ...panelMail(context, name) } })
    await tx
      .update(textosEmails)
      .set({ ...textos, versao: versao + 1 })
      .where(eq(textosEmails.modelo, name))
    const alvo = { tipo: 'email', id: name, nome: MAILS[name].nome }
    await recordChange(tx, context, { acao: 'email.alterado', alvo, antes: antes.textos, depois: textos })

    return { textos, versao: versao + 1, ...panelMail(context, name) }
  })
}

/** Renders the mail's sample with these texts. Refuses as `changeMail` does. */
export async function previewMail(
  context: RequestContext,
  { modelo, ...textos }: MailTexts & Named,
): Promise<{ assunto: string; html: string; texto: string }> {
  permit(context, 'conteudo.ver')
  const name = known(modelo)
  refuseStrangeMarks(context, name, textos)
  const { subject, html, text } = await rendered(context, name, textos)

  return { assunto: subject, html, texto: text }
}

/**
 * Sends the mail's sample to the member of staff. Refuses `CadastroInexistente` to an API token, which has no mailbox.
 */
export async function sendSample(context: RequestContext, { modelo }: Named): Promise<{ para: string }> {
  const { nome, email } = permit(context, 'conteudo.editar')
  const name = known(modelo)
  if (email === '') throw refuse('CadastroInexistente')
  await enqueue(context.db, SAMPLE_MAIL, { modelo: name, nome, email })

  return { para: email }
}

function known(modelo: string): TemplateName {
  const name = templateOf(modelo)
  if (!name) throw refuse('CadastroInexistente')

  return name
}

function panelMail(context: RequestContext, modelo: TemplateName) {
  return { ...listed(modelo), marcas: Object.keys(sampleMarks(context, modelo)).sort() }
}

function listed(modelo: TemplateName): Pick<MailInList, 'modelo' | 'nome' | 'quando' | 'grupo'> {
  const { nome, quando, grupo } = MAILS[modelo]

  return { modelo, nome, quando, grupo }
}

/** The marks of a mail are those of its sample. */
function sampleMarks({ settings: { loja }, storeUrl }: RequestContext, modelo: TemplateName) {
  return marksOf(modelo, sampleMail(modelo, storeUrl), { loja, storeUrl })
}

async function rendered(
  context: RequestContext,
  modelo: TemplateName,
  textos: MailTexts,
): Promise<RenderedMail> {
  const { db, settings, appearance, storeUrl, renderMail } = context
  const shop = { loja: settings.loja, storeUrl, marca: mailBrand(appearance) }
  const sample = sampleMail(modelo, storeUrl, await samplePicture(db))

  return renderMail(modelo, sample, shop, textos)
}

function refuseStrangeMarks(context: RequestContext, modelo: TemplateName, textos: MailTexts): void {
  const marks = Object.keys(sampleMarks(context, modelo)).sort()
  const words = new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(marks.map((mark) => `{${mark}}`))
  const campos = Object.entries(textos).flatMap(([campo, text]) => {
    const [first] = strangeMarks(text, marks)
    const mensagem = `Este e-mail não conhece ${first}. Entre chaves, use ${words}.`

    return first === undefined ? [] : [{ campo, mensagem }]
  })
  if (campos.length > 0) throw refuse('CamposInvalidos', { campos })
}

function saysSomething({ assunto, saudacao, encerramento, aviso }: MailTexts): boolean {
  return assunto + saudacao + encerramento + aviso !== ''
}

async function lockMail(tx: Database, modelo: TemplateName): Promise<void> {
  await tx
    .select({ modelo: textosEmails.modelo })
    .from(textosEmails)
    .where(eq(textosEmails.modelo, modelo))
    .for('update')
}
