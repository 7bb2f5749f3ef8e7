import { type FormEvent, useEffect, useId, useState } from 'react'
import type { OfferedCard } from '#contract/orders/saved-cards.ts'
import type { CardFormProps } from '../card-form.tsx'
import { CardFormFrame } from '../card-form-frame.tsx'
import { CardFormMissing } from '../card-form-missing.tsx'
import { useInstallments } from '../installments/use-installments.ts'
import type { FieldType } from './mercado-pago-sdk.ts'
import { SecureBox } from './secure-box.tsx'
import { storedCard } from './secure-card.ts'
import { useSecureFields } from './use-secure-fields.ts'

type Props = CardFormProps & {
  campos: { script: string; chavePublica: string }
  card: OfferedCard
}

/** Pays with a stored card: only its code is typed, since nobody may store that. */
export function SavedCardForm(props: Props) {
  const { formulario, campos, card, parcelas, busy, onPay, onChoose, label, open = true } = props
  const id = useId()
  const [enabled, setEnabled] = useState(open)
  const containers = { securityCode: `${id}c` }
  const codeLength = card.bandeira === 'amex' ? 4 : 3
  const { state, focused, sdk, focus, invalid } = useSecureFields({ campos, enabled, containers, codeLength })
  const { chosen, choose } = useInstallments(parcelas, onChoose)
  const [wrong, setWrong] = useState<FieldType[]>([])
  const [refusal, setRefusal] = useState<string>()
  const [asking, setAsking] = useState(false)
  const waits = busy || asking

  useEffect(() => {
    if (open) setEnabled(true)
  }, [open])

  async function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (waits || !sdk.current) return
    setRefusal(undefined)
    setAsking(true)
    try {
      const answer = await storedCard({ sdk: sdk.current, cardId: card.noProvedor, chosen })
      setWrong([])
      if ('refusal' in answer) setRefusal(answer.refusal)
      else
        onPay({
          token: answer.token,
          parcelas: chosen?.parcelas ?? 1,
          conta: formulario.conta,
          cartao: card.id,
        })
    } catch {
      const types = invalid()
      setWrong(types)
      const [first] = types
      if (first) focus(first)
      else
        setRefusal('Não conseguimos usar este cartão. Digite-o de novo em “Outro cartão”, ou pague com Pix.')
    } finally {
      setAsking(false)
    }
  }

  if (state === 'missing') return <CardFormMissing />

  return (
    <CardFormFrame
      parcelas={parcelas}
      chosen={chosen}
      onChoose={choose}
      waits={waits || state === 'loading'}
      label={label ?? 'Pagar com cartão'}
      refusal={refusal}
      onSubmit={pay}
    >
      <SecureBox
        type="securityCode"
        focused={focused}
        wrong={wrong}
        onLabel={focus}
        containers={containers}
      />
    </CardFormFrame>
  )
}
