import type { OfferedCard } from '#contract/orders/saved-cards.ts'
import { cardName, expiryText } from '#domain/payments/cards/card-name.ts'
import styles from './card-choice.module.css'

type Props = {
  cards: OfferedCard[]
  /** The id of a stored card; null for a new one. */
  chosen: string | null
  onChoose: (id: string | null) => void
  disabled: boolean
}

/** Which of the stored cards to pay with, or another one. */
export function CardChoice({ cards, chosen, onChoose, disabled }: Props) {
  return (
    <fieldset className={styles['choice']} disabled={disabled}>
      <legend>Com qual cartão?</legend>
      {cards.map((card) => (
        <label key={card.id}>
          <input
            type="radio"
            name="cartao-guardado"
            checked={chosen === card.id}
            onChange={() => onChoose(card.id)}
          />
          <span>
            {cardName(card)} <small>{expiryText(card)}</small>
          </span>
        </label>
      ))}
      <label>
        <input
          type="radio"
          name="cartao-guardado"
          checked={chosen === null}
          onChange={() => onChoose(null)}
        />
        <span>Outro cartão</span>
      </label>
    </fieldset>
  )
}
