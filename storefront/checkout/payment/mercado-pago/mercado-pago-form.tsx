import { useState } from 'react'
import type { CardFormProps } from '../card-form.tsx'
import { CardChoice } from './card-choice.tsx'
import { NewCardForm } from './new-card-form.tsx'
import { SavedCardForm } from './saved-card-form.tsx'

type Props = CardFormProps & { campos: { script: string; chavePublica: string } }

/** The buyer's stored cards, the newest chosen, or the form of a new one. */
export default function MercadoPagoForm(props: Props) {
  const { guardados } = props
  const [chosen, choose] = useState(guardados?.[0]?.id ?? null)
  if (!guardados || guardados.length === 0) return <NewCardForm {...props} />
  const card = guardados.find(({ id }) => id === chosen)

  return (
    <>
      <CardChoice cards={guardados} chosen={card?.id ?? null} onChoose={choose} disabled={props.busy} />
      {card ? <SavedCardForm key={card.id} {...props} card={card} /> : <NewCardForm {...props} />}
    </>
  )
}
