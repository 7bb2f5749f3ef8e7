import type { ComponentProps, InputEvent } from 'react'
import { caretAfter } from './caret-after.ts'

type Props = Omit<ComponentProps<'input'>, 'maxLength' | 'onInput' | 'value'> & {
  /** Formats a complete or partial value for display, such as `formatCep`. It also cuts off surplus characters. */
  format: (text: string) => string
}

/**
 * A field for a number with separators. The caret stays at its digit. The mask receives pasted text uncut: a
 * `maxLength` would cut `CEP: 01001-000` first.
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
