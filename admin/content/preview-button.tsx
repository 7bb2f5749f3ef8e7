import { Button, Modal } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { PreviewFrame } from '#admin/components/page/preview-frame.tsx'
import { pageDocument } from './preview-document.ts'

type PreviewButtonProps<Shown extends { html: string }> = {
  /** The title of the dialog. */
  title: string
  /** The title of the frame, for screen readers. */
  frameTitle: string
  text: { titulo: string; resumo: string }
  /** Renders the unsaved text as the shop would. */
  render: () => Promise<Shown>
  /** What to say below it. */
  children?: (shown: Shown) => ReactNode
}

/** A text as the shop would show it, with its unsaved changes. */
export function PreviewButton<Shown extends { html: string }>({
  title,
  frameTitle,
  text,
  render,
  children,
}: PreviewButtonProps<Shown>) {
  const [shown, setShown] = useState<Shown | null>(null)
  const { save, saving } = useSave()

  async function show() {
    const outcome = await save(render)
    if (outcome.ok) setShown(outcome.result)
  }

  return (
    <>
      <Button variant="default" loading={saving} onClick={() => void show()}>
        Ver como fica
      </Button>
      <Modal opened={shown !== null} onClose={() => setShown(null)} size="80rem" title={title}>
        <PreviewFrame
          title={frameTitle}
          html={pageDocument({ ...text, html: shown?.html ?? '' })}
          height={560}
        />
        {shown && children?.(shown)}
      </Modal>
    </>
  )
}
