import { Form, redirect } from 'react-router'
import type { SavedCard } from '#contract/orders/saved-cards.ts'
import { cardName, expiryText } from '#domain/payments/cards/card-name.ts'
import { refusedForm, textOf } from '#storefront/components/forms/form-answer.ts'
import { AccountHead } from '#storefront/customer/account-head.tsx'
import { CARDS_PATH } from '#storefront/customer/account-paths.ts'
import { customerAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import type { Route } from './+types/account-cards'
import styles from './account-addresses.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { cards } = context.get(apiContext).orders
  const { cartoes } = await customerAnswer(cards.list(), loginPath(url.pathname))

  return { cartoes, removed: url.searchParams.get('feito') === 'removido' }
}

/** Removes a card. */
export async function action({ request, context }: Route.ActionArgs) {
  const { cards } = context.get(apiContext).orders
  const form = await request.formData()
  try {
    await cards.remove({ id: textOf(form, 'id') })
  } catch (error) {
    return refusedForm(error, form)
  }
  throw redirect(`${CARDS_PATH}?feito=removido`, 303)
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Meus cartões', matches) }, { name: 'robots', content: 'noindex' }]
}

/** The customer's cards that a payment provider stores. */
export default function AccountCards({ loaderData, actionData }: Route.ComponentProps) {
  const { cartoes, removed } = loaderData

  return (
    <div className={`wrap ${styles['page']}`}>
      <AccountHead
        page={{ label: 'Cartões', url: CARDS_PATH }}
        title="Meus cartões"
        text={
          cartoes.length === 0
            ? 'Você não tem cartões guardados. Ao pagar com cartão, você escolhe se quer guardá-lo.'
            : 'A operadora guarda os cartões; a loja só vê o que está aqui. Algumas pedem o código de segurança a cada compra.'
        }
        refusal={actionData?.refusal}
        done={removed && !actionData ? 'Cartão removido.' : null}
      />
      {cartoes.length > 0 && (
        <ul className={styles['cards']}>
          {cartoes.map((cartao) => (
            <CardEntry key={cartao.id} cartao={cartao} />
          ))}
        </ul>
      )}
    </div>
  )
}

function CardEntry({ cartao }: { cartao: SavedCard }) {
  const name = cardName(cartao)

  return (
    <li className={styles['card']}>
      <p>
        <strong>{name}</strong>
      </p>
      <p>{cartao.vencido ? 'Este cartão venceu.' : `Este cartão ${expiryText(cartao)}.`}</p>
      <div className={styles['actions']}>
        <details className={styles['removal']}>
          <summary>
            Remover<span className="visually-hidden"> {name}</span>
          </summary>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={cartao.id} />
            <p>Remover este cartão?</p>
            <button type="submit" className={buttons['secondary']}>
              Sim, remover
            </button>
          </Form>
        </details>
      </div>
    </li>
  )
}
