import type { FormEvent, ReactNode } from 'react'
import type { CartItem } from '#contract/cart/cart.ts'
import { cutName } from '#domain/format/cut-name.ts'
import { MINE_PATH } from '#domain/instruments/mine/mine-path.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { chosenInCart, variantText } from '#domain/product/variants/variant-text.ts'
import { servicesPath } from '#domain/workshop/services-path.ts'
import { isNoService, LineServices } from '#storefront/cart/services/line-services.tsx'
import { QuantityField } from '#storefront/components/forms/quantity-field.tsx'
import { AnyIcon } from '#storefront/components/icons/any-icon.tsx'
import { PictureLink } from '#storefront/components/picture-link.tsx'
import type { Fit, Fits } from '#storefront/product/instruments/mine/fits.ts'
import { CART_PATH } from '../cart-path.ts'
import styles from './cart-line.module.css'
import { LineFields } from './line-fields.tsx'
import { PieceHold } from './piece-hold.tsx'

type Props = {
  item: CartItem
  /** Whether it fits an instrument of the shopper, if that is known. */
  fit: Fit | undefined
  /** Absent until it is known what the shopper has said. */
  SizeNote: Fits['SizeNote'] | undefined
  /** True while the platform has not confirmed the quantity: the line's total is outdated. */
  pending: boolean
  onQuantity: (quantidade: number) => void
  onRemove: () => void
  /** Absent where saving for later is not offered. */
  onSave?: (() => void) | undefined
  /** Shown below all other notes. */
  note?: ReactNode
}

/** One line of the cart. Its forms work without script; with script the callbacks run instead. */
export function CartLine({ pending, onQuantity, onRemove, onSave, ...shown }: Props) {
  const { item } = shown
  const { nome, url, imagem, quantidade, quantidadeMaxima } = item

  return (
    <article className={styles['line']} aria-busy={pending} aria-label={nome}>
      <PictureLink href={url} picture={imagem} width={96} className={styles['picture']} />
      <div className={styles['what']}>
        <p className={styles['name']}>
          <a href={url} title={nome}>
            {cutName(nome)}
          </a>
        </p>
        <Attributes {...item} />
        <UnitPrice {...item} />
        {onSave && (
          <form
            method="post"
            action={CART_PATH}
            onSubmit={(event) => {
              stay(event)
              onSave()
            }}
          >
            <LineFields acao="guardar" item={item} />
            <button type="submit" className={styles['save']} aria-label={`Guardar para depois: ${nome}`}>
              Guardar para depois
            </button>
          </form>
        )}
      </div>
      <form
        method="post"
        action={CART_PATH}
        className={styles['quantity']}
        onSubmit={(event) => {
          stay(event)
          if (isZero(event.currentTarget)) onRemove()
        }}
      >
        <LineFields acao="mudar" item={item} />
        <QuantityField quantidade={quantidade} max={quantidadeMaxima} onChange={onQuantity} of={nome} />
        <button type="submit" className={styles['update']}>
          Atualizar
        </button>
      </form>
      <form
        method="post"
        action={CART_PATH}
        className={styles['removal']}
        onSubmit={(event) => {
          stay(event)
          onRemove()
        }}
      >
        <LineFields acao="tirar" item={item} />
        <button type="submit" className={styles['remove']} aria-label={`Remover ${nome}`} data-remove="">
          <AnyIcon name="trash" />
        </button>
      </form>
      <LineTotal {...item} />
      <Notes {...shown} />
    </article>
  )
}

function stay(event: FormEvent) {
  event.preventDefault()
}

/** Whether the shopper typed 0 and pressed Enter. */
function isZero(form: HTMLFormElement): boolean {
  return /^0+$/.test(String(new FormData(form).get('quantidade')))
}

/** The chosen variant, or else the product's main attributes, since the name may be cut before they appear. */
function Attributes({ atributos, fatos }: CartItem) {
  const chosen = variantText(chosenInCart(atributos))
  const text = chosen === '' ? variantText(fatos) : chosen
  if (text === '') return null

  return <p className={styles['attributes']}>{text}</p>
}

function UnitPrice({ quantidade, precos: { precoDe, precoPor, descontoVista } }: CartItem) {
  const reduced = precoDe !== null && precoDe > precoPor

  return (
    <p className={styles['price']}>
      {reduced && (
        <>
          <span className="visually-hidden">De </span>
          <s>{formatBRL(precoDe)}</s> <span className="visually-hidden">por </span>
        </>
      )}
      <strong>{formatBRL(precoPor)}</strong>
      {quantidade > 1 && <span className={styles['each']}> cada</span>}
      {descontoVista.porcentagem > 0 && (
        <span className={styles['pix']}>{descontoVista.porcentagem}% off no Pix</span>
      )}
    </p>
  )
}

/** Hidden on narrow screens if it equals the unit price. */
function LineTotal({ total, precos }: CartItem) {
  return (
    <p className={styles['total']} data-same={total === precos.precoPor || undefined}>
      <span className="visually-hidden">Total do item: </span>
      {formatBRL(total)}
    </p>
  )
}

/**
 * Discounts, until when a piece is held, and notes when all of the stock is in the cart, the line doesn't fit the
 * shopper's instrument, or the size is not the one that was found.
 */
function Notes({ item, fit, SizeNote, note }: Omit<Props, 'pending' | `on${string}`>) {
  const { ajustes, quantidade, quantidadeMaxima } = item

  return (
    <div className={styles['notes']}>
      {item.servicos.length > 0 && <LineServices servicos={item.servicos} quantidade={quantidade} />}
      {(item.temServicos || item.servicos.length > 0) && (
        <p>
          <a href={servicesPath(item.hash.idAtributoSimples)}>
            {item.servicos.length > 0 ? 'Mudar regulagem' : 'Adicionar regulagem'}
            <span className="visually-hidden"> de {item.nome}</span>
          </a>
        </p>
      )}
      {pupilNotes(item.alunos).map((note) => (
        <p key={note}>{note}</p>
      ))}
      {ajustes.filter(isNoService).map(({ tipo, origem, label, valor }) => (
        <p key={tipo + origem} className={styles['adjustment']}>
          {label}: <span>{formatBRL(valor)}</span>
        </p>
      ))}
      <PieceHold {...item} />
      {item.exemplar === null && quantidade >= quantidadeMaxima && (
        <p>
          {quantidadeMaxima === 1
            ? 'É a última unidade.'
            : `É tudo o que temos: ${quantidadeMaxima} unidades.`}
        </p>
      )}
      {fit ? <FitNote {...fit} /> : SizeNote && <SizeNote item={item} />}
      {note}
    </div>
  )
}

/** What fits needs no note. */
function FitNote({ serve, texto, motivo }: Fit) {
  if (serve) return null

  return (
    <p>
      <strong>{texto}.</strong> {motivo} <a href={MINE_PATH}>Meu instrumento</a>
    </p>
  )
}

/** For whom a line is, in a sentence for each list: a school buys for whole classes. */
function pupilNotes(alunos: CartItem['alunos']): string[] {
  const byList = new Map<string, string[]>()
  for (const { nome, lista, jaComprado } of alunos) {
    const key = ` (${lista})${jaComprado ? '. Alguém já pediu este item' : ''}`
    byList.set(key, [...(byList.get(key) ?? []), nome])
  }

  return [...byList].map(([key, nomes]) => `Para ${nomes.join(', ')}${key}`)
}
