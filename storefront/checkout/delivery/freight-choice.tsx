import { useEffect } from 'react'
import type { Freight, FreightQuote } from '#contract/settings/shipping.ts'
import { TERM_NOTE } from '#storefront/shipping/delivery-term.ts'
import { FreightPrice } from '#storefront/shipping/freight-price.tsx'
import { FreightTerm } from '#storefront/shipping/freight-term.tsx'
import styles from './choice.module.css'

type Props = {
  cotacao: FreightQuote
  /** The id of the freight chosen earlier. */
  chosen: string | null
  /** Called with the chosen freight, on mount and after each change. */
  onChoose: (frete: Freight | null) => void
}

/** The freight options; the cheapest is preselected. */
export function FreightChoice({ cotacao, chosen, onChoose }: Props) {
  const { fretes, mensagem, cidade, uf } = cotacao
  const first = fretes.find(({ id }) => id === chosen) ?? fretes[0]
  useEffect(() => {
    onChoose(first ?? null)
  }, [first, onChoose])

  return (
    <fieldset className={styles['choices']}>
      <legend>Como receber em {cidade === '' ? uf : `${cidade}, ${uf}`}</legend>
      {mensagem !== '' && <p className={styles['message']}>{mensagem}</p>}
      {fretes.map((frete) => (
        <label key={frete.id} className={styles['choice']}>
          <input
            type="radio"
            name="frete"
            value={`${frete.escola ? 'escola' : frete.tipo}:${frete.id}`}
            defaultChecked={frete === first}
            onChange={() => onChoose(frete)}
          />
          <span className={styles['name']}>{frete.label}</span>
          <FreightPrice {...frete} />
          <span className={styles['about']}>
            <FreightTerm frete={frete} />
          </span>
        </label>
      ))}
      {fretes.length > 0 && <p className={styles['note']}>{TERM_NOTE}</p>}
    </fieldset>
  )
}
