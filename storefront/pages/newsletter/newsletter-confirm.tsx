import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { answerLink, LinkPage } from '../link-page.tsx'
import type { Route } from './+types/newsletter-confirm'

/** Confirms a newsletter subscription, by the key in the mail's link. */
export function action({ context, url }: Route.ActionArgs) {
  const chave = url.searchParams.get('chave') ?? ''

  return answerLink(context.get(apiContext).marketing.confirmNewsletter({ chave }))
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Confirmar e-mail', matches) }, { name: 'robots', content: 'noindex' }]
}

export default function NewsletterConfirm({ actionData }: Route.ComponentProps) {
  return (
    <LinkPage
      title="Confirme seu e-mail"
      text="Aperte o botão para começar a receber nossos lançamentos, ofertas e dicas de quem toca. Você pode sair quando quiser, com um clique."
      button="Confirmar meu e-mail"
      doneTitle="Tudo certo"
      help="Se você já confirmou, não precisa fazer mais nada; senão, cadastre seu e-mail de novo no fim de qualquer página."
      answer={actionData}
    />
  )
}
