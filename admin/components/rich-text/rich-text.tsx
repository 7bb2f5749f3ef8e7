import { Input, Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'

export type RichTextProps = {
  /** The name of the field, for all to see and hear. */
  rotulo: string
  descricao?: string
  /** HTML; the server takes out what the shop's pages must not hold. */
  valor: string
  mudar: (html: string) => void
  erro?: string | undefined
}

/** The editor is heavier than most pages: it is fetched where somebody writes. */
const Editor = lazy(() =>
  import('./rich-text-editor.tsx').then(({ RichTextEditorField }) => ({ default: RichTextEditorField })),
)

/** A field for text with headings, lists, tables and links. */
export function RichText(props: RichTextProps) {
  const { rotulo, descricao, erro } = props

  return (
    <Input.Wrapper label={rotulo} description={descricao} error={erro} labelElement="div">
      <Suspense fallback={<Skeleton h={180} mt={4} />}>
        <Editor {...props} />
      </Suspense>
    </Input.Wrapper>
  )
}
