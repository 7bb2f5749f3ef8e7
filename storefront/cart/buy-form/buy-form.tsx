import type { FormEvent, MouseEvent, ReactNode } from 'react'
import { useShop } from '#storefront/rendering/browser/api.ts'
import { CART_PATH } from '../cart-path.ts'
import { warmCart } from '../side-cart/warm-cart.ts'
import { boughtItems, boughtList } from './bought-items.ts'

type Props = {
  id?: string
  className?: string | undefined
  /** Says what keeps from buying, and leads there; true when it may go on. */
  ready?: () => boolean
  children?: ReactNode
}

/**
 * A form that puts its `item`s into the cart: of itself by a plain POST to the cart's page, with script beside the page. The
 * button that sent it is busy until the platform has answered, and sends nothing meanwhile.
 */
export function BuyForm({ id, className, ready = () => true, children }: Props) {
  const appToken = useShop()?.appToken ?? ''

  async function buy(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const submitter = event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter
    if (!(submitter instanceof HTMLElement) || submitter.ariaBusy === 'true' || !ready()) return
    const form = new FormData(event.currentTarget, submitter)
    submitter.ariaBusy = 'true'
    try {
      const { addItems } = await import('../cart-changes.ts')
      await addItems(appToken, boughtItems(form), boughtList(form))
    } finally {
      submitter.ariaBusy = null
    }
  }

  return (
    <form
      id={id}
      className={className}
      method="post"
      action={CART_PATH}
      onSubmit={buy}
      onPointerEnter={warmCart}
      onFocus={warmCart}
    >
      <input type="hidden" name="acao" value="adicionar" />
      {children}
    </form>
  )
}

/** For the buttons of such forms: the second click of a double click buys nothing. */
export function onlyFirstClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
