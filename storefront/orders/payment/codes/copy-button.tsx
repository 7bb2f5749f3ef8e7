import { type RefObject, useEffect, useState } from 'react'
import { Icon } from '#storefront/components/icon.tsx'
import buttons from '../../../components/button.module.css'

/** So long the button says that it worked. */
const SHOWN_MS = 4_000

type Props = {
  /** The field that holds the text as it is to be copied. */
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  /** What is copied, if it is not what the field shows. */
  text?: string
  label: string
  done: string
}

/** Copies the text of a field, and says so. Where the browser won't, the text is selected, for the shopper to copy. */
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
      // Missing where the shop does not come over https.
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
