import { useFetcher } from 'react-router'
import type { Checkout } from '#contract/cart/checkout.ts'
import type { Freight, FreightQuote } from '#contract/settings/shipping.ts'
import { ShopLink } from '#storefront/components/shop-link.tsx'
import type { CheckoutAnswer } from '../answer-checkout.ts'
import { stepPath } from '../checkout-paths.ts'
import { useSavedInput } from '../saved-input.ts'
import { CepStep } from './cep-step.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import styles from './delivery-step.module.css'
import { SavedAddresses } from './saved-addresses.tsx'

type Props = {
  checkout: Checkout
  /** Whether who has saved addresses wants to give another one. */
  another: boolean
  answer: CheckoutAnswer | undefined
  /** Hears of the freight that is chosen, before it is sent. */
  onFreight: (frete: Freight | null) => void
}

/** Where an address that is not one of the saved ones is asked for. */
const ANOTHER = `${stepPath('entrega')}?outro`

/** Asks where to and how: the CEP first, which tells the freights and the city, or one of the saved addresses. */
export function DeliveryStep({ checkout, another, answer, onFreight }: Props) {
  const { endereco, salvos, cotacao: kept, idFrete } = checkout.entrega
  const fetcher = useFetcher<CheckoutAnswer>({ key: 'cep' })
  const typing = useSavedInput<HTMLDivElement>('entrega')
  const saved = another ? undefined : (salvos.find((one) => isSame(one, endereco)) ?? salvos[0])
  const asked = fetcher.data ?? answer
  const cotacao = (saved ? null : asked?.cotacao) ?? kept
  const refused = answer?.refused ?? fetcher.data?.refused

  return (
    <div ref={typing} className={styles['step']}>
      <p className="visually-hidden" role="status">
        {asked?.cotacao && answeredText(asked.cotacao)}
      </p>
      {saved ? (
        <>
          <SavedAddresses salvos={salvos} chosen={saved.id} fetcher={fetcher} />
          <ShopLink to={ANOTHER} className={styles['other']}>
            Entregar em outro endereço
          </ShopLink>
        </>
      ) : (
        <>
          {salvos.length > 0 && (
            <ShopLink to={stepPath('entrega')} className={styles['other']}>
              Usar um endereço da minha conta
            </ShopLink>
          )}
          <CepStep
            cep={refused?.typed['cep'] ?? cotacao?.cep ?? ''}
            problem={refused?.campos['cep']}
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

/** What came of a CEP, for those who listen. */
function answeredText({ cidade, uf, fretes }: FreightQuote): string {
  const place = cidade === '' ? uf : `${cidade}, ${uf}`

  return `Entrega em ${place}: ${fretes.length} ${fretes.length === 1 ? 'opção' : 'opções'}.`
}

/** Whether a saved address is the one that was chosen. */
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
