import { type ChangeEvent, useState } from 'react'
import { Icon } from '../icon.tsx'
import styles from './quantity-field.module.css'

type Props = {
  quantidade: number
  /** The most that can be had. */
  most: number
  onChange: (quantidade: number) => void
  /** Its name in a form. */
  name?: string
  /** For a `<label>` that stands outside. */
  id?: string
  /** Of what, for those who can't see it beside the field; then the field has no label outside. */
  of?: string
}

/**
 * How many: from 1 to `most`, by buttons or digits. Only a typed digit or a button changes it; what is deleted or pasted
 * waits for that, and leaves with the focus (specification, section 5). Without JavaScript it is a plain number.
 */
export function QuantityField({ quantidade, most, onChange, name = 'quantidade', id, of }: Props) {
  const [typing, setTyping] = useState<{ text: string; over: number } | null>(null)
  // What is typed over a quantity that is no longer there, since it was refused, is forgotten.
  const text = typing?.over === quantidade ? typing.text : String(quantidade)
  const what = of ? ` de ${of}` : ''

  function step(by: -1 | 1) {
    setTyping(null)
    onChange(Math.min(Math.max(quantidade + by, 1), most))
  }

  function type(event: ChangeEvent<HTMLInputElement>) {
    const digits = event.target.value.replace(/\D/g, '')
    if (!isDigitKey(event.nativeEvent) || Number(digits) < 1) {
      setTyping({ text: digits, over: quantidade })
      return
    }
    const asked = Math.min(Number(digits), most)
    setTyping({ text: String(asked), over: asked })
    if (asked !== quantidade) onChange(asked)
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
        disabled={quantidade >= most}
        onClick={() => step(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}

/** A digit of the main or the numeric keys, or of a keyboard on the screen: what was put in says so, whatever the key. */
function isDigitKey(event: Event): boolean {
  return event instanceof InputEvent && event.inputType !== 'insertFromPaste' && /\d$/.test(event.data ?? '')
}
