import '@mantine/dropzone/styles.css'
import { Text } from '@mantine/core'
import { Dropzone, type FileRejection } from '@mantine/dropzone'
import type { Icon } from '@tabler/icons-react'
import { useState } from 'react'
import { failureOf } from '#admin/shell/failure.ts'
import { useReadOnly } from '../form/editable.tsx'
import { showError } from '../page/show-error.ts'
import classes from './file-drop.module.css'

type FileDropProps = {
  /** Names the upload for screen readers. */
  label: string
  /** `Arraste PDFs para cá, ou clique para escolher`. */
  text: string
  icon: Icon
  /** Accepted media types. */
  mediaTypes: string[]
  multiple: boolean
  upload: (arquivo: File) => Promise<void>
  /** The error for a rejected file, after its name: `não é um PDF.` */
  rejection: string
  /** Maximum size of a file. */
  megabytes?: number
}

/** Uploads files that are dropped or chosen. An error shows the file's name. */
export function FileDrop({
  label,
  text,
  icon: Icone,
  mediaTypes,
  multiple,
  upload,
  rejection,
  megabytes = 20,
}: FileDropProps) {
  const [sending, setSending] = useState(0)
  const reading = useReadOnly()

  /** Uploads one at a time, which keeps the order and limits the server's memory. */
  async function send(files: File[]) {
    setSending((count) => count + files.length)
    for (const file of files) {
      try {
        await upload(file)
      } catch (error) {
        showError(`${file.name}: ${failureOf(error).mensagem}`)
      }
      setSending((count) => count - 1)
    }
  }

  function whyNot({ file, errors }: FileRejection): string {
    return errors.some(({ code }) => code === 'file-too-large')
      ? `${file.name} é grande demais: até ${megabytes} MB cada.`
      : `${file.name} ${rejection}`
  }

  if (reading) return null

  return (
    <Dropzone
      onDrop={send}
      onReject={(files) => files.forEach((file) => void showError(whyNot(file)))}
      accept={mediaTypes}
      maxSize={megabytes * 1024 * 1024}
      multiple={multiple}
      loading={sending > 0}
      inputProps={{ 'aria-label': `Enviar: ${label}` }}
      className={classes['drop'] ?? ''}
    >
      <Icone size={20} aria-hidden />
      <Text size="sm" component="span">
        {text}
      </Text>
    </Dropzone>
  )
}
