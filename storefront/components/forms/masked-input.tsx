import type { ComponentProps, InputEvent } from 'react'
import { caretAfter } from './caret-after.ts'

type Props = Omit<ComponentProps<'input'>, 'maxLength' | 'onInput' | 'value'> & {
  /** Writes a text, whole or half-typed, as people read it: `formatCep` and its like. It also cuts off what is too much. */
  format: (text: string) => string
}

/**
 * A field for a number with marks between its digits. The caret stays with the digit where it stood, and a paste comes whole
 * before the mask: a length of the field itself would cut `CEP: 01001-000` first.
 */
export function MaskedInput({ format, defaultValue, ...input }: Props) {
  function mask(event: InputEvent<HTMLInputElement>) {
    const field = event.currentTarget
    const text = field.value
    const formatted = format(text)
    if (formatted === text) return
    const caret = field.selectionStart ?? text.length
    const forward = event.nativeEvent.inputType === 'deleteContentForward'
    field.value = formatted
    const place = caretAfter(text, formatted, caret, forward)
    field.setSelectionRange(place, place)
  }

  return (
    <input
      type="text"
      inputMode="numeric"
      {...input}
      defaultValue={format(String(defaultValue ?? ''))}
      onInput={mask}
    />
  )
}
