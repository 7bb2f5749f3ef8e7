import { html } from 'hono/html'
import type { Settings } from '#contract/settings/settings.ts'
import { companyLine } from '#domain/format/company-line.ts'
import type { PlainLook } from '../pages/plain-look.ts'
import { plainPage } from '../pages/plain-page.ts'
import { contactList } from './contact-list.ts'

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
export function waitingPage({ loja, sistema }: Settings, look: PlainLook) {
  const { nome } = loja
  const { mensagem } = sistema.manutencao
  const contacts = contactList(loja)

  return plainPage({
    nome,
    title: `Voltamos já | ${nome}`,
    heading: 'Estamos afinando a loja',
    body: html`
      <p>${mensagem || 'Voltamos em instantes. O que está na sua sacola continua guardado.'}</p>
      ${contacts && html`<p>Se precisar da gente agora, fale com o atendimento:</p>${contacts}`}`,
    footer: companyLine(loja),
    look,
    script: WAITING_SCRIPT,
  })
}
