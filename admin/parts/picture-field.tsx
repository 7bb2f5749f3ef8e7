import '@mantine/dropzone/styles.css'
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable'
import { Input, Text } from '@mantine/core'
import { Dropzone, type FileRejection } from '@mantine/dropzone'
import { notifications } from '@mantine/notifications'
import { IconPhotoPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { Picture } from '#contract/picture.ts'
import { api } from '../api.ts'
import { failureOf } from '../failure.ts'
import classes from './picture-field.module.css'
import { PictureTile } from './picture-tile.tsx'

/** A stored picture with the words that stand for it. */
export type FieldPicture = Picture & { arquivo: string }

type PictureFieldProps = {
  rotulo: string
  descricao?: string
  valor: FieldPicture[]
  mudar: (change: (pictures: FieldPicture[]) => FieldPicture[]) => void
  /** How many there may be; with 1, a new one takes the place of the old. */
  ate?: number
  /** What a new picture is told to show until somebody says it better. */
  alt?: string
  erro?: string | undefined
}

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml']

const MAX_BYTES = 20 * 1024 * 1024

const CropDialog = lazy(() => import('./crop-dialog.tsx').then(({ CropDialog }) => ({ default: CropDialog })))

/** Pictures that are sent, put in order, cropped and described. Files are dropped or chosen; the order is changed by mouse, finger or keys. */
export function PictureField({
  rotulo,
  descricao,
  valor,
  mudar,
  ate = 60,
  alt = '',
  erro,
}: PictureFieldProps) {
  const [sending, setSending] = useState(0)
  const [cropping, setCropping] = useState<FieldPicture | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  /** One after the other, so that they keep their order and the server its memory. */
  async function send(files: File[]) {
    setSending((count) => count + files.length)
    for (const arquivo of files) {
      try {
        const picture = { ...(await api.pictures.upload({ arquivo })), alt }
        mudar((old) => (ate === 1 ? [picture] : withOne(old, picture).slice(0, ate)))
      } catch (error) {
        tell(`${arquivo.name}: ${failureOf(error).mensagem}`)
      }
      setSending((count) => count - 1)
    }
  }

  function replace(arquivo: string, next: Partial<FieldPicture>) {
    mudar((old) => old.map((one) => (one.arquivo === arquivo ? { ...one, ...next } : one)))
  }

  function move({ active, over }: DragEndEvent) {
    if (!over || active.id === over.id) return
    mudar((old) => {
      const place = (id: string | number) => old.findIndex(({ arquivo }) => arquivo === id)
      return arrayMove(old, place(active.id), place(over.id))
    })
  }

  return (
    <Input.Wrapper label={rotulo} description={descricao} error={erro} labelElement="div">
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={move}
        accessibility={{ screenReaderInstructions: { draggable: HOW_TO_MOVE }, announcements: spoken(valor) }}
      >
        <SortableContext items={valor.map(({ arquivo }) => arquivo)} strategy={rectSortingStrategy}>
          <ol className={classes['tiles']}>
            {valor.map((picture, i) => (
              <PictureTile
                key={picture.arquivo}
                picture={picture}
                nome={`${rotulo}, ${i + 1} de ${valor.length}`}
                first={i === 0 && ate > 1}
                onAlt={(alt) => replace(picture.arquivo, { alt })}
                onCrop={() => setCropping(picture)}
                onRemove={() => mudar((old) => old.filter(({ arquivo }) => arquivo !== picture.arquivo))}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <Dropzone
        onDrop={send}
        onReject={(files) => files.forEach((file) => void tell(whyNot(file)))}
        accept={TYPES}
        maxSize={MAX_BYTES}
        multiple={ate > 1}
        loading={sending > 0}
        inputProps={{ 'aria-label': `Enviar: ${rotulo}` }}
        className={classes['drop'] ?? ''}
      >
        <IconPhotoPlus size={20} aria-hidden />
        <Text size="sm" component="span">
          Arraste {ate > 1 ? 'imagens' : 'uma imagem'} para cá, ou clique para escolher
        </Text>
      </Dropzone>
      {cropping && (
        <Suspense>
          <CropDialog
            picture={cropping}
            onClose={() => setCropping(null)}
            onCropped={(cropped) => {
              replace(cropping.arquivo, cropped)
              setCropping(null)
            }}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  )
}

/** The same file twice is one picture. */
function withOne(old: FieldPicture[], picture: FieldPicture) {
  return old.some(({ arquivo }) => arquivo === picture.arquivo) ? old : [...old, picture]
}

function whyNot({ file, errors }: FileRejection): string {
  return errors.some(({ code }) => code === 'file-too-large')
    ? `${file.name} é grande demais: até 20 MB por imagem.`
    : `${file.name} não é uma imagem JPEG, PNG, WebP, AVIF ou SVG.`
}

function tell(message: string) {
  notifications.show({ message, color: 'red', autoClose: false, role: 'alert' })
}

/** What is said aloud while a picture is on its way. */
function spoken(pictures: FieldPicture[]): Announcements {
  const place = (over: { id: string | number } | null) =>
    `posição ${pictures.findIndex(({ arquivo }) => arquivo === over?.id) + 1} de ${pictures.length}`

  return {
    onDragStart: ({ active }) => `Imagem na mão: ${place(active)}.`,
    onDragOver: ({ over }) => `Imagem sobre a ${place(over)}.`,
    onDragEnd: ({ over }) => `Imagem solta na ${place(over)}.`,
    onDragCancel: () => 'A imagem ficou onde estava.',
  }
}

const HOW_TO_MOVE =
  'Para mover esta imagem, aperte espaço, leve-a com as setas e aperte espaço de novo. Esc desiste.'
