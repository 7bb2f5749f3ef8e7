import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { RichText, type RichTextProps } from '../components/rich-text/rich-text.tsx'

/** What the editor of rich text keeps as it is. */
const KNOWN =
  'p, h2, h3, h4, strong, b, em, i, ul, ol, li, blockquote, hr, br, a, table, tbody, thead, tr, th, td'

/** A field for HTML: rich text, or the HTML itself where it holds what the editor of rich text would lose. */
export function HtmlField(props: RichTextProps) {
  const { rotulo, valor, mudar, erro } = props
  const [isRaw] = useState(() => holdsMore(valor))
  if (!isRaw) return <RichText {...props} />

  return (
    <Textarea
      label={rotulo}
      description="Este texto tem partes que o editor não conhece: mude aqui o HTML. Scripts e estilos são tirados ao salvar."
      autosize
      minRows={4}
      maxRows={24}
      styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
      value={valor}
      error={erro}
      onChange={(event) => mudar(event.currentTarget.value)}
    />
  )
}

function holdsMore(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html')

  return body.querySelector(`:not(${KNOWN})`) !== null
}
