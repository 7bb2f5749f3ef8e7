import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import type { Cart } from '#contract/cart/cart.ts'
import type { Message } from '#contract/message.ts'
import { CartMessages } from '#storefront/cart/cart-messages.tsx'
import { CART_PATH } from '#storefront/cart/cart-path.ts'
import { CartStatus } from '#storefront/cart/cart-status.tsx'
import { cartStore, dispatchCart, loadCart } from '#storefront/cart/cart-store.ts'
import { EmptyCart } from '#storefront/cart/empty-cart.tsx'
import { answerFreight } from '#storefront/cart/freight/answer-freight.ts'
import { CartFreight, NO_FREIGHT } from '#storefront/cart/freight/cart-freight.tsx'
import { FreightLine } from '#storefront/cart/freight/freight-line.tsx'
import { CartLines } from '#storefront/cart/lines/cart-lines.tsx'
import { SavedItems } from '#storefront/cart/saved/saved-items.tsx'
import { useSaved } from '#storefront/cart/saved/use-saved.ts'
import { shownCart } from '#storefront/cart/shown-cart.ts'
import { CartSums } from '#storefront/cart/sums/cart-sums.tsx'
import { CouponForm } from '#storefront/cart/sums/coupon-form.tsx'
import { QuoteForm } from '#storefront/cart/sums/quote-form.tsx'
import { CHECKOUT_PATH } from '#storefront/checkout/checkout-paths.ts'
import { CardRow } from '#storefront/components/product-card/card-row.tsx'
import { cartLinks } from '#storefront/product/instruments/line-links.ts'
import { ProductToolLinks } from '#storefront/product/instruments/product-tools.tsx'
import { Share } from '#storefront/product/share.tsx'
import { refusalSentence } from '#storefront/rendering/answers.ts'
import { useShop } from '#storefront/rendering/browser/api.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle, titleWith } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import type { Route } from './+types/cart'
import { answerForm } from './answer-form.ts'
import { answerQuote } from './answer-quote.ts'
import styles from './cart.module.css'
import { cartSuggestions } from './cart-suggestions.ts'
import { sharedCartPath } from './shared-cart-path.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [cart, user, saved] = await Promise.all([api.cart.get(), api.customers.user(), api.savedItems.list()])

  return {
    cart,
    cep: user.endereco.cep,
    logado: user.logado,
    saved: saved.itens,
    suggestions: await cartSuggestions(api, cart),
    tools: await cartLinks(
      api,
      cart.itens.map(({ hash }) => hash),
    ),
  }
}

/** Handles the forms without JavaScript, also those sent before hydration. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  if (form.get('acao') === 'frete') {
    const frete = await answerFreight(api, form)

    return data({ refusal: null, codigo: null, frete, quote: null }, { status: frete.quote ? 200 : 422 })
  }
  if (form.get('acao') === 'orcamento') {
    const quote = await answerQuote(api, form)

    return data({ refusal: null, codigo: null, frete: null, quote }, { status: 422 })
  }
  try {
    await answerForm(api, form)
  } catch (error) {
    if (error instanceof Response) throw error
    const refusal: Message = { tipo: 'erro', mensagem: refusalSentence(error) }
    const codigo = form.get('acao') === 'cupom' ? String(form.get('hashCupom') ?? '') : null

    return data({ refusal, codigo, frete: null, quote: null }, { status: 422 })
  }

  throw redirect(CART_PATH, 303)
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Sacola de compras', matches) }, { name: 'robots', content: 'noindex' }]
}

/** The cart page: lines, sums and suggestions. After hydration it uses the same store as the panel. */
export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const nome = useShop()?.nome
  const { cart, pending, mensagens } = useCart(loaderData.cart)
  const shown = shownCart(cart, pending)
  const saved = useSaved(loaderData.saved)
  const filled = shown.itens.length > 0
  const refused = actionData?.refusal ? [actionData.refusal] : []
  const codigo = actionData?.codigo ?? null
  const frete = actionData?.frete ?? { ...NO_FREIGHT, cep: loaderData.cep }

  return (
    <div className="wrap">
      <h1 className={styles['title']}>Sacola de compras</h1>
      <CartStatus cart={cart} settled={pending.size === 0} />
      <CartMessages mensagens={codigo === null ? [...refused, ...mensagens] : mensagens} />
      <div className={styles['layout']} data-filled={filled || undefined}>
        <section aria-label="Itens">
          <CartLines
            cart={shown}
            pending={pending}
            empty={<Empty />}
            onSave={saved.save}
            noteOf={({ hash, nome }) => <ProductToolLinks all={loaderData.tools} {...hash} nome={nome} />}
          />
          <SavedItems saved={saved} />
        </section>
        {filled && (
          <section className={styles['summary']} aria-label="Resumo">
            <h2>Resumo</h2>
            <CartSums cart={cart} pending={pending.size > 0}>
              <FreightLine initial={frete} />
            </CartSums>
            <a href={CHECKOUT_PATH} className={buttons['primary']}>
              Ir para entrega e pagamento
            </a>
            <CouponForm cupom={cart.cupom} refused={codigo === null ? [] : refused} typed={codigo ?? ''} />
            <CartFreight cart={cart} settled={pending.size === 0} initial={frete} />
            <QuoteForm
              known={loaderData.logado}
              cep={loaderData.cep}
              ajustes={cart.ajustes}
              refused={actionData?.quote ?? null}
            />
            <a href="/" className={buttons['secondary']}>
              Continuar comprando
            </a>
            <Share
              label="Compartilhar sacola"
              nome={titleWith('Sacola de compras', nome)}
              path={sharedCartPath(cart.itens)}
            />
          </section>
        )}
      </div>
      {loaderData.suggestions && (
        <section className={styles['row']} aria-labelledby="sugestoes">
          <h2 id="sugestoes">{loaderData.suggestions.title}</h2>
          <CardRow
            produtos={loaderData.suggestions.produtos.filter(({ id }) => !isIn(shown, id))}
            label="Sugestões de produtos"
          />
        </section>
      )}
    </div>
  )
}

/** Whether the cart contains a product: such products are left out of the suggestions. */
function isIn({ itens }: Pick<Cart, 'itens'>, idProduto: number): boolean {
  return itens.some(({ hash }) => hash.idProduto === idProduto)
}

function Empty() {
  return (
    <div className={styles['empty']}>
      <EmptyCart />
      <a href="/" className={buttons['primary']}>
        Escolher instrumentos e acessórios
      </a>
    </div>
  )
}

/** The cart of the loader until the store has one. */
function useCart(loaded: Route.ComponentProps['loaderData']['cart']) {
  const appToken = useShop()?.appToken ?? ''
  const state = cartStore.use()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer of the loader is the reason
  useEffect(() => {
    if (cartStore.get().cart) void loadCart(appToken)
    else dispatchCart({ type: 'changed', cart: loaded })
  }, [loaded])

  return state.cart
    ? { ...state, cart: state.cart }
    : { cart: loaded, pending: state.pending, mensagens: loaded.mensagens }
}
