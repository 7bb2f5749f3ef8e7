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
import { Input } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { api } from '#admin/shell/api.ts'
import type { Picture } from '#contract/picture.ts'
import { FileDrop } from './file-drop.tsx'
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
  const [cropping, setCropping] = useState<FieldPicture | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  async function send(arquivo: File) {
    const picture = { ...(await api.pictures.upload({ arquivo })), alt }
    mudar((old) => (ate === 1 ? [picture] : withOne(old, picture).slice(0, ate)))
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
      <FileDrop
        rotulo={rotulo}
        texto={`Arraste ${ate > 1 ? 'imagens' : 'uma imagem'} para cá, ou clique para escolher`}
        icone={IconPhotoPlus}
        tipos={TYPES}
        varios={ate > 1}
        enviar={send}
        recusa="não é uma imagem JPEG, PNG, WebP, AVIF ou SVG."
      />
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
