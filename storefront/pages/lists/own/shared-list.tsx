import { countAdded } from '#storefront/analytics/count-added.ts'
import { onlyFirstClick } from '#storefront/cart/buy-form/buy-form.tsx'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../../components/button.module.css'
import styles from '../../cart/shared-cart.module.css'
import type { Route } from './+types/shared-list'
import { bought, skuOf } from './list-answer.ts'
import { ListEntry } from './list-entry.tsx'

export async function loader({ context, params: { chave } }: Route.LoaderArgs) {
  return pageAnswer(context.get(apiContext).personalLists.shared({ chave }))
}

/** Adds the list, or one item of it, to the cart. */
export async function action({ request, context, url, params: { chave } }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const item = form.has('sku') ? { idAtributoSimples: skuOf(form) } : {}

  return bought(
    countAdded(api, { pagina: url.pathname, lista: 'Lista compartilhada' }, () =>
      api.personalLists.buyShared({ chave, ...item }),
    ),
    form,
  )
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Lista compartilhada', matches) }, { name: 'robots', content: 'noindex' }]
}

/** A list that somebody shows: its items at today's prices, to add to the visitor's own cart. */
export default function SharedList({ loaderData, actionData }: Route.ComponentProps) {
  const { nome, itens } = loaderData
  const buyable = itens.filter(({ produto }) => produto?.disponivel)

  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>{nome}</h1>
      <p className={styles['quiet']}>Alguém mostrou esta lista a você. Os preços são os de hoje.</p>
      <FormRefusal sentence={actionData?.refusal} />
      {itens.length === 0 && <p>A lista ainda está vazia.</p>}
      <ul className={styles['list']} aria-label="Produtos da lista">
        {itens.map((item) => (
          <ListEntry key={item.hash.idAtributoSimples} item={item}>
            {item.produto?.disponivel && (
              <form method="post">
                <input type="hidden" name="sku" value={item.hash.idAtributoSimples} />
                <button
                  type="submit"
                  className={buttons['quiet']}
                  onClick={onlyFirstClick}
                  aria-label={`Pôr ${item.nome} na sacola`}
                >
                  Pôr na sacola
                </button>
              </form>
            )}
          </ListEntry>
        ))}
      </ul>
      {buyable.length > 1 && (
        <form method="post">
          <button type="submit" className={buttons['primary']} onClick={onlyFirstClick}>
            Pôr tudo na minha sacola
          </button>
        </form>
      )}
    </div>
  )
}
