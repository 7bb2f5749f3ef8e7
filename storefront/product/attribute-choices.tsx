import type { Sku } from '#contract/catalog.ts'
import type { Picture } from '#contract/picture.ts'
import styles from './attribute-choices.module.css'
import { AttributeValue } from './attribute-value.tsx'
import { type Choice, chooseSku } from './choose-sku.ts'
import type { ProductContent } from './product-data.ts'

type Props = { conteudo: ProductContent; sku: Sku }
type Value = { label: string; imagem?: Picture | null }

/** The attributes that tell SKUs apart: one with pictures, others as pills. Each value is a link to the SKU that it selects. */
export function AttributeChoices({ conteudo, sku }: Props) {
  const { unico, simples } = conteudo.atributos

  return (
    <>
      {unico && <AttributeGroup label={unico.label} valores={unico.valores} conteudo={conteudo} sku={sku} />}
      {simples.map(({ label, valores }) => (
        <AttributeGroup key={label} label={label} valores={valores} conteudo={conteudo} sku={sku} />
      ))}
    </>
  )
}

function AttributeGroup({ label, valores, conteudo, sku }: Props & { label: string; valores: Value[] }) {
  const earlier = before(sku, label)
  const chosen = currentValue(sku, label)
  const values = valores.map((value) => ({
    value,
    target: chooseSku(conteudo.skus, sku, { label, valor: value.label }),
  }))
  const ruledOut = values.some(({ target }) => !target)
  const reason = `não existe em ${earlier.map(({ valor }) => valor).join(', ')}`

  return (
    <fieldset className={styles['group']}>
      <legend className={styles['label']}>
        {label}: <strong>{chosen}</strong>
      </legend>
      <ul className={styles['values']}>
        {values.map(({ value, target }) => (
          <li key={value.label}>
            <AttributeValue
              label={value.label}
              imagem={value.imagem ?? null}
              url={conteudo.url}
              target={target}
              current={value.label === chosen}
              reason={reason}
            />
          </li>
        ))}
      </ul>
      {ruledOut && <p className={styles['hint']}>O que está riscado {reason}.</p>}
    </fieldset>
  )
}

/** The attributes that stand before one on the page: they decide what it can be. */
function before({ atributos: { unico, simples } }: Sku, label: string): Choice[] {
  const all = unico ? [unico, ...simples] : simples

  return all.slice(
    0,
    all.findIndex((attribute) => attribute.label === label),
  )
}

function currentValue({ atributos: { unico, simples } }: Sku, label: string): string | undefined {
  return [unico, ...simples].find((attribute) => attribute?.label === label)?.valor
}
