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
import type { StoredPicture } from '#contract/content/pictures.ts'
import type { Picture } from '#contract/picture.ts'
import { FileDrop } from './file-drop.tsx'
import classes from './picture-field.module.css'
import { PictureTile } from './picture-tile.tsx'

/** A stored picture with its alt text. */
export type FieldPicture = Picture & { arquivo: string }

type PictureFieldProps = {
  label: string
  description?: string
  value: FieldPicture[]
  onChange: (change: (pictures: FieldPicture[]) => FieldPicture[]) => void
  /** Maximum number; with 1, a new picture replaces the old one. */
  max?: number
  /** Initial alt text of a new picture. */
  alt?: string
  error?: string | undefined
  /** Stores a file that is no picture of the catalogue; such a picture can't be cropped. */
  upload?: (arquivo: File) => Promise<StoredPicture>
  /** Whether each picture says what it shows; those of a series do not. */
  described?: boolean
}

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml']

const CropDialog = lazy(() => import('./crop-dialog.tsx').then(({ CropDialog }) => ({ default: CropDialog })))

/**
 * Pictures to upload, sort, crop and describe. Files are dropped or chosen; sorting works by mouse, touch or keyboard.
 */
export function PictureField({
  label,
  description,
  value,
  onChange,
  max = 60,
  alt = '',
  error,
  upload,
  described = true,
}: PictureFieldProps) {
  const [cropping, setCropping] = useState<FieldPicture | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  async function send(arquivo: File) {
    const picture = { ...(await (upload ? upload(arquivo) : api.pictures.upload({ arquivo }))), alt }
    onChange((old) => (max === 1 ? [picture] : withOne(old, picture).slice(0, max)))
  }

  function replace(arquivo: string, next: Partial<FieldPicture>) {
    onChange((old) => old.map((one) => (one.arquivo === arquivo ? { ...one, ...next } : one)))
  }

  function move({ active, over }: DragEndEvent) {
    if (!over || active.id === over.id) return
    onChange((old) => {
      const place = (id: string | number) => old.findIndex(({ arquivo }) => arquivo === id)
      return arrayMove(old, place(active.id), place(over.id))
    })
  }

  return (
    <Input.Wrapper label={label} description={description} error={error} labelElement="div">
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={move}
        accessibility={{ screenReaderInstructions: { draggable: HOW_TO_MOVE }, announcements: spoken(value) }}
      >
        <SortableContext items={value.map(({ arquivo }) => arquivo)} strategy={rectSortingStrategy}>
          <ol className={classes['tiles']}>
            {value.map((picture, i) => (
              <PictureTile
                key={picture.arquivo}
                picture={picture}
                name={`${label}, ${i + 1} de ${value.length}`}
                first={described && i === 0 && max > 1}
                onAlt={described ? (alt) => replace(picture.arquivo, { alt }) : null}
                onCrop={upload ? null : () => setCropping(picture)}
                onRemove={() => onChange((old) => old.filter(({ arquivo }) => arquivo !== picture.arquivo))}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <FileDrop
        label={label}
        text={`Arraste ${max > 1 ? 'imagens' : 'uma imagem'} para cá, ou clique para escolher`}
        icon={IconPhotoPlus}
        mediaTypes={TYPES}
        multiple={max > 1}
        upload={send}
        rejection="não é uma imagem JPEG, PNG, WebP, AVIF ou SVG."
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

/** Screen reader announcements while a picture is dragged. */
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
