import { Form } from 'react-router'
import type { PostalAddress } from '#contract/customers/address.ts'
import type { Freight, FreightQuote } from '#contract/settings/shipping.ts'
import type { RefusedForm } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { useFirstProblem } from '#storefront/components/forms/use-first-problem.ts'
import { StepButton } from '../steps/step-button.tsx'
import { AddressFields } from './address-fields.tsx'
import styles from './delivery-step.module.css'
import { FreightChoice } from './freight-choice.tsx'

type Props = {
  cotacao: FreightQuote
  /** Of the account's addresses, the one it goes to; left out, the address is asked for. */
  saved: { id: number } | undefined
  /** What was typed of it before. */
  address: PostalAddress | null
  idFrete: string | null
  refused: RefusedForm | null | undefined
  /** While another CEP is on its way these freights are the old ones, and look like it. */
  waits: boolean
  buyer: string
  onFreight: (frete: Freight | null) => void
}

/** How it comes, and the rest of the address. */
export function DeliveryForm({ cotacao, saved, address, idFrete, refused, waits, buyer, onFreight }: Props) {
  const form = useFirstProblem(refused)

  return (
    <Form ref={form} method="post" className={styles['form']} noValidate aria-busy={waits}>
      <input type="hidden" name="acao" value="entregar" />
      {saved && <input type="hidden" name="idEndereco" value={saved.id} />}
      <input type="hidden" name="cep" value={cotacao.cep} />
      <FormRefusal sentence={refused?.recusa} />
      <FreightChoice
        cotacao={cotacao}
        chosen={refused?.typed['frete']?.split(':')[1] ?? idFrete}
        onChoose={onFreight}
      />
      {cotacao.fretes.length > 0 && (
        <>
          {!saved && !cotacao.restricaoEntrega && (
            <AddressFields place={cotacao} address={address} refused={refused} buyer={buyer} />
          )}
          <StepButton>Continuar para o pagamento</StepButton>
        </>
      )}
    </Form>
  )
}
