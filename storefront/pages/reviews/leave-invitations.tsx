import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { answerLink, LinkPage } from '../link-page.tsx'
import type { Route } from './+types/leave-invitations'

/** Unsubscribes from review invitations; mail programs call it directly (one-click, RFC 8058). */
export function action({ context, url }: Route.ActionArgs) {
  const key = url.searchParams.get('key') || '-'

  return answerLink(context.get(apiContext).reviews.leaveInvitations({ key }))
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Deixar de receber convites', matches) }, { name: 'robots', content: 'noindex' }]
}

export default function LeaveInvitations({ actionData }: Route.ComponentProps) {
  return (
    <LinkPage
      title="Deixar de receber convites"
      text="O botão encerra os nossos pedidos de avaliação. Avisos de pedidos e entregas continuam chegando normalmente."
      button="Não quero mais receber"
      doneTitle="Tudo certo"
      help="Se você ainda recebe os pedidos, abra o link do mais recente."
      answer={actionData}
    />
  )
}
