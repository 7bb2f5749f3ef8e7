import { html } from 'hono/html'
import type { Settings } from '#contract/settings/settings.ts'
import { phoneLink, whatsappLink } from '#domain/format/contact-link.ts'
import { companyLine } from '../pages/company-line.ts'
import { plainPage } from '../pages/plain-page.ts'

/** A browser that has the word in local storage but lost the cookie sends it again. */
export const WAITING_SCRIPT = `try {
  const word = localStorage.getItem('liberarAcesso')
  if (word) {
    const address = new URL(location.href)
    address.searchParams.set('liberarAcesso', word)
    location.replace(address)
  }
} catch {}`

/** The page that visitors see while the shop is closed (specification, section 2 "Layout"). */
export function waitingPage({ loja, sistema }: Settings, files: string[]) {
  const { nome, email, telefone, whatsapp, atendimento } = loja
  const { mensagem } = sistema.manutencao
  // A new shop has no contact details yet.
  const contacts = [
    whatsapp && html`<li><a href="${whatsappLink(whatsapp)}">WhatsApp ${whatsapp}</a></li>`,
    telefone && html`<li><a href="${phoneLink(telefone)}">${telefone}</a></li>`,
    email && html`<li><a href="mailto:${email}">${email}</a></li>`,
  ].filter((contact) => contact !== '')

  return plainPage({
    nome,
    title: `Voltamos já | ${nome}`,
    heading: 'Estamos afinando a loja',
    body: html`
      <p>${mensagem || 'Voltamos em instantes. O que está na sua sacola continua guardado.'}</p>
      ${contacts.length > 0 && html`<p>Se precisar da gente agora, fale com o atendimento:</p>`}
      ${contacts.length > 0 && html`<ul>${contacts}${atendimento && html`<li>${atendimento}</li>`}</ul>`}`,
    footer: companyLine(loja),
    files,
    script: WAITING_SCRIPT,
  })
}
