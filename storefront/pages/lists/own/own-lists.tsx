import { Form } from 'react-router'
import { countDone } from '#storefront/analytics/count-done.ts'
import { Field } from '#storefront/components/forms/field.tsx'
import { textOf } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { LISTS_PATH } from '#storefront/customer/account-paths.ts'
import { DeviceFavouritesGrid } from '#storefront/customer/wishlist/on-device/device-favourites-grid.tsx'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../../components/button.module.css'
import tools from '../../../product/instruments/tool-page.module.css'
import styles from '../../cart/shared-cart.module.css'
import type { Route } from './+types/own-lists'
import { changed } from './list-answer.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { personalLists, customers } = context.get(apiContext)
  const [{ listas }, { logado }] = await Promise.all([personalLists.list(), customers.user()])

  return { listas, logado }
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const created = api.personalLists
    .create({ nome: textOf(form, 'nome') })
    .then(() => countDone(api, LISTS_PATH, { nome: 'create_list' }))

  return changed(created, form, LISTS_PATH)
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Minhas listas', matches) }, { name: 'robots', content: 'noindex' }]
}

/** A shopper's own lists. They need no account; with one, they are on all devices. */
export default function OwnLists({ loaderData, actionData }: Route.ComponentProps) {
  const { listas, logado } = loaderData

  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>Minhas listas</h1>
      <p className={styles['quiet']}>
        Junte produtos para depois, para um presente ou para a turma, com quantidade e nota, e mostre a lista
        por um link.
        {!logado && ' As listas ficam neste navegador por 90 dias; ao entrar na sua conta, vão com você.'}
      </p>
      {listas.length > 0 && (
        <ul className={tools['results']} aria-label="Listas">
          {listas.map(({ id, nome, itens }) => (
            <li key={id}>
              <a href={`${LISTS_PATH}/${id}`}>{nome}</a>{' '}
              <span className={styles['quiet']}>{itens === 1 ? '1 produto' : `${itens} produtos`}</span>
            </li>
          ))}
        </ul>
      )}
      <Form method="post" className={tools['results']}>
        <FormRefusal sentence={actionData?.refusal} />
        <Field
          label="Nome da nova lista"
          name="nome"
          maxLength={60}
          required
          key={listas.length}
          defaultValue={actionData?.typed['nome']}
          problem={actionData?.problems['nome']}
        />
        <button type="submit" className={buttons['primary']}>
          Criar lista
        </button>
      </Form>
      {!logado && <DeviceFavouritesGrid />}
    </div>
  )
}
