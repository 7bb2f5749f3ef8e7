import { type FormEvent, useRef } from 'react'
import type { SavedItem } from '#contract/cart/saved-items.ts'
import { cutName } from '#domain/format/cut-name.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { variantText } from '#domain/product/variants/variant-text.ts'
import { PictureLink } from '#storefront/components/picture-link.tsx'
import buttons from '../../components/button.module.css'
import { CART_PATH } from '../cart-path.ts'
import { HashFields } from '../lines/line-fields.tsx'
import { lineKey } from '../shown-cart.ts'
import styles from './saved-items.module.css'
import type { Saved } from './use-saved.ts'

/**
 * The items saved for later, below the cart. The status line is always rendered, so that screen readers announce
 * changes.
 */
export function SavedItems({ saved }: { saved: Saved }) {
  const frame = useRef<HTMLDivElement>(null)
  const { itens, message } = saved

  /** If the focused item was removed, moves the focus to the item that took its place, or to the status line. */
  async function change(work: Promise<void>, i: number) {
    await work
    if (document.activeElement !== document.body) return
    const left = frame.current?.querySelectorAll<HTMLElement>('[data-restore]') ?? []
    const next = left[i] ?? left[i - 1] ?? frame.current?.querySelector<HTMLElement>('[role="status"]')
    next?.focus()
  }

  return (
    <div ref={frame} className={styles['frame']}>
      <p className={styles['said']} role="status" tabIndex={-1}>
        {message}
      </p>
      {itens.length > 0 && (
        <section aria-labelledby="guardados">
          <h2 id="guardados" className={styles['title']}>
            Guardados para depois
          </h2>
          <ul className={styles['list']}>
            {itens.map((item, i) => (
              <li key={lineKey(item.hash)}>
                <Item
                  item={item}
                  onRestore={() => void change(saved.restore(item), i)}
                  onRemove={() => void change(saved.remove(item), i)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

type ItemProps = { item: SavedItem; onRestore: () => void; onRemove: () => void }

function Item({ item, onRestore, onRemove }: ItemProps) {
  const { nome, produto, quantidade } = item

  return (
    <article className={styles['item']} aria-label={nome}>
      {produto && (
        <PictureLink href={produto.url} picture={produto.imagem} width={64} className={styles['picture']} />
      )}
      <div className={styles['what']}>
        <p>{produto ? <a href={produto.url}>{cutName(nome)}</a> : cutName(nome)}</p>
        {produto && produto.atributos.length > 0 && (
          <p className={styles['quiet']}>{variantText(produto.atributos)}</p>
        )}
        <p className={styles['quiet']}>{stateOf(item)}</p>
      </div>
      <div className={styles['actions']}>
        {produto?.disponivel && (
          <form method="post" action={CART_PATH} onSubmit={instead(onRestore)}>
            <HashFields acao="voltar" hash={item.hash} />
            <button
              type="submit"
              className={buttons['secondary']}
              aria-label={`Voltar à sacola: ${nome}${quantidade > 1 ? `, ${quantidade} unidades` : ''}`}
              data-restore=""
            >
              Voltar à sacola
            </button>
          </form>
        )}
        <form method="post" action={CART_PATH} onSubmit={instead(onRemove)}>
          <HashFields acao="tirar-guardado" hash={item.hash} />
          <button type="submit" className={buttons['quiet']} aria-label={`Remover ${nome} dos guardados`}>
            Remover
          </button>
        </form>
      </div>
    </article>
  )
}

/** With script, runs `work` instead of sending the form. */
function instead(work: () => void) {
  return (event: FormEvent) => {
    event.preventDefault()
    work()
  }
}

function stateOf({ produto, quantidade }: SavedItem): string {
  if (!produto) return 'Não está mais à venda.'
  if (produto.precoPor === null) return 'Preço sob consulta.'
  const price = formatBRL(produto.precoPor)
  const units = quantidade > 1 ? `${quantidade} unidades, ${price} cada` : price

  return produto.disponivel ? units : `${units}. Esgotado no momento.`
}
