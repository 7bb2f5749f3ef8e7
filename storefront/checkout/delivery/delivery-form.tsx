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
  /** The saved address to deliver to; undefined if the address is typed here. */
  saved: { id: number } | undefined
  /** The address typed earlier. */
  address: PostalAddress | null
  idFrete: string | null
  refused: RefusedForm | null | undefined
  /** True while another CEP is being quoted: these freights are outdated and are shown faded. */
  waits: boolean
  buyer: string
  onFreight: (frete: Freight | null) => void
}

/** The freight options and the rest of the address. */
export function DeliveryForm({ cotacao, saved, address, idFrete, refused, waits, buyer, onFreight }: Props) {
  const form = useFirstProblem(refused)

  return (
    <Form ref={form} method="post" className={styles['form']} noValidate aria-busy={waits}>
      <input type="hidden" name="acao" value="entregar" />
      {saved && <input type="hidden" name="idEndereco" value={saved.id} />}
      <input type="hidden" name="cep" value={cotacao.cep} />
      <FormRefusal sentence={refused?.refusal} />
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
