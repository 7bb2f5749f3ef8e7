import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { RichText, type RichTextProps } from '../components/rich-text/rich-text.tsx'

/** Elements that the rich text editor preserves. */
const KNOWN =
  'p, h2, h3, h4, strong, b, em, i, ul, ol, li, blockquote, hr, br, a, table, tbody, thead, tr, th, td'

/** A field for HTML: the rich text editor, or plain HTML if it contains elements that the editor would lose. */
export function HtmlField(props: RichTextProps) {
  const { label, value, onChange, error } = props
  const [isRaw] = useState(() => holdsMore(value))
  if (!isRaw) return <RichText {...props} />

  return (
    <Textarea
      label={label}
      description="Este texto tem partes que o editor não conhece: mude aqui o HTML. Scripts e estilos são tirados ao salvar."
      autosize
      minRows={4}
      maxRows={24}
      styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function holdsMore(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html')

  return body.querySelector(`:not(${KNOWN})`) !== null
}
