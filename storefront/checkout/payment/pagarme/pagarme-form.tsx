import type { CardFormProps } from '../card-form.tsx'
import { CardChoice } from '../saved-cards/card-choice.tsx'
import { StoredCardForm } from './stored-card-form.tsx'
import { TypedCardForm } from './typed-card-form.tsx'

type Props = CardFormProps & { campos: { chavePublica: string; tokens: string } }

/** A stored card, or the form of a new one. */
export function PagarmeForm(props: Props) {
  return (
    <CardChoice cards={props.guardados} disabled={props.busy}>
      {(card) =>
        card ? <StoredCardForm key={card.id} {...props} card={card} /> : <TypedCardForm {...props} />
      }
    </CardChoice>
  )
}
