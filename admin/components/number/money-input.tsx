import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

export type MoneyInputProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  /** In centavos; null for none. */
  value: number | null
  onChange: (centavos: number | null) => void
}

/**
 * How long a click takes. What is reported earlier moves the pressed button away from the pointer, and the click is lost.
 */
const CLICK_MS = 200

const PROBLEM = 'Digite um valor como 1.299,90.'

/**
 * A field for money: `1.299,9` and `1299,90` are both R$ 1.299,90. Invalid text is reported on blur, and no form is sent with
 * it: what was there before would be saved in its place.
 */
export function MoneyInput({ value, onChange, error, ...props }: MoneyInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState(false)

  function leave(field: HTMLInputElement) {
    if (typed === null) return
    const centavos = centavosOf(typed)
    setTimeout(() => setWrong(centavos === undefined), CLICK_MS)
    field.setCustomValidity(centavos === undefined ? PROBLEM : '')
    if (centavos === undefined) return
    setTyped(null)
    if (centavos !== value) onChange(centavos)
  }

  return (
    <TextInput
      inputMode="decimal"
      leftSection="R$"
      value={typed ?? shown(value)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={({ currentTarget }) => leave(currentTarget)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave(event.currentTarget)
      }}
      error={wrong ? PROBLEM : error}
      {...props}
    />
  )
}

/** Returns typed money in centavos; null for an empty text, undefined for an invalid one. */
export function centavosOf(text: string): number | null | undefined {
  const plain = text.replace(/R\$|\s/g, '')
  if (plain === '') return null
  if (!/^\d{1,3}(\.\d{3})*(,\d{0,2})?$|^\d+([.,]\d{0,2})?$/.test(plain)) return undefined
  const [reais = '', cents = ''] = /^\d+\.\d{0,2}$/.test(plain)
    ? plain.split('.')
    : plain.replaceAll('.', '').split(',')

  return Number(reais) * 100 + Number(cents.padEnd(2, '0'))
}

function shown(centavos: number | null): string {
  return centavos === null
    ? ''
    : (centavos / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}
