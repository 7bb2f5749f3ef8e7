import { html } from 'hono/html'
import type { Settings } from '#contract/settings/settings.ts'
import { CONSENT_TEXTS } from '#domain/customer/consent-texts.ts'
import { companyLine } from '#domain/format/company-line.ts'
import type { PlainLook } from '../pages/plain-look.ts'
import { plainPage } from '../pages/plain-page.ts'
import { contactList } from './contact-list.ts'
import { WAITING_SCRIPT } from './waiting-page.ts'

/** The pages that links of newsletter mails open; only their button acts, since mail scanners open links too. */
export const LINK_PAGES = {
  confirmar: {
    heading: 'Confirme seu e-mail',
    text: 'Aperte o botão para receber o aviso da abertura e as novidades da loja. Você pode sair quando quiser, com um clique.',
    button: 'Confirmar meu e-mail',
    done: 'Tudo certo',
  },
  sair: {
    heading: 'Sair da newsletter',
    text: 'O botão encerra nossas mensagens na hora.',
    button: 'Não quero mais receber',
    done: 'Inscrição encerrada',
  },
} as const

/** What was typed into the newsletter's form, and what is wrong with it. */
type Refused = { email: string; problem: string }

/** The page that visitors see until the shop is opened. */
export function soonPage({ loja, sistema }: Settings, look: PlainLook, refused?: Refused) {
  const { mensagem, newsletter } = sistema.emBreve
  const contacts = contactList(loja)

  return plainPage({
    nome: loja.nome,
    title: `Em breve | ${loja.nome}`,
    heading: 'Em breve, a nossa loja',
    body: html`
      <p>${mensagem || 'Estamos arrumando as prateleiras. Falta pouco para abrir.'}</p>
      ${newsletter && signUpForm(refused)}
      ${contacts && html`<p>Enquanto isso, fale com a gente:</p>${contacts}`}`,
    footer: companyLine(loja),
    look,
    script: WAITING_SCRIPT,
  })
}

function signUpForm(refused: Refused | undefined) {
  return html`<form method="post" action="/newsletter" novalidate>
    <label for="email">Quer saber quando abrirmos? Deixe seu e-mail</label>
    ${refused && html`<p role="alert" id="erro">${refused.problem}</p>`}
    <div>
      <input id="email" type="email" name="email" required maxlength="254" autocomplete="email" value="${refused?.email ?? ''}"
        aria-describedby="${refused ? 'erro termos' : 'termos'}" ${refused && html`aria-invalid="true" autofocus`} />
      <button type="submit">Avise-me</button>
    </div>
    <small id="termos">${CONSENT_TEXTS.emBreve}</small>
  </form>`
}

/** The page of a mail's link, before its button is pressed. */
export function linkPage({ loja }: Settings, look: PlainLook, link: keyof typeof LINK_PAGES) {
  const { heading, text, button } = LINK_PAGES[link]

  return plainPage({
    nome: loja.nome,
    title: `${heading} | ${loja.nome}`,
    heading,
    body: html`<p>${text}</p><form method="post"><button type="submit">${button}</button></form>`,
    footer: companyLine(loja),
    look,
    script: null,
  })
}

/** The answer to a form. */
export function saidPage(
  { loja }: Settings,
  look: PlainLook,
  { heading, text }: { heading: string; text: string },
) {
  return plainPage({
    nome: loja.nome,
    title: `${heading} | ${loja.nome}`,
    heading,
    body: html`<p role="status">${text}</p><p><a href="/">Voltar</a></p>`,
    footer: companyLine(loja),
    look,
    script: null,
  })
}
