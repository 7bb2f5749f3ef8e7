import { redirect } from 'react-router'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { LinkPage } from '../link-page.tsx'
import type { Route } from './+types/store-evaluation'

/** Asks whether the address' `key` has an evaluation to confirm; one that is missing, unknown or used leads home. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const key = readKey(url)
  const { aguarda } = await context.get(apiContext).reviews.pendingStoreEvaluation({ key })
  if (!aguarda) throw redirect('/')

  return null
}

/** Confirms it, once the button is pressed; who comes second is led home. */
export async function action({ context, url }: Route.ActionArgs) {
  const key = readKey(url)
  const { sucesso } = await context.get(apiContext).reviews.confirmStoreEvaluation({ key })

  throw redirect(sucesso ? `/avaliacao/obrigado?key=${encodeURIComponent(key)}` : '/')
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Confirmar avaliação', matches) }, { name: 'robots', content: 'noindex' }]
}

/** Where the key of an evaluation leads that was written before: to see the page confirms nothing. */
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
