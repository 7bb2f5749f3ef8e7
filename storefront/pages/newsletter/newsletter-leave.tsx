import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { answerLink, LinkPage } from '../link-page.tsx'
import type { Route } from './+types/newsletter-leave'

/**
 * Ends a newsletter subscription, by the key in the mail's link; mail programs call it directly (one-click, RFC 8058).
 */
export function action({ context, url }: Route.ActionArgs) {
  const chave = url.searchParams.get('chave') ?? ''

  return answerLink(context.get(apiContext).marketing.leaveNewsletter({ chave }))
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Sair da newsletter', matches) }, { name: 'robots', content: 'noindex' }]
}

export default function NewsletterLeave({ actionData }: Route.ComponentProps) {
  return (
    <LinkPage
      title="Sair da newsletter"
      text="O botão encerra nossas mensagens na hora. Avisos de pedidos e entregas continuam chegando ao seu e-mail normalmente."
      button="Não quero mais receber"
      doneTitle="Inscrição encerrada"
      help={
        <>
          Abra o link da mensagem mais recente que você recebeu ou escreva para a{' '}
          <a href="/pagina/central-de-atendimento">central de atendimento</a>, que cuidamos disso.
        </>
      }
      answer={actionData}
    />
  )
}
