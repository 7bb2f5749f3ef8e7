import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import type { Sku } from '#contract/catalog/catalog.ts'
import type { Picture } from '#contract/picture.ts'
import type { ProductContent } from '../product-data.ts'
import styles from './attribute-choices.module.css'
import { AttributeValue } from './attribute-value.tsx'
import { type Choice, chooseSku } from './choose-sku.ts'

type Props = { conteudo: ProductContent; sku: Sku }
type Value = { label: string; imagem?: Picture | null }

/**
 * The attributes that distinguish the SKUs: one with pictures, the others as pills. Each is a radio group whose values
 * are links to SKUs, so that it works without script and before hydration; with script, the arrow keys move and select.
 */
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
  const id = useId()
  const scripted = useScript()
  const ruledOut = values.some(({ target }) => !target)
  const reason = `não existe em ${earlier.map(({ valor }) => valor).join(', ')}`

  return (
    <div className={styles['group']}>
      <p className={styles['label']}>
        <span id={id}>{label}</span>: <strong>{chosen}</strong>
      </p>
      <div className={styles['values']} role="radiogroup" aria-labelledby={id} onKeyDown={walk}>
        {values.map(({ value, target }) => (
          <AttributeValue
            key={value.label}
            label={value.label}
            imagem={value.imagem ?? null}
            url={conteudo.url}
            target={target}
            current={value.label === chosen}
            skipped={scripted && value.label !== chosen}
            reason={reason}
          />
        ))}
      </div>
      {ruledOut && <p className={styles['hint']}>O que está riscado {reason}.</p>}
    </div>
  )
}

/** Keyboard as in any radio group: arrows move around and select, Home and End go to the ends, Space selects. */
function walk(event: KeyboardEvent<HTMLDivElement>) {
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('a[role=radio]')]
  const here = radios.indexOf(event.target as HTMLElement)
  const goal = GOALS[event.key]?.(here, radios.length)
  const radio = goal === undefined ? undefined : radios[(goal + radios.length) % radios.length]
  if (here < 0 || !radio || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  radio.focus()
  radio.click()
}

const GOALS: Record<string, (here: number, count: number) => number> = {
  ArrowRight: (here) => here + 1,
  ArrowDown: (here) => here + 1,
  ArrowLeft: (here) => here - 1,
  ArrowUp: (here) => here - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
  ' ': (here) => here,
}

/** Whether script runs: without it, every value must be a tab stop. */
function useScript(): boolean {
  const [runs, setRuns] = useState(false)
  useEffect(() => setRuns(true), [])

  return runs
}

/** The attributes before one on the page: they limit its values. */
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
