import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Cart, CartItem } from '#contract/cart/cart.ts'
import { cutName } from '#domain/format/cut-name.ts'
import { useFits } from '#storefront/product/instruments/mine/use-fits.ts'
import { useShop } from '#storefront/rendering/browser/api.ts'
import buttons from '../../components/button.module.css'
import { addItems, changeQuantity, removeItem } from '../cart-changes.ts'
import type { CartState } from '../cart-state.ts'
import { lineKey } from '../shown-cart.ts'
import { CartLine } from './cart-line.tsx'
import styles from './cart-lines.module.css'

type Props = {
  cart: Cart
  pending: CartState['pending']
  /** Shown if there are no lines. An element in it with `tabIndex={-1}` takes the focus of the last line removed. */
  empty: ReactNode
  /** Saves a line for later; absent where that is not offered. */
  onSave?: (item: CartItem) => Promise<void>
  /** What else is said of a line. */
  noteOf?: (item: CartItem) => ReactNode
}

/** The cart's lines, each with its controls. */
export function CartLines({ cart, pending, empty, onSave, noteOf }: Props) {
  const appToken = useShop()?.appToken ?? ''
  const frame = useRef<HTMLDivElement>(null)
  const fits = useFits(cart.itens.map(({ hash }) => ({ id: hash.idProduto })))
  const [removed, setRemoved] = useState<CartItem | null>(null)
  const back = cart.itens.some(({ hash }) => removed && lineKey(hash) === lineKey(removed.hash))
  const undoable = back ? null : removed

  /** Removes a line and moves the focus to the line that takes its place. */
  function remove(item: CartItem, i: number) {
    flushSync(() => removeItem(appToken, item))
    focusLine(i)
    setRemoved(item.tipo === 'produto' ? item : null)
  }

  async function save(item: CartItem, i: number) {
    await onSave?.(item)
    if (document.activeElement === document.body) focusLine(i)
  }

  function focusLine(i: number) {
    const left = frame.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const next = left[i] ?? left[i - 1] ?? frame.current?.querySelector<HTMLElement>('[tabindex="-1"]')
    next?.focus()
  }

  function putBack({ hash, quantidade }: CartItem) {
    setRemoved(null)
    frame.current?.focus()
    void addItems(appToken, [{ ...hash, quantidade }])
  }

  return (
    <div ref={frame} className={styles['frame']} tabIndex={-1}>
      {cart.itens.length === 0 && empty}
      {cart.itens.length > 0 && (
        <ul aria-label="Itens da sacola">
          {cart.itens.map((item, i) => (
            <li key={lineKey(item.hash)} className={styles['item']}>
              <CartLine
                item={item}
                fit={fits?.ofSku(item.hash.idProduto, item.hash.idAtributoSimples)}
                SizeNote={fits?.SizeNote}
                pending={pending.has(lineKey(item.hash))}
                onQuantity={(quantidade) => changeQuantity(appToken, item, quantidade)}
                onRemove={() => remove(item, i)}
                onSave={onSave && (() => void save(item, i))}
                note={noteOf?.(item)}
              />
            </li>
          ))}
        </ul>
      )}
      {/* Always rendered, so that screen readers announce changes. */}
      <div className={styles['gone']} role="status">
        {undoable && (
          <>
            <p>{cutName(undoable.nome)} saiu da sacola.</p>
            <button type="button" className={buttons['quiet']} onClick={() => putBack(undoable)}>
              Desfazer
            </button>
          </>
        )}
      </div>
    </div>
  )
}
