import type { CardFormProps } from '../card-form.tsx'
import { CardChoice } from '../saved-cards/card-choice.tsx'
import { NewCardForm } from './new-card-form.tsx'
import { SavedCardForm } from './saved-card-form.tsx'

type Props = CardFormProps & { campos: { script: string; chavePublica: string } }

/** A stored card with its code, or the form of a new one. */
export default function MercadoPagoForm(props: Props) {
  return (
    <CardChoice cards={props.guardados} disabled={props.busy}>
      {(card) => (card ? <SavedCardForm key={card.id} {...props} card={card} /> : <NewCardForm {...props} />)}
    </CardChoice>
  )
}
