import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { answerLink, LinkPage } from '../link-page.tsx'
import type { Route } from './+types/leave-reminders'

/** Ends the reminders of string changes; mail programs call it directly (one-click, RFC 8058). */
export function action({ context, url }: Route.ActionArgs) {
  const key = url.searchParams.get('key') || '-'

  return answerLink(context.get(apiContext).instruments.leaveReminders({ key }))
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle('Deixar de receber lembretes', matches) },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function LeaveReminders({ actionData }: Route.ComponentProps) {
  return (
    <LinkPage
      title="Deixar de receber lembretes"
      text="O botão encerra os lembretes de trocar as cordas de todos os seus instrumentos. Os instrumentos continuam na sua conta."
      button="Não quero mais lembretes"
      doneTitle="Tudo certo"
      help="Se você ainda recebe lembretes, abra o link do mais recente, ou desligue na página Meus instrumentos."
      answer={actionData}
    />
  )
}
