import { redirect } from 'react-router'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { LinkPage } from '../link-page.tsx'
import type { Route } from './+types/store-evaluation'

/** Redirects home unless the `key` has an evaluation to confirm. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const key = readKey(url)
  const { aguarda } = await context.get(apiContext).reviews.pendingStoreEvaluation({ key })
  if (!aguarda) throw redirect('/')

  return null
}

/** Confirms the evaluation; redirects home if it was confirmed before. */
export async function action({ context, url }: Route.ActionArgs) {
  const key = readKey(url)
  const { sucesso } = await context.get(apiContext).reviews.confirmStoreEvaluation({ key })

  throw redirect(sucesso ? `/avaliacao/obrigado?key=${encodeURIComponent(key)}` : '/')
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Confirmar avaliação', matches) }, { name: 'robots', content: 'noindex' }]
}

/** Confirms an evaluation written earlier. Only the button confirms, not opening the page. */
export default function StoreEvaluation() {
  return (
    <LinkPage
      title="Confirme sua avaliação"
      text="Aperte o botão para confirmar o que você contou da loja. Só depois disso a avaliação conta."
      button="Confirmar minha avaliação"
      doneTitle="Obrigado pela sua avaliação"
      help={null}
      answer={undefined}
    />
  )
}

function readKey({ searchParams }: URL): string {
  const key = searchParams.get('key')
  if (!key || key.length > 100) throw redirect('/')

  return key
}
