import { Input, Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'

export type RichTextProps = {
  /** Label of the field, also for screen readers. */
  label: string
  description?: string
  /** HTML; the server removes what the shop's pages must not contain. */
  value: string
  onChange: (html: string) => void
  error?: string | undefined
}

/** Loaded on demand: the editor is larger than most pages. */
const Editor = lazy(() =>
  import('./rich-text-editor.tsx').then(({ RichTextEditorField }) => ({ default: RichTextEditorField })),
)

/** A field for text with headings, lists, tables and links. */
export function RichText(props: RichTextProps) {
  const { label, description, error } = props

  return (
    <Input.Wrapper label={label} description={description} error={error} labelElement="div">
      <Suspense fallback={<Skeleton h={180} mt={4} />}>
        <Editor {...props} />
      </Suspense>
    </Input.Wrapper>
  )
}
