import '@mantine/dropzone/styles.css'
import { Text } from '@mantine/core'
import { Dropzone, type FileRejection } from '@mantine/dropzone'
import { notifications } from '@mantine/notifications'
import type { Icon } from '@tabler/icons-react'
import { useState } from 'react'
import { failureOf } from '#admin/shell/failure.ts'
import { useReading } from '../form/editable.tsx'
import classes from './file-drop.module.css'

type FileDropProps = {
  /** What is sent here, for who can't see it. */
  rotulo: string
  /** `Arraste PDFs para cá, ou clique para escolher`. */
  texto: string
  icone: Icon
  /** The media types that can be chosen. */
  tipos: string[]
  varios: boolean
  enviar: (arquivo: File) => Promise<void>
  /** What is said of a file that is no such thing, after its name: `não é um PDF.` */
  recusa: string
}

const MEGABYTES = 20

/** A place to drop files, or to choose them. They are sent one after the other; what fails is told with the file's name. */
export function FileDrop({ rotulo, texto, icone: Icone, tipos, varios, enviar, recusa }: FileDropProps) {
  const [sending, setSending] = useState(0)
  const reading = useReading()

  /** One after the other, so that they keep their order and the server its memory. */
  async function send(files: File[]) {
    setSending((count) => count + files.length)
    for (const file of files) {
      try {
        await enviar(file)
      } catch (error) {
        tell(`${file.name}: ${failureOf(error).mensagem}`)
      }
      setSending((count) => count - 1)
    }
  }

  function whyNot({ file, errors }: FileRejection): string {
    return errors.some(({ code }) => code === 'file-too-large')
      ? `${file.name} é grande demais: até ${MEGABYTES} MB cada.`
      : `${file.name} ${recusa}`
  }

  if (reading) return null

  return (
    <Dropzone
      onDrop={send}
      onReject={(files) => files.forEach((file) => void tell(whyNot(file)))}
      accept={tipos}
      maxSize={MEGABYTES * 1024 * 1024}
      multiple={varios}
      loading={sending > 0}
      inputProps={{ 'aria-label': `Enviar: ${rotulo}` }}
      className={classes['drop'] ?? ''}
    >
      <Icone size={20} aria-hidden />
      <Text size="sm" component="span">
        {texto}
      </Text>
    </Dropzone>
  )
}

function tell(message: string) {
  notifications.show({ message, color: 'red', autoClose: false, role: 'alert' })
}
