import { useId } from 'react'
import type { Installment } from '#contract/money.ts'
import type { OfferedCard } from '#contract/orders/saved-cards.ts'
import type { CardFormProps } from '../card-form.tsx'
import { CardFormFrame } from '../card-form-frame.tsx'
import { CardFormMissing } from '../card-form-missing.tsx'
import { SecureBox } from './secure-box.tsx'
import { storedCard } from './secure-card.ts'
import { useSecurePayment } from './use-secure-payment.ts'

type Props = CardFormProps & {
  campos: { script: string; chavePublica: string }
  /** `noProvedor` is what the provider's script makes a token of. */
  card: OfferedCard
}

/** Pays with a stored card: only its code is typed, since nobody may store that. */
export function SavedCardForm(props: Props) {
  const { formulario, campos, card, busy, onPay, open = true } = props
  const id = useId()
  const containers = { securityCode: `${id}c` }
  const codeLength = card.bandeira === 'amex' ? 4 : 3
  const payment = useSecurePayment({ campos, containers, codeLength, busy, open })
  const { state, focused, sdk, focus, wrong, waits } = payment

  async function pay(_form: HTMLFormElement, chosen: Installment | undefined) {
    if (!sdk.current || card.noProvedor === null) return
    const answer = await payment.answered(
      storedCard({ sdk: sdk.current, cardId: card.noProvedor, chosen }),
      'Não conseguimos usar este cartão. Digite-o de novo em “Outro cartão”, ou pague com Pix.',
    )
    if (!answer) return
    if ('refusal' in answer) payment.setRefusal(answer.refusal)
    else
      onPay({
        token: answer.token,
        parcelas: chosen?.parcelas ?? 1,
        conta: formulario.conta,
        cartao: card.id,
      })
  }

  if (state === 'missing') return <CardFormMissing />

  return (
    <CardFormFrame {...props} waits={waits || state === 'loading'} refusal={payment.refusal} onPay={pay}>
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
