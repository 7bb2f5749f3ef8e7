import { useState } from 'react'
import type { Installment } from '#contract/money.ts'
import type { CardBrand } from '#domain/payments/cards/brands.ts'
import { cardBrand } from '#domain/payments/cards/card-number.ts'
import { useFirstProblem } from '#storefront/components/forms/use-first-problem.ts'
import { now } from '#storefront/rendering/browser/clock.ts'
import type { CardFormProps } from '../card-form.tsx'
import { CardFormFrame } from '../card-form-frame.tsx'
import { StoreCardField, storeCardIn } from '../saved-cards/store-card-field.tsx'
import { type CardProblems, cardProblems, type TypedCard } from './card-problems.ts'
import { pagarmeToken } from './pagarme-token.ts'
import { TypedCardFields } from './typed-card-fields.tsx'

type Props = CardFormProps & { campos: { chavePublica: string; tokens: string } }

/**
 * The form of a new card with fields of our own, for Pagar.me, which takes the card from the browser. The fields have no
 * names, so that no browser ever sends card data to the store, which only receives the provider's token (PCI DSS).
 */
export function TypedCardForm(props: Props) {
  const { formulario, campos, guardados, busy, onPay } = props
  const [brand, setBrand] = useState<CardBrand | null>(null)
  const [problems, setProblems] = useState<CardProblems>()
  const [refusal, setRefusal] = useState<string>()
  const [asking, setAsking] = useState(false)
  const ref = useFirstProblem(problems)

  async function pay(form: HTMLFormElement, chosen: Installment | undefined) {
    const card = cardIn(form)
    const guardar = storeCardIn(form)
    const found = cardProblems(card, now().toISOString().slice(0, 10))
    setProblems(found)
    setRefusal(undefined)
    if (Object.keys(found).length > 0) return
    setAsking(true)
    try {
      const answer = await pagarmeToken(campos, card)
      const { conta } = formulario
      const parcelas = chosen?.parcelas ?? 1
      if ('token' in answer)
        onPay({ token: answer.token, parcelas, conta, ...(guardar && { guardar: 'sim' }) })
      else if ('problems' in answer) setProblems(answer.problems)
      else setRefusal(answer.refusal)
    } catch {
      setRefusal('Não conseguimos conferir este cartão. Confira os dados, tente outro ou pague com Pix.')
    } finally {
      setAsking(false)
    }
  }

  return (
    <CardFormFrame
      {...props}
      ref={ref}
      waits={busy || asking}
      refusal={refusal}
      onPay={pay}
      onChange={(event) => setBrand(cardBrand(typedIn(event.currentTarget, 'cc-number')))}
    >
      <TypedCardFields brand={brand} problems={problems} />
      {guardados && <StoreCardField />}
    </CardFormFrame>
  )
}

function cardIn(form: HTMLFormElement): TypedCard {
  return {
    numero: typedIn(form, 'cc-number'),
    nome: typedIn(form, 'cc-name'),
    validade: typedIn(form, 'cc-exp'),
    codigo: typedIn(form, 'cc-csc'),
  }
}

/** Finds a field by its `autocomplete` token, since the fields have no names. */
function typedIn(form: HTMLFormElement, token: string): string {
  return form.querySelector<HTMLInputElement>(`[autocomplete="${token}"]`)?.value ?? ''
}
