import { useFetcher } from 'react-router'
import type { Checkout } from '#contract/cart/checkout.ts'
import type { Freight, FreightQuote } from '#contract/settings/shipping.ts'
import type { CheckoutAnswer } from '../answer-checkout.ts'
import { stepPath } from '../checkout-paths.ts'
import { useSavedInput } from '../saved-input.ts'
import { CepStep } from './cep-step.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import styles from './delivery-step.module.css'
import { SavedAddresses } from './saved-addresses.tsx'

type Props = {
  checkout: Checkout
  /** Whether a customer with saved addresses wants to type another one. */
  another: boolean
  answer: CheckoutAnswer | undefined
  /** Called with the chosen freight, before it is submitted. */
  onFreight: (frete: Freight | null) => void
}

/** The page on which a customer with saved addresses types another one. */
const ANOTHER = `${stepPath('entrega')}?outro`

/**
 * Asks for the address and the freight: first the CEP, which gives freights and city, or one of the saved addresses.
 */
export function DeliveryStep({ checkout, another, answer, onFreight }: Props) {
  const { endereco, salvos, cotacao: savedQuote, idFrete } = checkout.entrega
  const fetcher = useFetcher<CheckoutAnswer>({ key: 'cep' })
  const typing = useSavedInput<HTMLDivElement>('entrega')
  const saved = another ? undefined : (salvos.find((one) => isSame(one, endereco)) ?? salvos[0])
  const latest = fetcher.data ?? answer
  const cotacao = (saved ? null : latest?.cotacao) ?? savedQuote
  const refused = answer?.refused ?? fetcher.data?.refused

  return (
    <div ref={typing} className={styles['step']}>
      <p className="visually-hidden" role="status">
        {latest?.cotacao && answeredText(latest.cotacao)}
      </p>
      {saved ? (
        <>
          <SavedAddresses salvos={salvos} chosen={saved.id} fetcher={fetcher} />
          <a href={ANOTHER} className={styles['other']}>
            Entregar em outro endereço
          </a>
        </>
      ) : (
        <>
          {salvos.length > 0 && (
            <a href={stepPath('entrega')} className={styles['other']}>
              Usar um endereço da minha conta
            </a>
          )}
          <CepStep
            cep={refused?.typed['cep'] ?? cotacao?.cep ?? ''}
            problem={refused?.problems['cep']}
            fetcher={fetcher}
          />
        </>
      )}
      {cotacao && (saved === undefined || cotacao.cep === saved.cep) && (
        <DeliveryForm
          key={cotacao.cep}
          cotacao={cotacao}
          saved={saved}
          address={endereco?.cep === cotacao.cep ? endereco : null}
          idFrete={idFrete}
          refused={answer?.refused}
          waits={fetcher.state !== 'idle'}
          buyer={checkout.identificacao?.nomeRazao ?? ''}
          onFreight={onFreight}
        />
      )}
    </div>
  )
}

/** The quote as a status message for screen readers. */
function answeredText({ cidade, uf, fretes }: FreightQuote): string {
  const place = cidade === '' ? uf : `${cidade}, ${uf}`

  return `Entrega em ${place}: ${fretes.length} ${fretes.length === 1 ? 'opção' : 'opções'}.`
}

/** Whether the saved address is the chosen one. */
function isSame(
  saved: Checkout['entrega']['salvos'][number],
  chosen: Checkout['entrega']['endereco'],
): boolean {
  return (
    chosen !== null &&
    (['cep', 'logradouro', 'numero', 'complemento', 'destinatario'] as const).every(
      (part) => saved[part] === chosen[part],
    )
  )
}
