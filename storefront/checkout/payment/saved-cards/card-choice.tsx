import { type ReactNode, useState } from 'react'
import type { OfferedCard } from '#contract/orders/saved-cards.ts'
import { cardName, expiryText } from '#domain/payments/cards/card-name.ts'
import styles from './card-choice.module.css'

type Props = {
  /** The buyer's stored cards; null or absent if none can be stored. */
  cards: OfferedCard[] | null | undefined
  disabled: boolean
  /** The form for the chosen card; null is a new one. */
  children: (card: OfferedCard | null) => ReactNode
}

/** Which of the stored cards to pay with, the newest at first, or another one; with the form for it. */
export function CardChoice({ cards, disabled, children }: Props) {
  const [chosen, choose] = useState(cards?.[0]?.id ?? null)
  if (!cards || cards.length === 0) return children(null)
  const card = cards.find(({ id }) => id === chosen) ?? null

  return (
    <>
      <fieldset className={styles['choice']} disabled={disabled}>
        <legend>Com qual cartão?</legend>
        {cards.map((one) => (
          <label key={one.id}>
            <input
              type="radio"
              name="cartao-guardado"
              checked={card?.id === one.id}
              onChange={() => choose(one.id)}
            />
            <span>
              {cardName(one)} <small>{expiryText(one)}</small>
            </span>
          </label>
        ))}
        <label>
          <input type="radio" name="cartao-guardado" checked={card === null} onChange={() => choose(null)} />
          <span>Outro cartão</span>
        </label>
      </fieldset>
      {children(card)}
    </>
  )
}
