import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'

type Props = Omit<NumberInputProps, 'value' | 'onChange' | 'onBlur' | 'min' | 'max'> & {
  value: number
  onChange: (value: number) => void
  min: number
  max: number
}

/**
 * A field for a number that there always is, from `min` to `max`. While another is typed, it may be empty or beyond
 * them, and the number stays what it was; when the field is left, the nearest one is taken.
 */
export function RequiredNumber({ value, onChange, min, max, ...props }: Props) {
  const [typed, setTyped] = useState<string | number | null>(null)

  function type(next: string | number) {
    setTyped(next)
    const number = numberOf(next)
    if (number !== null && number === nearest(number, min, max)) onChange(number)
  }

  function leave() {
    const number = typed === null ? null : numberOf(typed)
    setTyped(null)
    if (number !== null && number !== value) onChange(nearest(number, min, max))
  }

  return (
    <NumberInput
      decimalSeparator=","
      {...props}
      min={min}
      max={max}
      clampBehavior="none"
      value={typed ?? value}
      onChange={type}
      onBlur={leave}
    />
  )
}

/** What was typed as a number; null if it is none yet, such as an empty text or a lone minus. */
export function numberOf(typed: string | number): number | null {
  if (typeof typed === 'number') return Number.isFinite(typed) ? typed : null
  const number = Number(typed)

  return typed.trim() === '' || !Number.isFinite(number) ? null : number
}

/** The number, or the bound that it is beyond. */
export function nearest(number: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, number))
}
