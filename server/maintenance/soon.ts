import type { IncomingMessage } from 'node:http'
import { ORPCError } from '@orpc/server'
import { NewsletterSignup } from '#contract/marketing/marketing.ts'
import type { Message } from '#contract/message.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { CONSENT_TEXTS } from '#domain/customer/consent-texts.ts'
import { WRONG_EMAIL } from '#domain/customer/read-email.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { confirmNewsletter } from '#platform/marketing/newsletter/confirm-newsletter.ts'
import { leaveNewsletter } from '#platform/marketing/newsletter/leave-newsletter.ts'
import { askForNewsletter } from '#platform/marketing/newsletter/subscribe-newsletter.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import type { PlainLook } from '../pages/plain-look.ts'
import type { GateAnswer } from './gate.ts'
import { readForm } from './read-form.ts'
import { LINK_PAGES, linkPage, saidPage, soonPage } from './soon-page.ts'

/** What `robots.txt` says of a shop that is not open: nothing of it is to be crawled. */
export const CLOSED_ROBOTS = 'User-agent: *\nDisallow: /\n'

type CreateSoonInput = {
  settings: () => Settings
  storeUrl: string
  look: PlainLook
  context: (request: IncomingMessage) => RequestContext
}

/**
 * The pages of a shop that its owner has not opened yet: “em breve”, and the newsletter that announces the opening. All
 * work without JavaScript.
 */
export function createSoon({ settings, storeUrl, look, context }: CreateSoonInput) {
  return {
    /** Answers any address: those of the newsletter, else with the page “em breve”. */
    async answer(request: IncomingMessage, path: string, params: URLSearchParams): Promise<GateAnswer> {
      const isPost = request.method === 'POST'
      const mayWrite = isSameOrigin(request.method ?? 'GET', headersOf(request), storeUrl)
      if (path === '/newsletter' && isPost && mayWrite && settings().sistema.emBreve.newsletter)
        return signUp(request)
      if (path === '/newsletter/confirmar' || path === '/newsletter/sair') {
        const link = path === '/newsletter/sair' ? 'sair' : 'confirmar'
        if (!isPost) return { status: 200, page: linkPage(settings(), look, link) }
        if (mayWrite) return follow(request, link, params.get('chave') ?? '')
      }

      return { status: 503, page: soonPage(settings(), look) }
    },
  }

  async function signUp(request: IncomingMessage): Promise<GateAnswer> {
    const email = (await readForm(request)).get('email') ?? ''
    const signup = NewsletterSignup.safeParse({ email, origem: '/newsletter' })
    const { status, sentence } = signup.success
      ? await said(() => askForNewsletter(context(request), { ...signup.data, texto: CONSENT_TEXTS.emBreve }))
      : { status: 422, sentence: WRONG_EMAIL }
    if (status !== 200) return { status, page: soonPage(settings(), look, { email, problem: sentence }) }
    const heading = 'Falta só confirmar'
    const text =
      'Enviamos uma mensagem para o seu e-mail: abra o link que está nela para confirmar, e avisamos você quando a loja abrir.'

    return { status, page: saidPage(settings(), look, { heading, text }) }
  }

  /** Acts on a mail's link; mail programs call the one to leave directly (one-click, RFC 8058). */
  async function follow(
    request: IncomingMessage,
    link: keyof typeof LINK_PAGES,
    chave: string,
  ): Promise<GateAnswer> {
    const act = link === 'sair' ? leaveNewsletter : confirmNewsletter
    const { status, sentence } = await said(() => act(context(request), { chave: chave.slice(0, MAX_KEY) }))
    const heading = status === 200 ? LINK_PAGES[link].done : 'Não deu certo'

    return {
      status: status === 200 ? 200 : 410,
      page: saidPage(settings(), look, { heading, text: sentence }),
    }
  }
}

/** The contract's limit. */
const MAX_KEY = 100

/** What a use case says to people: its message, or its refusal with the status. */
async function said(
  work: () => Promise<{ mensagens: Message[] }>,
): Promise<{ status: number; sentence: string }> {
  try {
    const { mensagens } = await work()
    return { status: 200, sentence: mensagens[0]?.mensagem ?? '' }
  } catch (error) {
    if (!(error instanceof ORPCError) || !error.defined) throw error
    return { status: error.status, sentence: error.message }
  }
}

function headersOf({ headers }: IncomingMessage): Headers {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']

  return new Headers({
    ...(origin !== undefined && { origin }),
    ...(host !== undefined && { host }),
    ...(typeof site === 'string' && { 'sec-fetch-site': site }),
  })
}
