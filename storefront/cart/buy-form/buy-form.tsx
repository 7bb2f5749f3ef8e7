import type { FormEvent, MouseEvent, ReactNode } from 'react'
import { useShop } from '#storefront/rendering/browser/api.ts'
import { nextPaint } from '#storefront/rendering/browser/next-paint.ts'
import { CART_PATH } from '../cart-path.ts'
import { preloadCart } from '../side-cart/preload-cart.ts'
import { boughtItems, boughtList } from './bought-items.ts'

type Props = {
  id?: string
  className?: string | undefined
  /** Returns true if the form may be sent; otherwise shows the shopper what is missing. */
  ready?: () => boolean
  children?: ReactNode
}

/**
 * A form that puts its `item`s into the cart: without script by a plain POST to the cart page, with script without
 * leaving the page. The button that sent it is busy, and ignored, until the platform has answered.
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
      await nextPaint()
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
      onPointerEnter={preloadCart}
      onFocus={preloadCart}
    >
      <input type="hidden" name="acao" value="adicionar" />
      {children}
    </form>
  )
}

/** For the buttons of such forms: ignores the second click of a double click. */
export function onlyFirstClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
