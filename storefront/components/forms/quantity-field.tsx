import { type ChangeEvent, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import styles from './quantity-field.module.css'

type Props = {
  quantidade: number
  /** The largest quantity that can be chosen. */
  max: number
  onChange: (quantidade: number) => void
  /** The field's name in its form. */
  name?: string
  /** For an external `<label>`. */
  id?: string
  /** The product's name for the accessible labels; then the field needs no `<label>`. */
  of?: string
}

/**
 * A quantity from 1 to the maximum, by buttons or digits. Only a typed digit or a button changes it; deleted or pasted
 * text waits for a digit, and is reset on blur (specification, section 5). Without JavaScript it is a plain text field.
 */
export function QuantityField({ quantidade, max, onChange, name = 'quantidade', id, of }: Props) {
  const [typing, setTyping] = useState<{ text: string; over: number } | null>(null)
  // Typed text belongs to the quantity it was typed over; it is discarded if that quantity changes, for instance after
  // a refusal.
  const text = typing?.over === quantidade ? typing.text : String(quantidade)
  const what = of ? ` de ${of}` : ''

  function step(by: -1 | 1) {
    setTyping(null)
    onChange(Math.min(Math.max(quantidade + by, 1), max))
  }

  function type(event: ChangeEvent<HTMLInputElement>) {
    const digits = event.target.value.replace(/\D/g, '')
    if (!isDigitKey(event.nativeEvent) || Number(digits) < 1) {
      setTyping({ text: digits, over: quantidade })
      return
    }
    const typed = Math.min(Number(digits), max)
    setTyping({ text: String(typed), over: typed })
    if (typed !== quantidade) onChange(typed)
  }

  return (
    <div className={styles['field']}>
      <button
        type="button"
        aria-label={`Diminuir quantidade${what}`}
        disabled={quantidade <= 1}
        onClick={() => step(-1)}
      >
        <Icon name="minus" />
      </button>
      <input
        id={id}
        name={name}
        aria-label={of && `Quantidade${what}`}
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        maxLength={3}
        value={text}
        onChange={type}
        onBlur={() => setTyping(null)}
      />
      <button
        type="button"
        aria-label={`Aumentar quantidade${what}`}
        disabled={quantidade >= max}
        onClick={() => step(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}

/**
 * Whether a digit was typed: by the main or numeric keys or an on-screen keyboard. Looks at the inserted text, since
 * key codes differ.
 */
function isDigitKey(event: Event): boolean {
  return event instanceof InputEvent && event.inputType !== 'insertFromPaste' && /\d$/.test(event.data ?? '')
}
