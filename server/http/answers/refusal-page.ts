import { html } from 'hono/html'
import type { Settings } from '#contract/settings/settings.ts'
import { companyLine } from '#domain/format/company-line.ts'
import type { PlainLook } from '#server/pages/plain-look.ts'
import { plainPage } from '#server/pages/plain-page.ts'
import { contentSecurityPolicy } from '../security-headers.ts'
import type { RefusalPage } from './send-text.ts'

/** Page for refusals and failures, in the shop's look; needs neither the database nor the built pages. */
export function createRefusalPage(settings: () => Settings, look: PlainLook): RefusalPage {
  return async ({ status, mensagem }) => {
    const { loja } = settings()
    const page = await plainPage({
      nome: loja.nome,
      title: `${HEADINGS[status] ?? OTHER} | ${loja.nome}`,
      heading: HEADINGS[status] ?? OTHER,
      body: html`
        <p>${mensagem}</p>
        ${status === 400 ? html`<p><a href="/">Ir para a página inicial</a></p>` : html`<p><a href="">Tentar de novo</a></p>`}`,
      footer: companyLine(loja),
      look,
      script: null,
    })

    return { html: String(page), policy: contentSecurityPolicy([]) }
  }
}

const OTHER = 'Algo desafinou'

const HEADINGS: Record<number, string> = {
  400: 'Este endereço não pode ser lido',
  429: 'Um compasso de espera',
  503: 'Voltamos em instantes',
}
