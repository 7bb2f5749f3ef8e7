import { data, redirect } from 'react-router'
import type { Message } from '#contract/message.ts'
import { cutName } from '#domain/format/cut-name.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { chosenInCart, variantText } from '#domain/product/variants/variant-text.ts'
import { countAdded } from '#storefront/analytics/count-added.ts'
import { countDone } from '#storefront/analytics/count-done.ts'
import { onlyFirstClick } from '#storefront/cart/buy-form/buy-form.tsx'
import { CartMessages } from '#storefront/cart/cart-messages.tsx'
import { lineKey } from '#storefront/cart/shown-cart.ts'
import { textOf } from '#storefront/components/forms/form-answer.ts'
import { PictureLink } from '#storefront/components/picture-link.tsx'
import { pageAnswer, refusalSentence } from '#storefront/rendering/answers.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import type { Route } from './+types/shared-cart'
import styles from './shared-cart.module.css'

/** The lines are in the address; a message on the page says if some could not be read. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const itens = url.searchParams.get('itens') ?? ''

  return { itens, cart: await pageAnswer(context.get(apiContext).sharedCart.get({ itens })) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = context.get(apiContext)
  let cart: string
  try {
    cart = await countAdded(api, { pagina: url.pathname, lista: 'Sacola compartilhada' }, () =>
      api.sharedCart.take({ itens: textOf(form, 'itens') }),
    )
  } catch (error) {
    const refusal: Message = { tipo: 'erro', mensagem: refusalSentence(error) }

    return data({ refusal }, { status: 422 })
  }

  await countDone(api, url.pathname, { nome: 'take_shared_cart' })
  throw redirect(cart, 303)
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Sacola compartilhada', matches) }, { name: 'robots', content: 'noindex' }]
}

/** A shared cart: its items at today's prices, and a button that adds them all to the visitor's own cart. */
export default function SharedCart({ loaderData, actionData }: Route.ComponentProps) {
  const { itens, cart } = loaderData
  const filled = cart.itens.length > 0

  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>Sacola compartilhada</h1>
      <p className={styles['quiet']}>
        {filled
          ? 'Alguém escolheu estes produtos e mostrou a você. Os preços são os de hoje.'
          : 'Nada do que esta sacola tinha pode ser comprado agora.'}
      </p>
      <CartMessages mensagens={[...(actionData ? [actionData.refusal] : []), ...cart.mensagens]} />
      {filled && (
        <>
          <ul className={styles['list']} aria-label="Produtos da sacola compartilhada">
            {cart.itens.map((item) => (
              <li key={lineKey(item.hash)} className={styles['item']}>
                <PictureLink href={item.url} picture={item.imagem} width={64} className={styles['picture']} />
                <div className={styles['what']}>
                  <p>
                    <a href={item.url}>{cutName(item.nome)}</a>
                  </p>
                  <p className={styles['quiet']}>{variantText(chosenInCart(item.atributos))}</p>
                  <p className={styles['quiet']}>
                    {item.quantidade} × {formatBRL(item.precos.precoPor)}
                  </p>
                </div>
                <p className={styles['total']}>{formatBRL(item.total)}</p>
              </li>
            ))}
          </ul>
          <p className={styles['sum']}>
            Total: <strong>{formatBRL(cart.total)}</strong>
          </p>
          <form method="post">
            <input type="hidden" name="itens" value={itens} />
            <button type="submit" className={buttons['primary']} onClick={onlyFirstClick}>
              Pôr tudo na minha sacola
            </button>
          </form>
        </>
      )}
      <a href="/" className={buttons['quiet']}>
        Ir para a loja
      </a>
    </div>
  )
}
