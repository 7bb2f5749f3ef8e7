import { type RefObject, useEffect, useState } from 'react'
import { Icon } from '#storefront/components/icons/icon.tsx'
import buttons from '../../../components/button.module.css'

/** How long the button shows its confirmation. */
const SHOWN_MS = 4_000

type Props = {
  /** The field with the text to copy. */
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  /** The text to copy, if it differs from the field's. */
  text?: string
  label: string
  done: string
}

/** Copies the text of a field and confirms it. If the browser refuses, selects the text for the shopper to copy. */
export function CopyButton({ field, text, label, done }: Props) {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    const input = field.current
    if (!input) return
    try {
      // Undefined on pages without https.
      await navigator.clipboard.writeText(text ?? input.value)
      setCopied(true)
    } catch {
      input.focus()
      input.select()
    }
  }

  return (
    <>
      <button type="button" className={buttons['primary']} data-copied={copied || undefined} onClick={copy}>
        {copied && <Icon name="check" />}
        {copied ? done : label}
      </button>
      <span role="status" className="visually-hidden">
        {copied ? done : ''}
      </span>
    </>
  )
}
