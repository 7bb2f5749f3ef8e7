import { eq } from 'drizzle-orm'
import type { MailInList, MailTexts, PanelMail } from '#contract/content/mail-texts.ts'
import type { Database } from '#platform/database/connect.ts'
import { noteChange } from '#platform/infrastructure/audit/note-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { MAILS, TEMPLATE_NAMES, templateOf } from '../mail-list.ts'
import { textosEmails } from '../tables.ts'
import type { RenderedMail, TemplateName } from '../templates.ts'
import { mailTexts } from './mail-texts.ts'
import { marksOf, NO_TEXTS, strangeMarks } from './marks.ts'
import { SAMPLE_MAIL } from './sample-mail-queue.ts'
import { samplePicture } from './sample-picture.ts'
import { sampleMails } from './samples.ts'

type Named = { modelo: string }

/** All mails of the store, with those that speak in its own words marked. */
export async function listMails(context: RequestContext): Promise<{ itens: MailInList[] }> {
  permit(context, 'conteudo.ver')
  const rows = await context.db.select().from(textosEmails)
  const own = new Set(rows.filter(saysSomething).map(({ modelo }) => modelo))

  return {
    itens: TEMPLATE_NAMES.map((modelo) => ({ modelo, ...MAILS[modelo], proprio: own.has(modelo) })),
  }
}

/** Refuses `CadastroInexistente`. */
export async function getMail(context: RequestContext, { modelo }: Named): Promise<PanelMail> {
  permit(context, 'conteudo.ver')
  const name = known(modelo)

  return { ...(await mailTexts(context.db, name)), ...panelMail(context, name) }
}

/** Refuses `VersaoAntiga`, `CadastroInexistente`, and `CamposInvalidos` for a mark that the mail doesn't know. */
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
    await noteChange(tx, context, { acao: 'email.alterado', alvo, antes: antes.textos, depois: textos })

    return { textos, versao: versao + 1, ...panelMail(context, name) }
  })
}

/** As it would arrive, with invented data. Refuses as `changeMail` does. */
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

/** Sends the mail with invented data to who asks. A program has no mailbox: to it `CadastroInexistente`. */
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
  return { modelo, ...MAILS[modelo], marcas: Object.keys(sampleMarks(context, modelo)).sort() }
}

/** The marks of a mail are those that its sample has. */
function sampleMarks({ settings: { loja }, storeUrl }: RequestContext, modelo: TemplateName) {
  return marksOf(modelo, sampleMails(storeUrl)[modelo], { loja, storeUrl })
}

async function rendered(
  context: RequestContext,
  modelo: TemplateName,
  textos: MailTexts,
): Promise<RenderedMail> {
  const { db, settings, storeUrl, renderMail } = context
  const samples = sampleMails(storeUrl, await samplePicture(db))

  return renderMail(modelo, samples[modelo], { loja: settings.loja, storeUrl }, textos)
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
